import type { SavedRecord } from '@margine/contract'
import {
  type BreakdownItem,
  type CalculationResult,
  type CommissionAnalysis,
  type Rates,
  readSale,
  ruleInWords,
  type TaxedSale,
  type Taxes,
} from '@margine/engine'
import { calculate, ratesOf } from '../../calculation/rates.ts'
import { formOf, savedIn } from '../../calculation/saved-record.ts'
import { partNames } from '../../italian/fee-names.ts'
import { hasFields, isListOf, isNumber, isObject, isText, type Reads } from '../../reading.ts'

/** What is in a field, whatever it is in. */
const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined

/** What a value is, where it is of the type; else the other. */
const orElse = <Value>(is: Reads<Value>, value: unknown, other: Value): Value =>
  is(value) ? value : other

const isBasis = (value: unknown): value is CommissionAnalysis['calcoloSu'] =>
  value === 'lordo' || value === 'netto'

/** A part of a whole in percent; 0 of nothing. */
const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)

/** The names of the costs, as their lines begin. */
const costs = {
  costo: 'Costo',
  spedizione: 'Spedizione',
  packaging: 'Packaging',
  pubblicita: 'Pubblicità',
  commissione: 'Commissione',
  logistica: 'Logistica',
  resi: 'Resi',
} satisfies Record<BreakdownItem['color'], string>

const isCost = (value: unknown): value is BreakdownItem['color'] =>
  isText(value) && Object.hasOwn(costs, value)

/** Which cost a line is: as it says, else by its name; null where neither tells. */
function costOf(line: unknown, name: string): BreakdownItem['color'] | null {
  const color = field(line, 'color')
  if (isCost(color)) return color
  return (
    Object.keys(costs)
      .filter(isCost)
      .find((cost) => name.startsWith(costs[cost])) ?? null
  )
}

type Part = NonNullable<BreakdownItem['voci']>[number]

/** The kinds of parts that there are. */
const kinds: ReadonlySet<unknown> = new Set(Object.keys(partNames))

const isPart = hasFields<Part>({
  tipo: (value): value is Part['tipo'] => kinds.has(value),
  importo: isNumber,
})

/** The parts of a line, where they can all be read and sum to it. */
function partsOf(line: unknown, whole: number): Pick<BreakdownItem, 'voci'> {
  const parts = field(line, 'voci')
  if (!isListOf(isPart)(parts)) return {}
  const found = new Set(parts.map(({ tipo }) => tipo))
  const sum = parts.reduce((total, { importo }) => total + importo, 0)
  const isWhole = Math.abs(sum - whole) <= 1e-9 * Math.max(1, Math.abs(whole))
  if (found.size < 2 || found.size < parts.length || !isWhole) return {}
  return { voci: parts.map(({ tipo, importo }) => ({ tipo, importo })) }
}

/** The cost lines that can be read, one for each cost. */
function linesOf(lines: unknown, costiTotali: number): BreakdownItem[] {
  const read = new Map<BreakdownItem['color'], BreakdownItem>()
  for (const line of Array.isArray(lines) ? lines : []) {
    const name = field(line, 'name')
    const value = field(line, 'value')
    if (!isText(name) || !isNumber(value)) continue
    const color = costOf(line, name)
    if (color === null || read.has(color)) continue
    const realPercentage = field(line, 'realPercentage')
    const note = field(line, 'note')
    const calcoloSu = field(line, 'calcoloSu')
    read.set(color, {
      name,
      value,
      percentage: orElse(isNumber, field(line, 'percentage'), share(value, costiTotali)),
      color,
      ...(isNumber(realPercentage) && { realPercentage }),
      ...(isText(note) && { note }),
      ...(isBasis(calcoloSu) && { calcoloSu }),
      ...((color === 'commissione' || color === 'logistica') && partsOf(line, value)),
    })
  }
  return [...read.values()]
}

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
