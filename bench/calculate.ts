import {
  type CalculationFormData,
  calculate,
  defaultFormData,
  figuresOf,
  ratesOf,
  readSale,
} from '../engine/src/index.ts'
import { judged } from './aim.ts'
import { callsPerRun, type Measurement, measure, runs } from './measure.ts'

export const name = 'calculate'

const aimNs = 1_000
const figuresAimNs = 200

const sale: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  spedizione: '4,90',
  packaging: '0,60',
  pubblicita: '1,50',
  prezzoVendita: '39,90',
}

const forms: Record<string, CalculationFormData> = {
  'flat rate': sale,
  'flat rate, closing fee': { ...sale, categoria: 'books' },
  'cost and price alone': { ...sale, spedizione: '', packaging: '', pubblicita: '' },
  tiered: { ...sale, categoria: 'automotive', prezzoVendita: '79,90' },
  'price break': { ...sale, categoria: 'beauty' },
  'clothing with Prime': { ...sale, categoria: 'clothing', prezzoVendita: '59,90', prime: true },
  'ManoMano, net price': {
    ...sale,
    marketplace: 'manomano',
    categoriaManoMano: 'lighting',
    prezzoIncludesIVA: false,
  },
  'dot decimals': {
    ...sale,
    costo: '12.50',
    spedizione: '4.90',
    packaging: '0.60',
    pubblicita: '1.50',
    prezzoVendita: '39.90',
  },
  thousands: { ...sale, costo: '1.250,00', prezzoVendita: '3.990,00' },
  'currency typed along': { ...sale, prezzoVendita: '39,90 €' },
  'millions at a price break': { ...sale, categoria: 'beauty', prezzoVendita: '3.990.000,00' },
  'currency code in every field': {
    ...sale,
    categoria: 'beauty',
    costo: 'EUR 12,50',
    spedizione: 'EUR 4,90',
    packaging: 'EUR 0,60',
    pubblicita: 'EUR 1,50',
    prezzoVendita: 'EUR 3.990.000,00',
  },
  'nothing filled in': defaultFormData,
}

const line = (what: string, { medianNs, p95Ns, bytes }: Measurement, reference: Measurement) =>
  [
    what.padEnd(36),
    medianNs.toFixed(0).padStart(9),
    p95Ns.toFixed(0).padStart(9),
    bytes.toFixed(0).padStart(9),
    (medianNs / reference.medianNs).toFixed(2).padStart(11),
  ].join('')

/** What it costs to calculate a form, text read and result built. */
export async function run(): Promise<boolean> {
  const everyForm = Object.values(forms)
  const anyForm = (call: number) => everyForm[call % everyForm.length] ?? sale

  // All kinds once before any is timed alone, as in a page where they follow one another.
  measure((call) => calculate(anyForm(call)))
  // Something every engine does about as well: the ratio to it travels between machines.
  const reference = measure(() => JSON.stringify(sale))

  const measured = Object.entries(forms).map(
    ([what, form]) => [what, measure(() => calculate(form))] as const,
  )
  const figures = Object.entries(forms).map(([what, form]) => {
    const [sale, rates] = [readSale(form), ratesOf(form)]
    return [`figures: ${what}`, measure(() => figuresOf(sale, rates))] as const
  })
  const mixed = measure((call) => calculate(anyForm(call)))

  console.log(`Median and 95th percentile of ${runs} runs of ${callsPerRun} calls each.`)
  console.log(`${'per call'.padEnd(36)}   median      p95    bytes   × reference`)
  console.log(`${''.padEnd(36)}       ns       ns`)
  for (const [what, measurement] of [...measured, ...figures])
    console.log(line(what, measurement, reference))
  console.log(line('all of them in turn', mixed, reference))
  console.log(line('reference: JSON.stringify', reference, reference))

  const met = [
    judged('any form', measured, aimNs),
    judged('the figures of any sale', figures, figuresAimNs),
  ]
  return met.every(Boolean)
}
