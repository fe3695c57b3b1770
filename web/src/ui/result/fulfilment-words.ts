import { type Currency, type Fulfilment, withoutNoise, writeAmount } from '@margine/engine'
import { formatRate } from '../../format.ts'
import { exactMoney } from './step-figures.ts'

const words = {
  dangerous: (amount: string) => `${amount} per merce pericolosa`,
  surcharge: (rate: string) => `${rate} carburante`,
  lowPrice: 'a basso prezzo',
}

/** A number that is no amount, as Italians write it. */
export const inFigures = (value: number): string => writeAmount(withoutNoise(value), 0)

/** The tier of a piece: «Busta standard, 180 g». */
export const tierInWords = ({ label, weight }: Pick<Fulfilment, 'label' | 'weight'>): string =>
  `${label}, ${inFigures(weight * 1000)}\u00a0g`

/** What a fee is made of: «3,45 € + 1,5% carburante». */
export function feeInWords(fulfilment: Fulfilment, currency: Currency): string {
  const { tierFee, dangerous, surchargePercent } = fulfilment
  return [
    exactMoney(withoutNoise(tierFee), currency),
    dangerous > 0 && words.dangerous(exactMoney(dangerous, currency)),
    surchargePercent > 0 && words.surcharge(formatRate(surchargePercent)),
  ]
    .filter(Boolean)
    .join(' + ')
}

/** Why Amazon takes what it takes: «Busta standard, 180 g: 3,45 € + 1,5% carburante». */
export function fulfilmentInWords(fulfilment: Fulfilment, currency: Currency): string {
  const tier = tierInWords(fulfilment)
  const kind = fulfilment.isLowPrice ? `${tier}, ${words.lowPrice}` : tier
  return `${kind}: ${feeInWords(fulfilment, currency)}`
}
