import { setImmediate as otherWork } from 'node:timers/promises'
import {
  type CalculationFormData,
  deadZonesOf,
  defaultFormData,
  margine131,
  pricesOf,
  ratesOf,
  readSale,
  type Target,
} from '../../engine/src/index.ts'
import { everyRow } from '../../engine/test/cards.ts'
import { everyCent, misjudged } from '../../engine/test/sweep.ts'
import { atLeast, exactly, type Figure, type PlainRow, told } from '../row.ts'

const upTo = 1_000
const costs = ['0,50', '4', '12,50', '80']

const targets: Target[] = [
  { kind: 'margine', percent: 0 },
  { kind: 'margine', percent: 20 },
  { kind: 'margine', percent: 80 },
  { kind: 'ricarico', percent: 25 },
  { kind: 'guadagno', amount: 0.01 },
  { kind: 'guadagno', amount: 5 },
  { kind: 'dopoImposte', amount: 3 },
]

/** Italy in both regimes; the rows of version 1.3.1 also in another country each, in its turn. */
function whereOf(row: Partial<CalculationFormData>, at: number): Partial<CalculationFormData>[] {
  const abroad = Object.keys(margine131.countries).filter((paese) => paese !== 'IT')
  const other = row.tariffe === undefined ? abroad[at % abroad.length] : undefined
  return [{}, { regime: 'forfettario' }, ...(other === undefined ? [] : [{ paese: other }])]
}

/** Every row of every card, with what else decides about a price. */
const forms: CalculationFormData[] = everyRow.flatMap((row, at) =>
  whereOf(row, at).flatMap((where) =>
    (row.categoria === 'clothing' ? [false, true] : [false]).flatMap((prime) =>
      [true, false].flatMap((prezzoIncludesIVA) =>
        costs.map((costo) => ({
          ...defaultFormData,
          ...row,
          ...where,
          ...{ prime, prezzoIncludesIVA, costo, spedizione: '0,40' },
        })),
      ),
    ),
  ),
)

/** So many of the forms, spread over all of them. */
const sampled = (share: number) =>
  forms.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))

/** What the engine finds of all prices of a form, held against trying every cent. */
async function prove(share: number): Promise<Figure[]> {
  const tried = sampled(share)
  const wrong: string[] = []
  let sets = 0
  let deadZones = 0
  for (const form of tried) {
    const [sale, rates] = [readSale(form), ratesOf(form)]
    const asked = targets.map((target) => ({ target, set: pricesOf(sale, rates, target) }))
    const zones = deadZonesOf(sale, rates)
    sets += asked.filter(({ set }) => set.prices.length > 0).length
    deadZones += zones.length
    const prices = misjudged(sale, rates, { sets: asked, zones }, everyCent(upTo))
    if (prices.length > 0) wrong.push(`${prices.slice(0, 3).join(', ')} of ${JSON.stringify(form)}`)
    await otherWork()
  }
  return [
    told('forms, rows of cards', `${tried.length}, ${everyRow.length}`),
    told('prices tried', String(tried.length * upTo * 100)),
    atLeast('sets of prices that are not empty', sets, 1),
    atLeast('dead zones', deadZones, 1),
    exactly('forms with a price missed or invented', wrong.slice(0, 3).join('; ') || 0, 0),
  ]
}

export const prices: PlainRow = {
  name: 'prices',
  proves:
    'What is said of all prices of a form is what trying every cent comes to, on every row of every card.',
  prove,
}
