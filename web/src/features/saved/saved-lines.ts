import type { BreakdownItem } from '@margine/engine'
import { partNames } from '../../italian/fee-names.ts'
import { hasFields, isListOf, isText } from '../../reading.ts'
import { field, isBasis, isNumber, orElse, share } from './stored-values.ts'

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
export function linesOf(lines: unknown, costiTotali: number): BreakdownItem[] {
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
