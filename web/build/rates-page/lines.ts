import {
  type Fee,
  feesInWords,
  type PublishedCard,
  type PublishedCategory,
  type Source,
} from '@margine/engine'
import { formatMoney, formatRate } from '../../src/format.ts'
import { onOwnLine } from '../../src/italian/fee-names.ts'

/** One thing that a card charges. */
export type Line = {
  name: string
  /** How much, in words. */
  charge: string
  source: Source
}

/** What a category pays in commission. */
export type CategoryLine = Line & Pick<PublishedCategory, 'key' | 'apart'>

/** What some categories pay beside it. */
export type BesideLine = Line & { categories: string[] }

const euro = (amount: number) => formatMoney(amount, 'EUR')

function chargeInWords(fee: Fee): string {
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return feesInWords([{ kind: 'commission', rate: fee.rate }], null, 'EUR').rate
    case 'minimum':
      return `almeno ${euro(fee.atLeast)} di commissione`
    case 'closing':
      return `${euro(fee.amount)} per ogni vendita`
    case 'order':
      return `${euro(fee.amount)} per ogni ordine`
    case 'plan':
      return `${euro(fee.amount)} per ogni pezzo`
    case 'listing':
      return `circa ${euro(fee.amount)}`
    case 'digitalServices':
    case 'vat':
      return `${formatRate(fee.share)} delle commissioni`
  }
}

const lineOf = (fee: Fee, { source }: PublishedCategory): Line => ({
  name: onOwnLine(fee.kind),
  charge: chargeInWords(fee),
  source: fee.source ?? source,
})

/** Everything that one category pays. */
export const linesOf = (category: PublishedCategory): Line[] =>
  category.fees.map((fee) => lineOf(fee, category))

/** What each category of a card pays in commission. */
export const categoryLines = ({ categories }: PublishedCard): CategoryLine[] =>
  categories.flatMap((category) =>
    category.fees
      .filter(({ kind }) => kind === 'commission')
      .map((fee) => ({ ...category, ...lineOf(fee, category), name: category.label })),
  )

/** What the categories of a card pay beside the commission: the same for several is one line. */
export function besideLines({ categories }: PublishedCard): BesideLine[] {
  const lines = new Map<string, BesideLine>()
  for (const category of categories)
    for (const fee of category.fees) {
      if (fee.kind === 'commission') continue
      const line = lineOf(fee, category)
      const same = JSON.stringify(line)
      const known = lines.get(same) ?? { ...line, categories: [] }
      known.categories.push(category.label)
      lines.set(same, known)
    }
  return [...lines.values()]
}

/** Some of the categories of a card, in as few words as say it. */
export function whichInWords(some: readonly string[], { categories }: PublishedCard): string {
  const others = categories.map(({ label }) => label).filter((label) => !some.includes(label))
  if (others.length === 0) return 'tutte le categorie'
  return others.length < some.length
    ? `tutte le categorie, tranne: ${others.join('; ')}`
    : some.join('; ')
}
