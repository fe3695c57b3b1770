import {
  amazonCategories,
  bands,
  type CalculationResult,
  calculate,
  countries,
  defaultFormData,
  marketplaces,
  ricaricoOf,
} from '@margine/engine'
import { formatMoney, formatPercent, formatQuarter, formatRate, formatVat } from '../../format.ts'

const euro = (amount: number) => formatMoney(amount, 'EUR')

function resultOf(prezzoVendita: string): CalculationResult {
  const calculation = calculate({ ...defaultFormData, costo: '40', prezzoVendita })
  if (!calculation.ok) throw new Error('The guide has an example without a result')
  return calculation.result
}

const italianVat = countries.IT.vatPercent
const { prezzoFinale, prezzoVendita, iva, analisiCommissioni, breakdown } = resultOf('122')
const commission = breakdown.find(({ color }) => color === 'commissione')?.value ?? 0
const bandFrom = (wanted: string) => formatRate(bands.find((b) => b.band === wanted)?.from ?? 0)
const { otherwisePrime } = amazonCategories.clothing.rate

/** The figures the guide speaks of, from where the product has them. */
export const figures = {
  vat: formatVat(italianVat),
  vatFactor: String(1 + italianVat / 100).replace('.', ','),
  gross: euro(prezzoFinale),
  net: euro(prezzoVendita),
  iva: euro(iva),
  wrongNet: euro(prezzoFinale * (1 - italianVat / 100)),
  commission: euro(commission),
  nominale: formatPercent(analisiCommissioni.nominale),
  reale: formatPercent(analisiCommissioni.reale),
  margin: formatRate(20),
  markup: formatRate(ricaricoOf({ guadagno: 20, costiTotali: 80 })),
  okFrom: bandFrom('ok'),
  goodFrom: bandFrom('good'),
  excellentFrom: bandFrom('excellent'),
  booksClosingFee: euro(amazonCategories.books.closingFee),
  primeFrom: euro(otherwisePrime.upTo),
  primeBeyond: formatRate(otherwisePrime.beyond),
  manomanoNote: marketplaces.manomano.note,
  amazonAsOf: formatQuarter(amazonCategories.base.source.asOf),
}
