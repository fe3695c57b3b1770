import {
  addedDefaults,
  type CalculationFormData,
  type FbaPiece,
  hasOnePrice,
  type OwnCommission,
  type Rates,
  readNumber,
  readPercent,
  readSale,
  type TaxSettings,
} from '@margine/engine'
import { formatRate } from '../../format.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { sourcesInWords } from '../../italian/source.ts'
import { addedFieldNames } from './added-field-names.ts'
import { sourcesOfRule } from './part-sources.ts'
import { printedWords as words } from './printed-words.ts'
import { exactMoney } from './step-figures.ts'
import { taxWords } from './tax-words.ts'

/** What a field is called, and what it holds; a long one takes a row of its own. */
export type PrintedLine = { name: string; value: string; isLong?: true }

/** What a result was calculated from beyond the specification; nothing where nothing was chosen. */
export function addedLines(form: CalculationFormData, rates: Rates): PrintedLine[] {
  const { aliquotaIVA, imposte = addedDefaults.imposte } = form
  const lines = rateLines(form, rates)
  if (aliquotaIVA !== undefined)
    lines.push({
      name: addedFieldNames.aliquotaIVA,
      value: formatRate(readPercent(aliquotaIVA)),
    })
  lines.push(...costLines(form, rates))
  if (rates.servicesVat !== null)
    lines.push({ name: words.regime, value: taxesInWords(imposte), isLong: true })
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
      value: pieceInWords(piece),
      isLong: true,
    },
    rule.fees.some(({ kind }) => kind === 'plan') && { name: words.plan, value: words.individual },
    payment !== null && {
      name: words.payment,
      value: `${formatRate(payment.percent)} + ${money(payment.fixed)}`,
    },
    resi !== null &&
      resi.percentuale > 0 && {
        name: words.returns,
        value: [
          words.returnsOf(formatRate(resi.percentuale), formatRate(resi.rivendibili)),
          resi.costo > 0 && words.returnCost(money(resi.costo)),
        ]
          .filter(Boolean)
          .join(', '),
        isLong: true,
      },
  ]
  return lines.filter((line) => line !== false)
}

function pieceInWords(piece: FbaPiece): string {
  const { lunghezza, larghezza, altezza, peso, pericolosa, mesi } = piece
  return [
    words.piece([lunghezza, larghezza, altezza].join(' × '), peso),
    pericolosa && words.dangerous,
    readNumber(mesi) > 0 && words.months(mesi),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The store that charges the rates, and their source. */
function rateLines({ tariffe, commissionePropria }: CalculationFormData, rates: Rates) {
  const { rule } = rates
  const long = (name: string, value: string): PrintedLine => ({ name, value, isLong: true })
  if (commissionePropria != null)
    return [long(words.rates, ownRateInWords(commissionePropria, rates))]
  if (tariffe === undefined) return []
  const card =
    rule.validFrom === null
      ? words.version
      : words.card(rule.store, dayWithArticle('dal', rule.validFrom))
  return [
    long(words.rates, words.ofDay(dayWithArticle('del', tariffe), card)),
    long(words.source, sourcesInWords(sourcesOfRule(rule))),
  ]
}

function ownRateInWords({ percentuale, minima, fissa, base }: OwnCommission, rates: Rates) {
  const given = (text: string) => exactMoney(readNumber(text), rates.country.currency)
  const hasVat = !hasOnePrice(rates)
  return [
    words.own(formatRate(readPercent(percentuale)), hasVat ? words.basis[base] : words.onePrice),
    readNumber(minima) > 0 && words.atLeast(given(minima)),
    readNumber(fissa) > 0 && words.fixed(given(fissa)),
  ]
    .filter(Boolean)
    .join(', ')
}

function taxesInWords({ coefficiente, sostitutiva, gestione, riduzione }: TaxSettings): string {
  return [
    words.forfettario,
    words.coefficient(formatRate(readPercent(coefficiente))),
    words.substituteTax(formatRate(Number(sostitutiva))),
    taxWords.gestioni[gestione],
    riduzione !== 'nessuna' && gestione !== 'nessuna' && words.reduced,
  ]
    .filter(Boolean)
    .join(', ')
}
