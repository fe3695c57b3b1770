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
import { sale } from './sale.ts'

export const name = 'calculate'

const aimNs = 1_000
const figuresAimNs = 200

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

const dated = { ...sale, tariffe: '2026-11-21' }
const own = { percentuale: '12,5', fissa: '0,30', minima: '1,20', base: 'lordo' } as const

/** Forms beyond the specification: every marketplace with a dated card, and each field that a result depends on. */
const addedForms: Record<string, CalculationFormData> = {
  'dated: Amazon': { ...dated, categoria: 'home' },
  'dated: Amazon, clothing with Prime': { ...dated, categoria: 'clothing', prime: true },
  'dated: Amazon, books': { ...dated, categoria: 'books' },
  'dated: eBay': { ...dated, marketplace: 'ebay', categoriaEbay: 'watches' },
  'dated: Etsy': { ...dated, marketplace: 'etsy' },
  'dated: TikTok Shop': { ...dated, marketplace: 'tiktok', categoriaTikTok: 'electronics' },
  'dated: ManoMano': { ...dated, marketplace: 'manomano' },
  'dated: France': { ...dated, paese: 'FR' },
  'own commission': { ...sale, commissionePropria: own },
  'VAT typed': { ...sale, aliquotaIVA: '10' },
  'forfettario, taxes': {
    ...sale,
    regime: 'forfettario',
    imposte: { coefficiente: '40', sostitutiva: '5', gestione: 'artigiani', riduzione: true },
  },
  'dated: forfettario, own commission, VAT': {
    ...dated,
    regime: 'forfettario',
    aliquotaIVA: '10',
    commissionePropria: own,
    imposte: { coefficiente: '67', sostitutiva: '15', gestione: 'commercianti', riduzione: false },
  },
}

/** As many sellers type them: each one's calculation with a rate that none of the others has. */
const ownRates: CalculationFormData[] = Array.from({ length: 300 }, (_, at) => ({
  ...sale,
  commissionePropria: { ...own, percentuale: `${5 + (at % 20)},${at % 100}`, fissa: `0,${at}` },
}))

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
  const everyForm = Object.values({ ...forms, ...addedForms })
  const anyForm = (call: number) => everyForm[call % everyForm.length] ?? sale

  // All kinds once before any is timed alone, as in a page where they follow one another.
  measure((call) => calculate(anyForm(call)))
  // Something every engine does about as well: the ratio to it travels between machines.
  const reference = measure(() => JSON.stringify(sale))

  const measuredAll = (some: Record<string, CalculationFormData>) =>
    Object.entries(some).map(([what, form]) => [what, measure(() => calculate(form))] as const)
  const measured = measuredAll(forms)
  const inTurn = measure((call) => calculate(ownRates[call % ownRates.length] ?? sale))
  const added = [...measuredAll(addedForms), ['own rates in turn', inTurn] as const]
  const figures = Object.entries({ ...forms, ...addedForms }).map(([what, form]) => {
    const [sale, rates] = [readSale(form), ratesOf(form)]
    return [`figures: ${what}`, measure(() => figuresOf(sale, rates))] as const
  })
  const mixed = measure((call) => calculate(anyForm(call)))

  console.log(`Median and 95th percentile of ${runs} runs of ${callsPerRun} calls each.`)
  console.log(`${'per call'.padEnd(36)}   median      p95    bytes   × reference`)
  console.log(`${''.padEnd(36)}       ns       ns`)
  for (const [what, measurement] of [...measured, ...added, ...figures])
    console.log(line(what, measurement, reference))
  console.log(line('all of them in turn', mixed, reference))
  console.log(line('reference: JSON.stringify', reference, reference))

  const met = [
    judged('any form of the specification', measured, aimNs),
    judged('any form beyond it', added, aimNs),
    judged('the figures of any sale', figures, figuresAimNs),
  ]
  return met.every(Boolean)
}
