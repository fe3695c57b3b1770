import {
  bands,
  type CalculationFormData,
  defaultFormData,
  type Fee,
  figuresOf,
  margine131,
  nominaleOf,
  ratesFrom,
  readSale,
  ricaricoOf,
  wordsOf,
} from '@margine/engine'
import { formatMoney, formatPercent, formatQuarter, formatRate } from '../../format.ts'

const euro = (amount: number) => formatMoney(amount, 'EUR')

/** What an example is charged and taxed by: the specification's rates, whatever the seller chose. */
const ratesFor = (choice: Partial<CalculationFormData> = {}) =>
  ratesFrom(margine131, { ...defaultFormData, ...choice })

function feeOf<Kind extends Fee['kind']>(categoria: string, kind: Kind) {
  const fee = ratesFor({ categoria }).rule.fees.find(
    (one): one is Fee & { kind: Kind } => one.kind === kind,
  )
  if (fee === undefined) throw new Error(`The guide tells of a fee that ${categoria} has not`)
  return fee
}

/** Beauty: its commission is lower up to a price of 10 €. */
function beautyAt(prezzoVendita: string) {
  const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita }
  return figuresOf(readSale(form), ratesFor(form))
}

/** The figures the guide speaks of, from where the product has them: worked out where it is opened. */
export function guideFigures() {
  const { country, rule } = ratesFor()
  const manomano = wordsOf(ratesFor({ marketplace: 'manomano' }).rule, country)
  if (manomano.note === null) throw new Error('The guide tells of a note that ManoMano has not')
  const example = figuresOf(
    readSale({ ...defaultFormData, costo: '40', prezzoVendita: '122' }),
    ratesFor(),
  )
  const [below, above] = [beautyAt('10'), beautyAt('10,50')]
  const bandFrom = (wanted: string) => formatRate(bands.find((b) => b.band === wanted)?.from ?? 0)
  const clothing = feeOf('clothing', 'commission').rate
  if (clothing.kind !== 'clothing')
    throw new Error('The guide tells of a rule that clothing has not')
  const { otherwisePrime } = clothing

  return {
    vat: formatRate(country.vatPercent),
    vatFactor: String(1 + country.vatPercent / 100).replace('.', ','),
    gross: euro(example.prezzoFinale),
    net: euro(example.prezzoVendita),
    iva: euro(example.iva),
    wrongNet: euro(example.prezzoFinale * (1 - country.vatPercent / 100)),
    commission: euro(example.commissione),
    nominale: formatPercent(nominaleOf(example)),
    reale: formatPercent((example.commissione / example.prezzoVendita) * 100),
    margin: formatRate(20),
    markup: formatRate(ricaricoOf({ guadagno: 20, costiTotali: 80 })),
    okFrom: bandFrom('ok'),
    goodFrom: bandFrom('good'),
    excellentFrom: bandFrom('excellent'),
    booksClosingFee: euro(feeOf('books', 'closing').amount),
    primeFrom: euro(otherwisePrime.steps[0]?.upTo ?? 0),
    primeBeyond: formatRate(otherwisePrime.beyond),
    deadZone: {
      below: euro(below.prezzoFinale),
      rateBelow: formatRate(nominaleOf(below)),
      above: euro(above.prezzoFinale),
      rateAbove: formatRate(nominaleOf(above)),
      loss: euro(below.guadagno - above.guadagno),
    },
    manomanoNote: manomano.note,
    amazonAsOf: formatQuarter(rule.source.asOf),
  }
}

export type GuideFigures = ReturnType<typeof guideFigures>
