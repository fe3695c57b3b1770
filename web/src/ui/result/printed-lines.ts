import {
  type AmountField,
  addedDefaults,
  amountFields,
  type CalculationFormData,
  type FbaPiece,
  hasOnePrice,
  type OwnCommission,
  type Rates,
  readNumber,
  readPercent,
  readSale,
  saidFeeOf,
  type TaxSettings,
} from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { sourcesInWords } from '../../italian/source.ts'
import { addedFieldNames } from './problem-sentences.ts'
import { sourcesOfRule } from './shown-parts.ts'
import { exactMoney } from './step-figures.ts'
import { taxWords } from './tax-words.ts'

/** What is said on paper alone. */
export const printedWords = {
  date: (ofDay: string) => `Calcolo ${ofDay}`,
  withVat: (amount: string, atRate: string) => `${amount} con IVA ${atRate}`,
  withoutVat: (amount: string) => `${amount} senza IVA`,
  ofWhatIsPaid: (rate: string) => `${rate} di quanto paga il cliente`,
  plan: 'Piano Amazon',
  individual: 'Individuale',
  payment: 'Servizio di pagamento',
  returns: 'Resi',
  returnsOf: (share: string, resaleable: string) => `${share}, rivendibili ${resaleable}`,
  returnCost: (amount: string) => `${amount} per reso`,
  piece: (sides: string, weight: string) => `${sides} cm, ${weight} g`,
  saidFee: (amount: string) => `tua tariffa: ${amount}`,
  dangerous: 'merce pericolosa',
  months: (count: string) => `${count} mesi in magazzino`,
  rates: 'Tariffe',
  ofDay: (day: string, card: string) => `${day}: ${card}`,
  card: (store: string, from: string) => `${store}, in vigore ${from}`,
  version: 'Margine 1.3.1',
  source: 'Fonte',
  own: (percent: string, basis: string) => `tua tariffa: ${percent} ${basis}`,
  basis: { lordo: 'sul prezzo con IVA', netto: 'sul prezzo netto' },
  onePrice: 'sul prezzo',
  atLeast: (amount: string) => `almeno ${amount}`,
  fixed: (amount: string) => `più ${amount} fissi`,
  regime: 'Regime',
  forfettario: 'forfettario',
  coefficient: (rate: string) => `coefficiente ${rate}`,
  substituteTax: (rate: string) => `imposta sostitutiva ${rate}`,
  reduced: 'contributi ridotti',
} as const

/** What a field is called, and what it holds; a long one takes a row of its own. */
type PrintedLine = { name: string; value: string; isLong?: true }

/** What a result was calculated from beyond the specification; nothing where nothing was chosen. */
function addedLines(form: CalculationFormData, rates: Rates): PrintedLine[] {
  const { aliquotaIVA, imposte = addedDefaults.imposte } = form
  const lines = rateLines(form, rates)
  if (aliquotaIVA !== undefined)
    lines.push({
      name: addedFieldNames.aliquotaIVA,
      value: formatRate(readPercent(aliquotaIVA)),
    })
  lines.push(...costLines(form, rates))
  if (rates.servicesVat !== null)
    lines.push({ name: printedWords.regime, value: taxesInWords(imposte), isLong: true })
  return lines
}

/** What the sale costs beyond the specification's amounts. */
function costLines(form: CalculationFormData, { country, payment, rule }: Rates): PrintedLine[] {
  const { spedizioneIncassata, resi } = readSale(form)
  const money = (amount: number) => exactMoney(amount, country.currency)
  const piece = form.logisticaAmazon
  const lines: (PrintedLine | false)[] = [
    spedizioneIncassata > 0 && {
      name: addedFieldNames.spedizioneIncassata,
      value: money(spedizioneIncassata),
    },
    piece != null && {
      name: addedFieldNames.logisticaAmazon,
      value: pieceInWords(piece, money),
      isLong: true,
    },
    rule.fees.some(({ kind }) => kind === 'plan') && {
      name: printedWords.plan,
      value: printedWords.individual,
    },
    payment !== null && {
      name: printedWords.payment,
      value: `${formatRate(payment.percent)} + ${money(payment.fixed)}`,
    },
    resi !== null &&
      resi.percentuale > 0 && {
        name: printedWords.returns,
        value: [
          printedWords.returnsOf(formatRate(resi.percentuale), formatRate(resi.rivendibili)),
          resi.costo > 0 && printedWords.returnCost(money(resi.costo)),
        ]
          .filter(Boolean)
          .join(', '),
        isLong: true,
      },
  ]
  return lines.filter((line) => line !== false)
}

