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

function numberIn(text = ''): number {
  const number = text === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : Number.NaN
}

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

/** A share in percent; NaN where a text is none. */
const percentIn = (text = ''): number =>
  text.endsWith('%') ? numberIn(text.slice(0, -1)) : Number.NaN

function rateIn([first, of, second, named = '()', ...more]: string[]): ChargedRate | null {
  const [percent, share] = [percentIn(first), percentIn(second)]
  const isNamed = named.startsWith('(') && named.endsWith(')') && more.length === 0
  if (of !== 'su' || !isNamed || Number.isNaN(percent + share)) return null
  const categories = named.slice(1, -1)
  return { percent, share, categories: categories === '' ? [] : categories.split('/') }
}

function oneIn(role: LearnedRole, text: string): Record<string, ChargedRate | Sales> | null {
  const [marketplace = '', ...said] = text.split(' ')
  if (role === 'learnedRates') {
    const rate = rateIn(said)
    return rate && { [rateKey(marketplace)]: rate }
  }
  const [monthly, ...more] = [numberIn(said[0]), ...said.slice(1)]
  return Number.isNaN(monthly) || more.length > 0 ? null : { [salesKey(marketplace)]: { monthly } }
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
