import { type FbaPiece, writeAmount } from '@margine/engine'
import { titleOf } from '../layouts/title.ts'
import { type Cell, meantIn, textIn } from '../table/cell.ts'

/** What a piece weighs and measures, packed, in grams and centimetres. */
export type Measures = { readonly sides: readonly number[]; readonly grams: number }

/** A piece as the calculator's form has it. */
export const fbaPieceOf = ({ sides, grams }: Measures): FbaPiece => {
  const [lunghezza = '', larghezza = '', altezza = ''] = sides.map((side) => writeAmount(side, 0))
  return { lunghezza, larghezza, altezza, peso: writeAmount(grams, 0), pericolosa: false, mesi: '' }
}

type Units = Readonly<Record<string, number>>

/** How many grams or centimetres units are. */
const unitsOfWeight: Units = {
  ...{ g: 1, gr: 1, grammi: 1, grams: 1, gram: 1 },
  ...{ kg: 1000, kili: 1000, chili: 1000, kilograms: 1000, kilogram: 1000 },
  ...{ lb: 453.59237, pounds: 453.59237, oz: 28.349523125, ounces: 28.349523125 },
}
const unitsOfLength: Units = {
  ...{ mm: 0.1, millimetri: 0.1, millimeters: 0.1 },
  ...{ cm: 1, centimetri: 1, centimeters: 1, m: 100, in: 2.54, inches: 2.54 },
}

const packed = ['', ' pacco', ' confezione', ' imballo', ' collo', ' prodotto', ' articolo']
const named = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => packed.map((more) => `${name}${more}`)))

const weightTitles = named([
  'peso',
  'peso lordo',
  'weight',
  'item package weight',
  'package weight',
])
const sideTitles = named([
  ...['lunghezza', 'larghezza', 'altezza', 'profondità', 'length', 'width', 'height'],
  ...['lato lungo', 'lato medio', 'lato corto', 'longest side', 'median side', 'shortest side'],
])
const allSidesTitles = named(['dimensioni', 'misure', 'lati', 'dimensions'])

/** A column of amounts in a unit: its title tells it, or a column of its own, or each cell. */
type Column = { at: number; unit: number | null }

/** The column that a title names, with the unit behind it; null where it names none. */
function columnOf(title: string, at: number, names: ReadonlySet<string>, units: Units) {
  const { words } = titleOf(title)
  if (names.has(words)) return { at, unit: null }
  const end = words.lastIndexOf(' ')
  const unit = units[words.slice(end + 1)]
  return unit !== undefined && names.has(words.slice(0, end)) ? { at, unit } : null
}

/**
 * A number in a unit, as grams or centimetres; NaN where it can't be read, or where the unit is missing. `1.200` is
 * thousands or decimals: in small units either may be meant, in larger ones no piece has thousands.
 */
function measureIn(text: string, unit: number | null, units: Units): number {
  const [, digits = '', own = ''] =
    /^(\d+(?:[.,]\d+)?)\s*([a-z]*)\.?$/.exec(text.toLowerCase()) ?? []
  const factor = own === '' ? unit : (units[own] ?? null)
  if (digits === '' || factor === null) return Number.NaN
  if (isSmall(factor, units) && /^[1-9]\d*[.,]\d{3}$/.test(digits)) return Number.NaN
  // Without what a double adds: a side may be as long as a size allows, and no more.
  return Number((Number(digits.replace(',', '.')) * factor).toPrecision(12))
}

const isSmall = (factor: number, units: Units) =>
  factor < 1 || (units === unitsOfWeight && factor === 1)

const isReadable = (measure: number) => measure > 0 && Number.isFinite(measure)

/** What pieces weigh and measure by a file: the columns that say it, with their units. */
export class MeasureColumns {
  /** The columns that count; empty where the file doesn't say all of it. */
  readonly columns: readonly number[]
  readonly #weight: Column | null
  readonly #sides: readonly Column[]
  /** Where the units stand that titles don't name. */
  readonly #weightUnit: number
  readonly #sideUnit: number

  constructor(header: readonly string[]) {
    const among = (names: ReadonlySet<string>, units: Units): Column[] =>
      header
        .map((title, at) => columnOf(title, at, names, units))
        .filter((column) => column !== null)
    const unitAt = (name: string) => header.findIndex((title) => titleOf(title).words === name)
    const [weight = null] = among(weightTitles, unitsOfWeight)
    const single = among(sideTitles, unitsOfLength)
    const [together] = among(allSidesTitles, unitsOfLength)
    this.#weight = weight
    this.#sides = single.length === 3 ? single : together === undefined ? [] : [together]
    this.#weightUnit = unitAt('unit of weight')
    this.#sideUnit = unitAt('unit of dimension')
    this.columns =
      weight === null || this.#sides.length === 0
        ? []
        : [weight, ...this.#sides].map(({ at }) => at)
  }

  /** Whether a row says something of it, readable or not. */
  says(cells: readonly Cell[]): boolean {
    return this.columns.some((at) => textIn(cells[at]) !== '')
  }

  /** What the piece of a row weighs and measures; null where it can't be read, or a unit is missing. */
  of(cells: readonly Cell[]): Measures | null {
    const weight = this.#weight
    if (weight === null) return null
    const grams = measureIn(
      meantIn(cells[weight.at]),
      weight.unit ?? unitsOfWeight[textIn(cells[this.#weightUnit]).toLowerCase()] ?? null,
      unitsOfWeight,
    )
    const sides = this.#sidesOf(cells)
    return isReadable(grams) && sides.length === 3 && sides.every(isReadable)
      ? { sides, grams }
      : null
  }

  #sidesOf(cells: readonly Cell[]): number[] {
    const inColumn = unitsOfLength[textIn(cells[this.#sideUnit]).toLowerCase()] ?? null
    const [first, ...others] = this.#sides
    if (first === undefined) return []
    if (others.length > 0)
      return this.#sides.map(({ at, unit }) =>
        measureIn(meantIn(cells[at]), unit ?? inColumn, unitsOfLength),
      )
    const parts = meantIn(cells[first.at])
      .toLowerCase()
      .split(/\s*[x×*]\s*/)
    const [, said = ''] = /([a-z]+)\.?$/.exec(parts.at(-1) ?? '') ?? []
    const unit = unitsOfLength[said] ?? first.unit ?? inColumn
    return parts.map((part) => measureIn(part, unit, unitsOfLength))
  }
}
