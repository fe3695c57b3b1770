import {
  type CalculationFormData,
  compare,
  curve,
  deadZones,
  pricesFor,
} from '../engine/src/index.ts'
import { judged } from './aim.ts'
import { measure, runs } from './measure.ts'
import { sale } from './sale.ts'

export const name = 'prices'

const setAimNs = 20_000
const compareAimNs = 200_000

const dated: CalculationFormData = { ...sale, tariffe: '2026-11-22' }
const own = { percentuale: '12', fissa: '0,35', minima: '0,50', base: 'lordo' } as const

const forms: Record<string, CalculationFormData> = {
  'flat rate': sale,
  'price break': { ...sale, categoria: 'beauty' },
  'clothing with Prime': { ...sale, categoria: 'clothing', prime: true },
  'clothing with Prime, dated': { ...dated, categoria: 'clothing', prime: true },
  'clothing with Prime, dated, forfettario': {
    ...dated,
    categoria: 'clothing',
    prime: true,
    regime: 'forfettario',
  },
  'watches on eBay': { ...dated, marketplace: 'ebay', categoriaEbay: 'watches' },
  'Etsy, forfettario': { ...dated, marketplace: 'etsy', regime: 'forfettario' },
  'TikTok Shop': { ...dated, marketplace: 'tiktok' },
  'own commission with a minimum': { ...dated, commissionePropria: own },
  'price without VAT, Germany': { ...sale, paese: 'DE', prezzoIncludesIVA: false },
}

/** What each form costs, all in turn. */
const measured = (work: (form: CalculationFormData) => unknown, perRun: number) =>
  measure(
    Object.fromEntries(Object.entries(forms).map(([what, form]) => [what, () => work(form)])),
    perRun,
  )

/** What it costs to know all prices of a form, and to compare it. */
export async function run(): Promise<boolean> {
  console.log(`${runs} runs of each form, in turn with one another.`)
  const met = [
    judged(
      'the prices for a margin',
      measured((form) => pricesFor(form, { kind: 'margine', percent: 20 }), 50),
      setAimNs,
    ),
    judged(
      'the reason why there are none',
      measured((form) => pricesFor(form, { kind: 'margine', percent: 99 }), 50),
      setAimNs,
    ),
    judged('the curve', measured(curve, 50), setAimNs),
    judged('the dead zones', measured(deadZones, 50), setAimNs),
    judged(
      'the comparison',
      measured((form) => compare(form), 10),
      compareAimNs,
    ),
  ]
  return met.every(Boolean)
}
