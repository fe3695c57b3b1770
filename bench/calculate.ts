import {
  type CalculationFormData,
  calculate,
  defaultFormData,
  figuresOf,
  ratesOf,
  readSale,
} from '../engine/src/index.ts'
import { judged } from './aim.ts'
import { callsPerRun, type Measurement, measure, runs, type Work } from './measure.ts'
import { sale } from './sale.ts'

export const name = 'calculate'

const aimNs = 1_000
const addedAimNs = 1_500
const figuresAimNs = 300

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

const piece = {
  ...{ lunghezza: '30', larghezza: '20', altezza: '10', peso: '500' },
  ...{ pericolosa: false, mesi: '1,5' },
}
const shop = {
  spedizioneIncassata: '4,90',
  pagamento: { percentuale: '1,5', fissa: '0,25' },
  resi: { percentuale: '8', rivendibili: '60', costo: '2,50' },
}

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
    imposte: { coefficiente: '40', sostitutiva: '5', gestione: 'artigiani', riduzione: '35' },
  },
  'dated: FBA': { ...dated, categoria: 'home', logisticaAmazon: piece },
  'returns, shipping charged, payment service': { ...sale, ...shop },
  'dated: everything': {
    ...dated,
    ...shop,
    categoria: 'clothing',
    regime: 'forfettario',
    imposte: { coefficiente: '40', sostitutiva: '5', gestione: 'artigiani', riduzione: '50' },
    logisticaAmazon: piece,
    pianoAmazon: 'individuale',
    pubblicitaIn: 'percento',
    speseIncludonoIVA: true,
  },
  'dated: forfettario, own commission, VAT': {
    ...dated,
    regime: 'forfettario',
    aliquotaIVA: '10',
    commissionePropria: own,
    imposte: {
      coefficiente: '67',
      sostitutiva: '15',
      gestione: 'commercianti',
      riduzione: 'nessuna',
    },
  },
}

/** As sellers type them: each one's calculation with a rate that none of the others has. */
const ownRates: CalculationFormData[] = Array.from({ length: 300 }, (_, at) => ({
  ...sale,
  commissionePropria: { ...own, percentuale: `${5 + (at % 20)},${at % 100}`, fissa: `0,${at}` },
}))
const someOwnRates = ownRates.slice(0, 30)

const everyForm = { ...forms, ...addedForms }
const anyForm = Object.values(everyForm)

const calculations = (some: Record<string, CalculationFormData>): Record<string, Work> =>
  Object.fromEntries(Object.entries(some).map(([what, form]) => [what, () => calculate(form)]))

const specified = calculations(forms)
const added = {
  ...calculations(addedForms),
  '30 own rates in turn': (call: number) =>
    calculate(someOwnRates[call % someOwnRates.length] ?? sale),
}
const figures: Record<string, Work> = Object.fromEntries(
  Object.entries(everyForm).map(([what, form]) => {
    const [read, rates] = [readSale(form), ratesOf(form)]
    return [`figures: ${what}`, () => figuresOf(read, rates)]
  }),
)

const any = 'all of them in turn'
// Between two calls with the same rate so much else is read and written that no near cache holds it any more: this is
// not the warm path that has an aim.
const manyOwn = '300 own rates in turn'
// Something every engine does about as well: the ratio to it travels between machines.
const json = 'reference: JSON.stringify'

/** In turn with one another, as in a page where they follow one another. */
const works: Record<string, Work> = {
  ...specified,
  ...added,
  ...figures,
  [manyOwn]: (call) => calculate(ownRates[call % ownRates.length] ?? sale),
  [any]: (call) => calculate(anyForm[call % anyForm.length] ?? sale),
  [json]: () => JSON.stringify(sale),
}

const line = (what: string, { quietNs, medianNs, p95Ns, bytes }: Measurement, reference: number) =>
  [
    what.padEnd(50),
    quietNs.toFixed(0).padStart(7),
    medianNs.toFixed(0).padStart(9),
    p95Ns.toFixed(0).padStart(9),
    bytes.toFixed(0).padStart(9),
    (quietNs / reference).toFixed(2).padStart(13),
  ].join('')

/** What it costs to calculate a form, text read and result built. */
export async function run(): Promise<boolean> {
  const measured = measure(works)
  const reference = measured[json]?.quietNs ?? Number.NaN

  console.log(`${runs} runs of ${callsPerRun} calls each, in turn with one another.`)
  console.log(`${'per call'.padEnd(50)}  quiet   median      p95    bytes  × reference`)
  console.log(`${''.padEnd(50)}     ns       ns       ns`)
  for (const [what, measurement] of Object.entries(measured))
    console.log(line(what, measurement, reference))

  const of = (kind: Record<string, Work>) =>
    Object.fromEntries(Object.entries(measured).filter(([what]) => what in kind))
  const met = [
    judged('any form of the specification', of(specified), aimNs),
    judged('any form beyond it', of(added), addedAimNs),
    judged('the figures of any sale', of(figures), figuresAimNs),
  ]
  return met.every(Boolean)
}