function pieceInWords(piece: FbaPiece, money: (amount: number) => string): string {
  const { lunghezza, larghezza, altezza, peso, pericolosa, mesi } = piece
  const fee = saidFeeOf(piece)
  return [
    fee > 0 && printedWords.saidFee(money(fee)),
    peso.trim() !== '' && printedWords.piece([lunghezza, larghezza, altezza].join(' × '), peso),
    pericolosa && printedWords.dangerous,
    readNumber(mesi) > 0 && printedWords.months(mesi),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The store that charges the rates, and their source. */
function rateLines({ tariffe, commissionePropria }: CalculationFormData, rates: Rates) {
  const { rule } = rates
  const long = (name: string, value: string): PrintedLine => ({ name, value, isLong: true })
  if (commissionePropria != null)
    return [long(printedWords.rates, ownRateInWords(commissionePropria, rates))]
  if (tariffe === undefined) return []
  const card =
    rule.validFrom === null
      ? printedWords.version
      : printedWords.card(rule.store, dayWithArticle('dal', rule.validFrom))
  return [
    long(printedWords.rates, printedWords.ofDay(dayWithArticle('del', tariffe), card)),
    long(printedWords.source, sourcesInWords(sourcesOfRule(rule))),
  ]
}

function ownRateInWords({ percentuale, minima, fissa, base }: OwnCommission, rates: Rates) {
  const given = (text: string) => exactMoney(readNumber(text), rates.country.currency)
  const hasVat = !hasOnePrice(rates)
  return [
    printedWords.own(
      formatRate(readPercent(percentuale)),
      hasVat ? printedWords.basis[base] : printedWords.onePrice,
    ),
    readNumber(minima) > 0 && printedWords.atLeast(given(minima)),
    readNumber(fissa) > 0 && printedWords.fixed(given(fissa)),
  ]
    .filter(Boolean)
    .join(', ')
}

function taxesInWords({ coefficiente, sostitutiva, gestione, riduzione }: TaxSettings): string {
  return [
    printedWords.forfettario,
    printedWords.coefficient(formatRate(readPercent(coefficiente))),
    printedWords.substituteTax(formatRate(Number(sostitutiva))),
    taxWords.gestioni[gestione],
    riduzione !== 'nessuna' && gestione !== 'nessuna' && printedWords.reduced,
  ]
    .filter(Boolean)
    .join(', ')
}

const { fields, place } = strings.calculator

/** What expenses are typed with in percent, whatever the VAT of the product. */
const italianVat = 22

/** What a result was calculated from, line by line: some of its amounts, and all that isn't one. */
export function printedLines(
  form: CalculationFormData,
  amounts: readonly AmountField[] = amountFields,
): PrintedLine[] {
  const rates = ratesOf(form)
  const { country, category: chosen, rule } = rates
  const category = chosen?.label ?? place.standardCategory
  const vat = formatRate(country.vatPercent)
  return [
    ...amounts.map((field) => ({ name: fields[field], value: amountInWords(field, form, rates) })),
    { name: place.marketplace, value: rule.label },
    { name: place.category, value: form.prime ? `${category} · ${place.prime}` : category },
    { name: place.country, value: place.countryOption(country.name, vat) },
    ...addedLines(form, rates),
  ]
}

/** An amount, with what it says of VAT where there is any. */
function amountInWords(field: AmountField, form: CalculationFormData, rates: Rates): string {
  const { country, vatPercent, servicesVat } = rates
  const sale = readSale(form)
  const amount = formatMoney(sale[field], country.currency)
  const isForfettario = servicesVat !== null
  const withVat = (included: boolean) => {
    if (vatPercent === 0) return amount
    if (!included) return printedWords.withoutVat(amount)
    return printedWords.withVat(amount, withArticle('al', formatRate(vatPercent)))
  }
  if (field === 'costo') return withVat(form.costoIncludesIVA)
  if (field === 'prezzoVendita') return isForfettario ? amount : withVat(form.prezzoIncludesIVA)
  if (field === 'pubblicita' && sale.pubblicitaIn === 'percento')
    return printedWords.ofWhatIsPaid(formatRate(sale.pubblicita))
  if (sale.speseIncludonoIVA)
    return printedWords.withVat(amount, withArticle('al', formatRate(italianVat)))
  return isForfettario ? printedWords.withoutVat(amount) : amount
}
