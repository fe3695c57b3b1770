import { hasOnePrice, type Trial } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { adviceWords as words } from './advice-words.ts'

/**
 * Writes amounts as they would be entered in the form; says so where VAT is unusual (price without, cost
 * with), and of any cost in the forfettario regime, where it is what the sale costs.
 */
export function amountsOf({ sale, rates }: Trial) {
  const { country, vatPercent, servicesVat } = rates
  const { prezzoIncludesIVA, costoIncludesIVA } = sale
  const isForfettario = servicesVat !== null
  const money = (amount: number) => formatMoney(amount, country.currency)
  const costWithoutVat = (amount: number) =>
    isForfettario && vatPercent > 0 ? words.withoutVat(money(amount)) : money(amount)
  return {
    money,
    price: (amount: number) =>
      prezzoIncludesIVA || hasOnePrice(rates) ? money(amount) : words.withoutVat(money(amount)),
    cost: (amount: number) =>
      costoIncludesIVA && vatPercent > 0 ? words.withVat(money(amount)) : costWithoutVat(amount),
  }
}
