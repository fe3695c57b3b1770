import { roundToCents } from '@margine/engine'
import { formatMoney, formatPercent } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { type Part, shownPartsOf } from '../../ui/result/shown-parts.ts'
import type { GuideSale } from './guide-sale.ts'

type Money = (amount: number) => string

/** What each part is for, after its amount: «4,50 € di commissione». */
const purposes: Record<Part['tipo'], string> = {
  commissione: 'di commissione',
  minimo: 'per arrivare al minimo',
  regolamentare: 'di tariffa regolamentare',
  pagamento: 'per il pagamento',
  chiusura: 'di chiusura',
  ordine: 'fissi per ordine',
  inserzione: "per l'inserzione",
  piano: 'di piano Individuale',
  serviziDigitali: 'di servizi digitali',
  iva: 'di IVA che non recuperi',
  evasione: 'di gestione e spedizione',
  stoccaggio: 'di stoccaggio',
}

const listed = new Intl.ListFormat('it')

const partsInWords = (parts: readonly Part[], money: Money) =>
  listed.format(parts.map(({ tipo, importo }) => `${money(importo)} ${purposes[tipo]}`))

/** As it is announced: a whole percentage without its zero. */
const announced = (percent: number) => formatPercent(percent).replace(',0%', '%')

/** Why the commission of the seller's own sale weighs what it weighs. */
export function ownCommission(sale: GuideSale): string {
  const { result, currency } = sale
  const money: Money = (amount) => formatMoney(amount, currency)
  const line = result.breakdown.find(({ color }) => color === 'commissione')
  if (line === undefined)
    return 'Sulla tua vendita non paghi commissioni: nominale e reale sono entrambe 0.'
  const name = sale.isOwnRate ? `${line.name} (tua tariffa)` : line.name
  const parts = shownPartsOf(line)
  return parts.length < 2
    ? `${name}: ${money(line.value)}${wholeInWords(sale, line.value, money)}. ${weightInWords(sale, money)}`
    : `${name}: ${money(line.value)}, cioè ${partsInWords(parts, money)}. ${percentageInWords(sale, money)}${weightOfParts(sale, money)}`
}

/** What the percentage is of: the price with VAT, or the one without. */
function baseInWords({ result }: GuideSale, money: Money): string {
  const { analisiCommissioni, prezzoVendita, prezzoFinale, iva } = result
  const onGross = analisiCommissioni.calcoloSu === 'lordo'
  return `${money(onGross ? prezzoFinale : prezzoVendita)}${onGross && iva > 0 ? ' con IVA' : ''}`
}

function wholeInWords(sale: GuideSale, value: number, money: Money): string {
  const { analisiCommissioni, prezzoVendita, prezzoFinale } = sale.result
  const { nominale, calcoloSu } = analisiCommissioni
  const closing = sale.fees.find(({ kind }) => kind === 'closing')
  const rate = `${withArticle('il', formatPercent(nominale))} di ${baseInWords(sale, money)}`
  const whole = closing === undefined ? rate : `${rate}, più ${money(closing.amount)} di chiusura`
  const base = calcoloSu === 'lordo' ? prezzoFinale : prezzoVendita
  const amount = (nominale * base) / 100 + (closing?.amount ?? 0)
  // The fees of an older result aren't known: what doesn't add up is not told.
  return roundToCents(value - amount) === 0 ? `, cioè ${whole}` : ''
}

/** What a commission of one part weighs on what the seller takes. */
function weightInWords(sale: GuideSale, money: Money): string {
  const { analisiCommissioni, prezzoVendita, iva } = sale.result
  const { nominale, reale, impattoPrezzoNetto } = analisiCommissioni
  if (nominale === 0)
    return `Non dipende dal prezzo: sui ${money(prezzoVendita)} che incassi è ${withArticle('il', formatPercent(reale))}.`
  const withoutVat = sale.withoutVat === 'regime' ? 'Vendi senza IVA' : "Qui non c'è IVA"
  if (roundToCents(impattoPrezzoNetto) <= 0)
    return `${iva === 0 ? withoutVat : 'Si calcola sul prezzo netto'}: nominale e reale sono entrambe ${withArticle('del', formatPercent(reale))}.`
  return `Tu però incassi ${money(prezzoVendita)} netti, e su questi è ${withArticle('il', formatPercent(reale))}: ${money(impattoPrezzoNetto)} in più rispetto ${withArticle('al', announced(nominale))} sul netto.`
}

function percentageInWords(sale: GuideSale, money: Money): string {
  const { nominale } = sale.result.analisiCommissioni
  if (nominale === 0) return ''
  return `La parte in percentuale è ${withArticle('il', formatPercent(nominale))} di ${baseInWords(sale, money)}. `
}

/** What a commission of several parts weighs on what the seller takes: not only VAT makes the difference. */
function weightOfParts({ result }: GuideSale, money: Money): string {
  const { analisiCommissioni, prezzoVendita, iva } = result
  const { nominale, reale, impattoPrezzoNetto } = analisiCommissioni
  const net = `${money(prezzoVendita)}${iva === 0 ? '' : ' netti'}`
  return `Tu incassi ${net}, e su questi tutto insieme è ${withArticle('il', formatPercent(reale))}: ${money(impattoPrezzoNetto)} in più rispetto ${withArticle('al', announced(nominale))}.`
}
