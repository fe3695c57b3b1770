import { getOrInsert } from '../get-or-insert.ts'

/** How charges are set against cards. */
export type CheckTerms = {
  regime: 'ordinario' | 'forfettario'
  /** VAT on the fees of those who charge it, in percent. */
  feesVATPercent: number
  /** As the seller's files name it; blank where they don't. */
  category: string
  /** The day of the card that counts instead of that of each sale; blank for none. */
  day: string
}

/** What fees of a file are times those without VAT: as it should be, and as it is not. */
export type FeesVAT = { vat: number; otherVAT: number }

export function feesVATOf(includesVAT: boolean, { feesVATPercent }: CheckTerms): FeesVAT {
  const withVAT = 1 + feesVATPercent / 100
  return includesVAT ? { vat: withVAT, otherVAT: 1 } : { vat: 1, otherVAT: withVAT }
}

/** What was charged and what a card says, in cents as the file has them, and how often. */
type Charge = { charged: number; expected: number; vat: number; count: number }

type Difference<Why> = { why: Why; found: string | null; cents: number }

/** Adds up charges and what cards say of them, as they count in a regime, and what the differences come from. */
export class Differences<Why extends string> {
  expected = 0
  difference = 0
  readonly #regime: CheckTerms['regime']
  readonly #byWhy = new Map<string, Difference<Why>>()

  constructor({ regime }: CheckTerms) {
    this.#regime = regime
  }

  /** @param found what more is known of why, which tells two of the same kind apart */
  add({ charged, expected, vat, count }: Charge, why: Why, found: string | null = null): void {
    const counted = this.#regime === 'forfettario' ? 1 : vat
    const off = ((charged - expected) / counted) * count
    this.expected += (expected / counted) * count
    this.difference += off
    const same = getOrInsert(this.#byWhy, `${why} ${found}`, () => ({ why, found, cents: 0 }))
    same.cents += Math.abs(off)
  }

  /** What most of the difference comes from; null where there is none. */
  get most(): Difference<Why> | null {
    let most: Difference<Why> | null = null
    for (const one of this.#byWhy.values())
      if (one.why !== 'uguale' && one.cents > (most?.cents ?? 0)) most = one
    return most
  }
}
