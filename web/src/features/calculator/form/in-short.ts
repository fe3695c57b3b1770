import { type CalculationFormData, readSale } from '@margine/engine'
import { strings } from '../../../application-strings.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatMoney, formatRate } from '../../../format.ts'

const words = strings.calculator

const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ')

/** Who ships, and what the customer pays for it. */
export function shippingInShort(form: CalculationFormData): string {
  const { country } = ratesOf(form)
  const { seller, amazon, customerPays } = words.shipping
  const { spedizioneIncassata } = readSale(form)
  return joined([
    form.logisticaAmazon == null ? seller : amazon,
    spedizioneIncassata > 0 && customerPays(formatMoney(spedizioneIncassata, country.currency)),
  ])
}

/** The costs that are set in «Altri costi». */
export function otherCostsInShort(form: CalculationFormData): string {
  const { country, payment } = ratesOf(form)
  const { none, ...named } = words.otherCosts
  const { packaging, pubblicita, pubblicitaIn, resi } = readSale(form)
  const money = (amount: number) => formatMoney(amount, country.currency)
  const advertising = () => (pubblicitaIn === 'euro' ? money(pubblicita) : formatRate(pubblicita))
  const terms = payment && [
    payment.percent > 0 && formatRate(payment.percent),
    payment.fixed > 0 && money(payment.fixed),
  ]
  const costs = joined([
    packaging !== 0 && named.packaging(money(packaging)),
    pubblicita !== 0 && named.pubblicita(advertising()),
    terms?.some(Boolean) === true && named.pagamento(terms.filter(Boolean).join(' + ')),
    resi !== null && resi.percentuale > 0 && named.resi(formatRate(resi.percentuale)),
  ])
  return costs || none
}

/** Where the product is sold. */
export function placeInShort(form: CalculationFormData): string {
  const { cards, country } = ratesOf(form)
  const marketplace = cards.marketplaces[form.marketplace]?.label ?? form.marketplace
  return `${marketplace} · ${country.name}`
}
