import { bought, isAbout } from '../layouts/beginnings.ts'
import { titleOf } from '../layouts/title.ts'
import { currencyOf } from '../numbers/number-style.ts'
import { textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'

/** What a sentence says for all amounts of a kind where their own titles don't say it. */
type Saying<Value> = { text: string; says: Value }

/** What stands above titles of the VAT and of the currency of some amounts; where one says several things, none counts. */
export type Sayings = { vat: readonly Saying<boolean>[]; currency: readonly Saying<string>[] }

type Above = Pick<Table, 'preface' | 'sheets'>

/** The amounts that a sentence may be about. */
const kinds: Readonly<Record<Kind, readonly string[]>> = {
  price: ['prezz', 'listin', 'importo', 'importi', 'valor', 'price'],
  cost: ['cost', 'importo', 'importi', 'valor', ...bought],
}

type Kind = 'price' | 'cost'

/** Other amounts, which nothing is said of here. */
const others = [
  ...['sped', 'trasport', 'consegn', 'shipping', 'imball', 'packag'],
  ...['commission', 'pubblicit', 'fee', 'fees'],
]

/** «Prezzi di acquisto», a stock's worth: no prices of the list. */
const noPrices = [...bought, 'magazz', 'giacenz']

/** Whether a part of a sentence is of some amounts: it says so, or the sentence does and it names none. */
function isOf(kind: Kind, clause: string, sentence: string): boolean {
  const isNamed = isAbout(clause, [...kinds.price, ...kinds.cost, ...others])
  const text = isNamed ? clause : sentence
  const isNone = isAbout(text, others) || (kind === 'price' && isAbout(text, noPrices))
  return isAbout(text, kinds[kind]) && !isNone
}

/** The parts of a sentence: each may be about something else. */
const clausesOf = (text: string): string[] => text.split(/[,;:()[\]|/]+| [-\u2013\u2014] /)

/** The currency that a part of a sentence ends with: «prezzi in USD», «USD»; in «Pen Drive» there is none. */
function currencyIn(clause: string): string | null {
  const behind =
    /(?:^|\bin |\bvaluta |prezzi |costi |importi )([A-Z]{3}|\p{Ll}{4,}|[$\u20ac\u00a3\u00a5])$/u
  const [, code = ''] = behind.exec(clause.trim()) ?? []
  return code === '' ? null : currencyOf(code)
}

/** No sentence about a list is longer. */
const longest = 120

/** The first sentence for each thing that sentences say. */
const eachOnce = <Value>(all: readonly Saying<Value>[]): readonly Saying<Value>[] =>
  all.filter((one, at) => all.findIndex(({ says }) => says === one.says) === at)

/** Amounts that name no currency are in euro. */
const saysMore = (all: readonly Saying<string>[]) => all.some(({ says }) => says !== 'EUR')

/** What stands above the titles, and in the name of the only sheet. */
function textsAbove({ preface, sheets }: Above): string[] {
  const [sheet = '', ...more] = sheets?.read ?? []
  const texts = preface.flatMap((row) => row.map(textIn))
  const all = new Set([...texts, more.length === 0 ? sheet : ''])
  return [...all].filter((text) => text !== '' && text.length <= longest)
}

/** What speaks of VAT there, and of no amounts: «IVA esclusa». */
export const ofNoAmounts = (table: Above): string[] =>
  textsAbove(table).filter((text) => {
    const { subject, includesVAT } = titleOf(text)
    return subject === '' && includesVAT !== null
  })

/** What stands above the titles, or in the name of the only sheet, of some amounts: «Prezzi IVA esclusa, in USD». */
export function sayingsAbove(table: Above, kind: Kind): Sayings {
  const found = textsAbove(table).flatMap((text) =>
    clausesOf(text)
      .map((clause) => ({ text, ...titleOf(clause), currency: currencyIn(clause) }))
      .filter(({ words }) => isOf(kind, words, titleOf(text).words)),
  )
  const currency = found.flatMap(({ text, currency: says }) =>
    says === null ? [] : { text, says },
  )
  return {
    vat: eachOnce(
      found.flatMap(({ text, includesVAT: says }) => (says === null ? [] : { text, says })),
    ),
    currency: saysMore(currency) ? eachOnce(currency) : [],
  }
}

const agreed = <Value>([first, ...others]: readonly Saying<Value>[]): Value | null =>
  first === undefined || others.length > 0 ? null : first.says

/** What a sentence may call the amounts of a column: costs are called prices where their own title calls them so. */
const kindsOf = (kind: Kind, title: string): readonly Kind[] =>
  kind === 'cost' && titleOf(title).subject === 'prezzo' ? ['cost', 'price'] : [kind]

type Titled = Above & Pick<Table, 'header'>

const saidOf = <Value>(
  table: Titled,
  kind: Kind,
  column: number,
  sayings: (said: Sayings) => readonly Saying<Value>[],
): Value | null => {
  const kinds = kindsOf(kind, table.header[column] ?? '')
  const [said = null] = kinds
    .map((one) => agreed(sayings(sayingsAbove(table, one))))
    .filter((one) => one !== null)
  return said
}

/**
 * Whether the prices or costs of a column include VAT by what stands above the titles; null where that doesn't say, or
 * contradicts itself.
 */
export const vatAbove = (table: Titled, kind: Kind, column: number): boolean | null =>
  saidOf(table, kind, column, ({ vat }) => vat)

/** The currency of the prices or costs of a column by what stands above the titles; null likewise. */
export const currencyAbove = (table: Titled, kind: Kind, column: number): string | null =>
  saidOf(table, kind, column, ({ currency }) => currency)
