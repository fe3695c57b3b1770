import { type CalculationFormData, ratesOf } from '@margine/engine'
import { RatesBook } from './rates-book.ts'

const sold = (number: number) =>
  number === 1
    ? '1 articolo venduto in un altro paese'
    : `${number.toLocaleString('it-IT', { useGrouping: 'always' })} articoli venduti in altri paesi`

/** What counts for a sale outside Italy though the form says otherwise, or may be meant for Italy alone. */
function rulesAbroad(form: CalculationFormData): string[] {
  const { card } = ratesOf({ ...form, paese: 'IT' }).cards.tariffOf(form.marketplace)
  const vat = form.aliquotaIVA?.trim() ?? ''
  return [
    'validFrom' in card ? 'tariffe 1.3.1' : '',
    form.regime === 'forfettario' ? 'regime ordinario' : '',
    vat === '' ? '' : `IVA ${vat}%, quella che hai scritto`,
  ].filter((rule) => rule !== '')
}

/**
 * By which rules articles outside Italy are reckoned, in Italian; empty where there are none, or their rules are those
 * that were asked for.
 *
 * @example
 * abroadInWords(2, { ...defaultFormData, tariffe: '2026-11-22' })
 * // '2 articoli venduti in altri paesi: tariffe 1.3.1.'
 */
export function abroadInWords(number: number, form: CalculationFormData): string {
  if (number === 0) return ''
  // No country but Italy has dated cards: what one of them lacks, all lack.
  if (!new RatesBook(form).hasRatesIn('FR'))
    return `${sold(number)}, senza conto: TikTok Shop ha tariffe solo per l'Italia.`
  const rules = rulesAbroad(form)
  return rules.length === 0 ? '' : `${sold(number)}: ${rules.join(', ')}.`
}
