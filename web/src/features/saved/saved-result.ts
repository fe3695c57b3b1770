import type { SavedRecord } from '@margine/contract'
import {
  type CalculationResult,
  type Rates,
  readSale,
  ruleInWords,
  type TaxedSale,
  type Taxes,
} from '@margine/engine'
import { calculate, ratesOf } from '../../calculation/rates.ts'
import { formOf, savedIn } from '../../calculation/saved-record.ts'
import { hasFields, isText } from '../../reading.ts'
import { linesOf } from './saved-lines.ts'
import { field, isBasis, isNumber, orElse, share } from './stored-values.ts'

/** Whether a stored result has the figures that screens can't do without. */
export const hasFigures = hasFields<
  Omit<CalculationResult, 'breakdown' | 'analisiCommissioni' | 'imposte'>
>({
  prezzoVendita: isNumber,
  prezzoFinale: isNumber,
  iva: isNumber,
  costiTotali: isNumber,
  guadagno: isNumber,
  margine: isNumber,
})

const isTaxes = hasFields<Taxes>({
  baseImponibile: isNumber,
  contributi: isNumber,
  impostaSostitutiva: isNumber,
  dopoImposte: isNumber,
})

/** What taxes take of a sale in the forfettario regime: as it was saved, or else by today's rules. */
function taxesOf(stored: unknown, sale: TaxedSale, { taxes }: Rates): { imposte?: Taxes } {
  if (taxes === null) return {}
  if (!isTaxes(stored)) return { imposte: taxes.on(sale) }
  const { baseImponibile, contributi, impostaSostitutiva, dopoImposte } = stored
  return { imposte: { baseImponibile, contributi, impostaSostitutiva, dopoImposte } }
}

/** The result as it was saved, with what is odd in its lines and explanations left out or worked out; null where its figures can't be read. */
export function savedResultOf(record: SavedRecord): CalculationResult | null {
  const { result } = savedIn(record)
  if (!hasFigures(result)) return null
  const { prezzoVendita, prezzoFinale, iva, costiTotali, guadagno, margine } = result
  const figures = { prezzoVendita, prezzoFinale, iva, costiTotali, guadagno, margine }
  const breakdown = linesOf(field(result, 'breakdown'), costiTotali)
  const stored = field(result, 'analisiCommissioni')
  const form = formOf(record)
  const rates = ratesOf(form)
  const quotaResi = readSale(form).resi?.percentuale ?? 0
  const fee = breakdown.find(({ color }) => color === 'commissione')
  const calcoloSu = orElse(isBasis, field(stored, 'calcoloSu'), fee?.calcoloSu ?? rates.rule.basis)
  const commissione = fee?.value ?? 0
  const base = calcoloSu === 'lordo' ? prezzoFinale : prezzoVendita
  const nominale = orElse(isNumber, field(stored, 'nominale'), share(commissione, base))
  const reale = orElse(isNumber, field(stored, 'reale'), share(commissione, prezzoVendita))
  const hidden = commissione - (nominale * prezzoVendita) / 100
  const note = field(stored, 'noteMarketplace')
  return {
    ...figures,
    breakdown,
    analisiCommissioni: {
      nominale,
      reale,
      differenza: orElse(isNumber, field(stored, 'differenza'), reale - nominale),
      impattoPrezzoNetto: orElse(isNumber, field(stored, 'impattoPrezzoNetto'), hidden),
      noteMarketplace: isText(note) ? note : null,
      calcoloSu,
      description: orElse(isText, field(stored, 'description'), ruleInWords(rates).description),
    },
    ...taxesOf(field(result, 'imposte'), { ...figures, quotaResi }, rates),
  }
}

/** The result as it was saved, or else what the form comes to today; null where it comes to nothing. */
export function shownResultOf(record: SavedRecord): CalculationResult | null {
  const saved = savedResultOf(record)
  if (saved !== null) return saved
  const today = calculate(formOf(record))
  return today.ok ? today.result : null
}
