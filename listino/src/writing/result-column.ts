import { parts, type Spent } from '../costs/parts.ts'
import { labelOf } from '../layouts/role.ts'
import type { Row } from '../list/row.ts'

export type ResultValue = string | number

/** A column of the results: text, the code of something, an amount as entered, a calculated amount or percentage, or a whole number. */
export type ResultColumn = {
  name: string
  kind: 'text' | 'code' | 'entered' | 'amount' | 'whole'
  value: (row: Row) => ResultValue
}

type Of = ResultColumn['value']

/** A column as files for programs and for people have it. */
export type TitledColumn = ResultColumn & {
  /** What a person reads above it. */
  title: string
  /** What a person reads in it, where that isn't what a program does. */
  shown?: Of
}

const column =
  (kind: ResultColumn['kind']) =>
  (name: string, title: string, value: Of, shown = value): TitledColumn => ({
    name,
    title,
    kind,
    value,
    shown,
  })

export const text = column('text')
export const code = column('code')
export const entered = column('entered')
export const amount = column('amount')
export const whole = column('whole')

/** An amount that only a row with figures has. */
export const figure = (name: string, title: string, of: (row: Row) => number): TitledColumn =>
  amount(name, title, (row) => (Number.isNaN(row.profit) ? Number.NaN : of(row)))

/** An expense, which reads back as it was: blank where nobody says it, a question mark where it is not known. */
export const expense = (part: Spent): TitledColumn =>
  entered(parts[part].column, labelOf(part), ({ entered: { [part]: amount } }) =>
    amount === null ? Number.NaN : Number.isNaN(amount) ? '?' : amount,
  )
