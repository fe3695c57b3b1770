import { type CalculationFormData, ratesOf } from '@margine/engine'
import { counted } from '../counted.ts'
import { RatesBook } from './rates-book.ts'

/** How many articles are sold in each country. */
export type SoldIn = ReadonlyMap<string, number>

/** Countries with a currency of their own that Margine calculates in euro. */
const inEuroToo = ['GB', 'CA', 'AU', 'BR', 'MX', 'JP'] as const

const sold = (number: number) =>
  counted(number, 'articolo venduto in un altro paese', 'articoli venduti in altri paesi')

/** What counts for a sale outside Italy though the form says otherwise, or may be meant for Italy alone. */
function rulesAbroad(form: CalculationFormData): string[] {
  const { card } = ratesOf({ ...form, paese: 'IT' }).cards.tariffOf(form.marketplace)
  const vat = form.aliquotaIVA?.trim() ?? ''
  return [
    'validFrom' in card && form.commissionePropria == null ? 'tariffe 1.3.1' : '',
    form.regime === 'forfettario' ? 'regime ordinario (perciò senza giudizio)' : '',
    vat === '' ? '' : `IVA ${vat}%, quella che hai scritto`,
  ].filter((rule) => rule !== '')
}

/** Countries that Margine calculates in a currency of their own. */
const inOther = ['US'] as const

/** In which currency an amount counts that names none, where it may be meant in another. */
function takenFor(soldIn: SoldIn, form: CalculationFormData): string[] {
  const countryOf = (paese: string) => ratesOf({ ...form, paese }).country
  const isSoldIn = (country: string) => (soldIn.get(country) ?? 0) > 0
  const inEuro = inEuroToo.filter(isSoldIn).map((country) => countryOf(country).name)
  const others = inOther
    .filter(isSoldIn)
    .map(countryOf)
    .map(({ name, currency }) => `${name}: importi senza valuta letti in ${currency}.`)
  return [
    ...(inEuro.length === 0 ? [] : [`${inEuro.join(', ')}: importi senza valuta letti in euro.`]),
    ...others,
  ]
}

/**
 * The rules by which articles outside Italy are calculated, in Italian; empty where there are none, or their rules are those
 * that were asked for.
 *
 * @example
 * abroadInWords(new Map([['FR', 2]]), { ...defaultFormData, tariffe: '2026-11-22' })
 * // '2 articoli venduti in altri paesi: tariffe 1.3.1.'
 */
export function abroadInWords(soldIn: SoldIn, form: CalculationFormData): string {
  let number = 0
  for (const [country, count] of soldIn) if (country !== 'IT') number += count
  if (number === 0) return ''
  // No country but Italy has dated cards: what one of them lacks, all lack.
  if (!new RatesBook(form).hasRatesIn('FR'))
    return `${sold(number)}, senza conto: TikTok Shop ha tariffe solo per l'Italia.`
  const rules = rulesAbroad(form)
  const said = rules.length === 0 ? '' : `${sold(number)}: ${rules.join(', ')}.`
  return [said, ...takenFor(soldIn, form)].filter((sentence) => sentence !== '').join(' ')
}
