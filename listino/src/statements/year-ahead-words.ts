import type { DueDate } from '@margine/engine'
import { inEuro, monthName } from './words.ts'
import type { YearAhead } from './year-ahead.ts'

const inWholeEuro = (amount: number): string => inEuro(amount).replace(',00', '')

/** `1º gennaio 2027`. */
const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('it-IT', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(/^1 /, '1º ')

/** A preposition or an article in front of a day: `l'8 marzo 2026`. */
const before = (day: string, joined: string, plain: string): string =>
  /^(?:8|11) /.test(day) ? `${joined}${day}` : `${plain} ${day}`
const onDay = (day: string): string => before(day, "l'", 'il')

/** `il 70%`, `l'88%`, `lo 0%`. */
function shareName(share: number): string {
  const percent = `${Math.max(0, Math.floor(share))}%`
  if (percent === '0%') return `lo ${percent}`
  return /^(?:1|8\d?|11)%/.test(percent) ? `l'${percent}` : `il ${percent}`
}

const ask = 'chiedi al commercialista'

/** How far the limit of the regime is: what it comes to, and what else counts; nothing in ordinario. */
export function limitInWords({ year, limit: known, lacksMonths }: YearAhead): string[] {
  if (known === null) return []
  const { takings, share, state, passedOn, reachedOn, limit, ofOpening, higher, upTo, others } =
    known
  const soFar = `Fino ${before(dayName(upTo), "all'", 'al')} hai incassato ${inEuro(takings)}`
  const on = passedOn === null ? '' : dayName(passedOn)
  const sentence = {
    within: `${soFar}: ${shareName(share)} degli ${inWholeEuro(limit)} del forfettario.`,
    warning: `Attenzione. ${soFar}: ${shareName(share)} degli ${inWholeEuro(limit)} del forfettario.`,
    outNextYear: `${soFar}: hai superato ${inWholeEuro(limit)} ${onDay(on)}, quindi dal 1º gennaio ${year + 1} sei fuori dal forfettario.`,
    outAtOnce: `${soFar}: con l'operazione ${before(on, "dell'", 'del')} hai superato ${inWholeEuro(higher)}. Da quella operazione sei fuori dal forfettario e devi l'IVA: ${ask}.`,
  }[state]
  const isInside = share < 100 && (state === 'within' || state === 'warning')
  const pace =
    reachedOn === null
      ? `A questo ritmo nel ${year} non ci arrivi.`
      : `A questo ritmo ci arrivi ${onDay(dayName(reachedOn))}.`
  return [
    isInside && upTo < `${year}-12-31` ? `${sentence} ${pace}` : sentence,
    ...(ofOpening === null
      ? []
      : [
          `${takings > ofOpening.limit ? 'Attenzione. ' : ''}Nell'anno di apertura gli ${inWholeEuro(limit)} valgono in proporzione ai giorni di attività: aprendo ${onDay(dayName(ofOpening.from))}, ${inEuro(ofOpening.limit)}. Se li superi ${ask}.`,
        ]),
    ...(lacksMonths
      ? ['Nei rapporti mancano i primi mesi: il totale vero può essere più alto.']
      : []),
    ...(others.length === 0
      ? []
      : [
          `Contano anche gli incassi in ${new Intl.ListFormat('it').format(others)}, che qui mancano: aggiungili al cambio del loro giorno.`,
        ]),
    `Contano anche gli incassi fuori dai rapporti, nel giorno in cui li ricevi: per le vendite di dicembre pagate a gennaio ${ask}.`,
  ]
}

const names: Readonly<Record<DueDate['what'], (year: number) => string>> = {
  fissi: (year) => `Contributi INPS fissi del ${year}`,
  saldo: (year) => `Saldo del ${year}`,
  primoAcconto: (year) => `Primo acconto per il ${year + 1}`,
  secondoAcconto: (year) => `Secondo acconto per il ${year + 1}`,
}

/** What falls due on a day, as a seller reads it. */
export type DueInWords = {
  /** Tells it from every other: `2026-saldo-2027-06-30`. */
  key: string
  day: string
  when: string
  what: string
  /** What isn't certain of it; blank where all is. */
  mark: string
  /** Blank where it isn't known. */
  amount: string
}

/** Which sales count, where those of the year are more. */
function countedIn({ from, upTo, lacksMonths, isUnfinished }: YearAhead): string[] {
  const last = monthName(upTo)
  if (!lacksMonths) return isUnfinished ? [`sulle vendite fino a ${last}`] : []
  return [`sulle vendite ${from === upTo ? `di ${last}` : `da ${monthName(from)} a ${last}`}`]
}

function marksOf({ what, amount }: DueDate, ahead: YearAhead): string[] {
  const { year, rulesOf, isOpening, knowsAdvances, regime } = ahead
  const isAdvance = what === 'primoAcconto' || what === 'secondoAcconto'
  const isUncertain = what === 'fissi' ? isOpening : isAdvance && regime === 'ordinario'
  return [
    ...(Number.isNaN(amount) ? ['manca il costo di qualche articolo'] : []),
    ...(what === 'fissi' ? [] : countedIn(ahead)),
    ...(what === 'saldo' && !knowsAdvances ? ['togli gli acconti già versati'] : []),
    ...(rulesOf === year ? [] : [`provvisorio, con le regole del ${rulesOf}`]),
    ...(isUncertain ? [ask] : []),
  ]
}

/** What falls due, in the order of its days. */
export function dueInWords(ahead: YearAhead): DueInWords[] {
  const { year, due } = ahead
  const hasFirst = due.some(({ what }) => what === 'primoAcconto')
  return due
    .filter(({ amount }) => !(Math.abs(amount) < 0.005))
    .map((one) => {
      const { day, what, amount } = one
      const isOnly = what === 'secondoAcconto' && !hasFirst
      const name = amount < 0 ? `Credito dal saldo del ${year}` : names[what](year)
      return {
        key: `${year}-${what}-${day}`,
        day,
        when: dayName(day),
        what: isOnly ? `Acconto unico per il ${year + 1}` : name,
        mark: marksOf(one, ahead).join(', '),
        amount: Number.isNaN(amount) ? '' : inEuro(Math.abs(amount)),
      }
    })
}

/** What there is to say beside what falls due. */
export function dueNotes({ year, due, regime, addizionali }: YearAhead): string[] {
  const next = due.filter(({ day }) => day > `${year}-12-31`)
  const sum = next.reduce((all, { amount }) => all + amount, 0)
  return [
    ...(sum > 0
      ? [`Nel ${year + 1} ti servono ${inEuro(sum)}: tienili da parte anche dopo Capodanno.`]
      : []),
    ...(addizionali > 0
      ? [`Le addizionali (${inEuro(addizionali)}) non hanno qui una data: ${ask}.`]
      : []),
    ...(regime === 'ordinario'
      ? [
          `L'IVA si versa ogni mese entro il 16, oppure ogni trimestre con l'1% in più, e con un acconto a dicembre: ${ask}.`,
        ]
      : []),
  ]
}

/** Limit and due dates of a year, a line each, as a command says them. */
export const aheadInWords = (ahead: YearAhead): string[] => [
  ...limitInWords(ahead),
  ...dueInWords(ahead).map(
    ({ when, what, amount, mark }) =>
      `${when}: ${what.charAt(0).toLowerCase()}${what.slice(1)}${amount === '' ? '' : `, ${amount}`}${mark === '' ? '' : ` (${mark})`}.`,
  ),
  ...dueNotes(ahead),
]
