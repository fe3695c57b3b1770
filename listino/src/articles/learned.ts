import {
  type ChargedRate,
  type PieceFacts,
  rateKey,
  ratesIn,
  type Sales,
  salesIn,
  salesKey,
} from '../costs/piece-facts.ts'

/** The roles of what reports told of a piece, marketplace by marketplace. */
export const learnedRoles = ['learnedSales', 'learnedRates'] as const

export type LearnedRole = (typeof learnedRoles)[number]

const written = (number: number): string => String(number).replace('.', ',')

const numberIn = (text = ''): number => Number(text.replace(',', '.'))

const between = ' | '

/** What was told of a piece, as cells that {@link learnedIn} reads: «amazon 2,5 | ebay 3», «amazon 15,02% su 98,4% (base/home)». */
export const wordsOfLearned: Record<LearnedRole, (facts: PieceFacts) => string> = {
  learnedSales: (facts) =>
    salesIn(facts)
      .map(([, marketplace, { monthly }]) => `${marketplace} ${written(monthly)}`)
      .join(between),
  learnedRates: (facts) =>
    ratesIn(facts)
      .map(([, marketplace, { percent, share, categories }]) => {
        const named = categories.length === 0 ? '' : ` (${categories.join('/')})`
        return `${marketplace} ${written(percent)}% su ${written(share)}%${named}`
      })
      .join(between),
}

const sales = /^(\S+) ([\d,e+-]+)$/
const rates = /^(\S+) ([\d,e+-]+)% su ([\d,e+-]+)%(?: \(([^()]+)\))?$/

function oneIn(role: LearnedRole, text: string): Record<string, ChargedRate | Sales> | null {
  const [, marketplace, first, share, categories] =
    (role === 'learnedSales' ? sales : rates).exec(text) ?? []
  if (marketplace === undefined || Number.isNaN(numberIn(first))) return null
  if (role === 'learnedSales') return { [salesKey(marketplace)]: { monthly: numberIn(first) } }
  if (Number.isNaN(numberIn(share))) return null
  const named = categories?.split('/') ?? []
  const rate = { percent: numberIn(first), share: numberIn(share), categories: named }
  return { [rateKey(marketplace)]: rate }
}

/** What a cell says of a piece, nothing where it is blank; null where that can't be read. */
export function learnedIn(role: LearnedRole, text: string): PieceFacts | null {
  if (text.trim() === '') return {}
  let learned: PieceFacts = {}
  for (const one of text.split('|')) {
    const found = oneIn(role, one.trim())
    if (found === null) return null
    learned = { ...learned, ...found }
  }
  return learned
}
