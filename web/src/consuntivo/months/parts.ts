import type { MonthResult, YearResult } from '@margine/listino'

/** What takes part of what buyers paid, in the order in which it does, and in which colour it is drawn; what is left comes last. */
const parts = [
  { key: 'rimborsi', color: 'resi', of: ({ rimborsi }: MonthResult) => rimborsi },
  { key: 'iva', color: 'iva', of: ({ iva }: MonthResult) => iva },
  {
    key: 'tariffe',
    color: 'commissione',
    of: ({ commissione, digitali, logistica, pubblicita, altriCosti }: MonthResult) =>
      commissione + digitali + logistica + pubblicita + altriCosti,
  },
  { key: 'merce', color: 'costo', of: ({ costo, spedizioni }: MonthResult) => costo + spedizioni },
  { key: 'speseFisse', color: 'packaging', of: ({ speseFisse }: MonthResult) => speseFisse },
  { key: 'tasse', color: 'pubblicita', of: ({ tasse }: MonthResult) => tasse },
  { key: 'resta', color: 'guadagno', of: ({ resta }: MonthResult) => resta },
] as const

export type MonthPart = (typeof parts)[number]

const inEuroAlone: readonly MonthPart['key'][] = ['speseFisse', 'tasse']

const maybeNone: readonly MonthPart['key'][] = ['rimborsi', 'iva']

/** The parts that a year has: fixed costs and taxes are in euro, and who charges no VAT may have given nothing back. */
export const partsOf = ({ total }: YearResult, currency: string): MonthPart[] =>
  parts.filter(
    ({ key, of }) =>
      !(currency !== 'EUR' && inEuroAlone.includes(key)) &&
      !(maybeNone.includes(key) && Math.abs(of(total)) < 0.005),
  )
