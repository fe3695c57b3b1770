import { type Cell, meant, textIn } from '../table/cell.ts'

/**
 * The VAT of an article as its row says it: percent as `aliquotaIVA` has it, `''` for the standard rate of its country,
 * `ridotta` for a reduced rate that the file doesn't tell.
 */
export type RowVAT = string

/** What WooCommerce and others call a reduced rate, whichever it is. */
export const reducedVAT = 'ridotta'

/** The rates of VAT in force in the European Union and the United Kingdom: any other number is no rate, but an amount. */
const rates: ReadonlySet<number> = new Set([
  0, 2.1, 3, 4, 4.8, 5, 5.5, 6, 6.5, 7, 8, 8.1, 9, 9.5, 10, 11, 12, 13, 13.5, 14, 15, 16, 17, 18,
  19, 20, 21, 22, 23, 24, 25, 25.5, 27,
])

const italian: readonly number[] = [0, 4, 5, 10, 22]

/**
 * The rates of each country that has some of its own; elsewhere states have theirs. Those of the European Union and GB are
 * as several public tables of 2025 agree; the rest were not looked up. Nothing is calculated by them: a rate that is not
 * here is reported, and counts as written.
 */
const ratesIn: Readonly<Record<string, readonly number[]>> = {
  IT: italian,
  FR: [0, 2.1, 5.5, 10, 20],
  DE: [0, 7, 19],
  ES: [0, 4, 10, 21],
  NL: [0, 9, 21],
  GB: [0, 5, 20],
  CA: [0, 5, 13, 14, 15],
  AU: [0, 10],
  MX: [0, 8, 16],
  JP: [0, 8, 10],
}

const numberIn = (rate: RowVAT): number => Number(rate.replace(',', '.'))

export const isItalianRate = (rate: RowVAT): boolean => italian.includes(numberIn(rate))

/** Whether a rate may be one of a country's; also where it says no number. */
export const isOwnRate = (rate: RowVAT, country: string): boolean =>
  rate === '' ||
  rate === reducedVAT ||
  (ratesIn[country]?.includes(numberIn(rate)) ?? numberIn(rate) !== 22)

const words: ReadonlyMap<string, RowVAT> = new Map(
  Object.entries({
    standard: '',
    ordinaria: '',
    normale: '',
    taxable: '',
    'reduced rate': reducedVAT,
    ridotta: reducedVAT,
    'aliquota ridotta': reducedVAT,
    'tariffa ridotta': reducedVAT,
    'zero rate': '0',
    'aliquota zero': '0',
    'tariffa zero': '0',
    esente: '0',
    exempt: '0',
  }),
)

/** One number, and around it no other word than that it is VAT in percent, of goods, of services or of sales. */
const shape =
  /^(?:(?:iva|vat|aliquota|al\.?|c\.?)\s*)*(\d{1,2}(?:[.,]\d{1,4})?)\s*%?(?:\s*(?:iva|vat|ord\.?|ordinaria|g|s|\((?:debito|vendite|sale)\)))?$/i

/** Rates are also written as a share: `0,22`. */
const percentIn = (number: number): number =>
  number > 0 && number < 1 ? Number((number * 100).toPrecision(4)) : number

/**
 * The VAT that a text says; null where it says none.
 *
 * @example
 * vatIn('IVA 4%') // '4'
 * vatIn('0,22') // '22'
 * vatIn('tariffa-ridotta') // 'ridotta': what a shop calls the name of a rate in its addresses
 * vatIn('3,61') // null: an amount
 */
export function vatIn(text: string): RowVAT | null {
  const said = meant(text.trim()).toLowerCase().replace(/[-_]+/g, ' ')
  const word = words.get(said)
  if (word !== undefined) return word
  const [, digits] = shape.exec(said) ?? []
  if (digits === undefined) return null
  const percent = percentIn(Number(digits.replace(',', '.')))
  return rates.has(percent) ? String(percent).replace('.', ',') : null
}

/** Reads the VAT of rows; a list has few different ones. */
export class VATColumn {
  readonly #known = new Map<string, RowVAT | null>()

  /** The VAT in a cell that says something; null where that is no rate. */
  read(cell: Cell | undefined): RowVAT | null {
    const text = textIn(cell)
    let vat = this.#known.get(text)
    if (vat === undefined) {
      vat = vatIn(text)
      if (this.#known.size < 1000) this.#known.set(text, vat)
    }
    return vat
  }
}
