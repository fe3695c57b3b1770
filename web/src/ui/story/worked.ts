import { roundToCents } from '@margine/engine'
import type { Story } from './Story.tsx'

/** A story with the amount that it tells. */
export type Worked = Story & { amount: number }

/** How a sum is told whose rounded parts don't seem to come to it. */
export const rounded = 'Il conto usa tutti i decimali: qui le cifre sono arrotondate al centesimo.'

export type Term = { sign: '+' | '−'; of: Worked }

/** Within a sentence: `IVA` stays as it is. */
const within = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name[0]?.toLowerCase() + name.slice(1)

const written = (terms: readonly Term[], write: (of: Worked) => string) =>
  terms
    .map(({ sign, of }, at) => (at === 0 && sign === '+' ? write(of) : `${sign} ${write(of)}`))
    .join(' ')

type Head = Pick<Story, 'key' | 'name' | 'value'> & { amount: number }

/** An amount as it was read or said. */
export const given = (head: Head, why: string): Worked => ({
  ...head,
  formula: null,
  sum: head.value,
  why,
  origin: null,
  parts: [],
  isGiven: true,
})

/** An amount that follows from others, told by a formula and the same in numbers. */
export const worked = (
  head: Head,
  told: Pick<Story, 'sum' | 'parts'> & Partial<Pick<Story, 'formula' | 'why' | 'origin'>>,
): Worked => ({ formula: null, why: null, origin: null, ...head, ...told, isGiven: false })

/** A sum: terms of nothing are left out, but for the first. */
export function summed(head: Head, all: readonly Term[], why: string | null = null): Worked {
  const terms = all.filter(
    ({ of }, at) => at === 0 || Math.abs(of.amount) >= 0.005 || Number.isNaN(of.amount),
  )
  const shown = terms.reduce(
    (sum, { sign, of }) => sum + (sign === '+' ? 1 : -1) * roundToCents(of.amount),
    0,
  )
  const isOff = !Number.isNaN(shown) && roundToCents(shown) !== roundToCents(head.amount)
  if (terms.length === 1)
    return worked(head, { sum: head.value, why, parts: terms.map(({ of }) => of) })
  return worked(head, {
    formula: `${head.name} =\u00a0${written(terms, ({ name }) => within(name))}`,
    sum: `${written(terms, ({ value }) => value)} =\u00a0${head.value}`,
    why: [why, isOff ? rounded : null].filter((one) => one !== null).join(' ') || null,
    parts: terms.map(({ of }) => of),
  })
}
