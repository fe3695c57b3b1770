import { type Currency, writeAmount } from '@margine/engine'
import { currencySymbols } from '../../../format.ts'

/** A price with all the decimals it was entered with: `24,90 €`, `19,999 €`. */
export const writePrice = (price: number, currency: Currency): string =>
  `${writeAmount(price, 2)}\u00a0${currencySymbols[currency]}`
