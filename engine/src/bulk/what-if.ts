/** What all rows are tried with. */
export type WhatIf = {
  /** By how many percent every price changes, more than -100; the new one is to the cent, and a cent at least. */
  prezzo: number
  /** By how many percent every cost changes, -100 or more; the new one is not rounded. */
  costo: number
  /** By how many percent every shipping changes, or what it is for all. */
  spedizione: { percent: number } | { amount: number }
}

/** As it is. */
export const asItIs: WhatIf = { prezzo: 0, costo: 0, spedizione: { percent: 0 } }

/** A what-if as what amounts are multiplied with. */
export type Factors = {
  isRepriced: boolean
  /** What a price is multiplied with to be its new one in cents. */
  priceCents: number
  costo: number
  spedizione: number
  /** What is added to the shipping then. */
  spedizioneAmount: number
}

/** Added before rounding: floating-point noise may leave half a cent a little short. */
const overNoise = 1 + 1e-15

const priceCentsAt = (prezzo: number): number => (100 + prezzo) * overNoise

export function factorsOf({ prezzo, costo, spedizione }: WhatIf): Factors {
  const isReplaced = 'amount' in spedizione
  return {
    isRepriced: prezzo !== 0,
    priceCents: priceCentsAt(prezzo),
    costo: 1 + costo / 100,
    spedizione: isReplaced ? 0 : 1 + spedizione.percent / 100,
    spedizioneAmount: isReplaced ? spedizione.amount : 0,
  }
}

/** A price changed by a factor of {@link Factors}, rounded as a seller would. */
export function repriced(price: number, priceCents: number): number {
  const cents = Math.floor(price * priceCents + 0.5)
  return (cents + Number(cents === 0)) / 100
}

/**
 * The price that a row is tried with.
 *
 * @example
 * priceIn({ ...asItIs, prezzo: 10 }, 9.95) // 10.95: 10.945 to the cent
 */
export const priceIn = ({ prezzo }: WhatIf, price: number): number =>
  prezzo === 0 ? price : repriced(price, priceCentsAt(prezzo))
