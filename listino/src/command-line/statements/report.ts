import { type Balance, hereOf, type SetAside } from '../../statements/balance.ts'
import type { ReadStatement } from '../../statements/books.ts'
import type { Figures } from '../../statements/figures.ts'
import { counted } from '../report.ts'

const shown = 10

/** An amount in cents as a person reads it: `1.234,56 €`. */
function moneyInWords(cents: number, currency: string): string {
  const size = Math.abs(cents)
  const whole = Math.floor(size / 100).toLocaleString('it-IT', { useGrouping: 'always' })
  const sign = currency === 'EUR' ? '€' : currency
  return `${cents < 0 ? '−' : ''}${whole},${String(size % 100).padStart(2, '0')} ${sign}`
}

const dayInWords = (day: string): string => day.split('-').map(Number).reverse().join('/')

/** Where everything in a file went, one line for each currency. */
function sumsInWords(name: string, balance: Balance): string[] {
  return balance.currencies.map((currency) => {
    const sums = balance.of(currency)
    const said = (cents: number) => moneyInWords(cents, currency)
    const parts = [
      `articoli ${said(sums.articles)}`,
      `conto ${said(sums.account)}`,
      `trasferimenti ${said(sums.transfers)}`,
      ...(sums.setAside === 0 ? [] : [`messi da parte ${said(sums.setAside)}`]),
      ...(sums.replaced === 0 ? [] : [`sostituiti ${said(sums.replaced)}`]),
    ]
    const here = hereOf(sums)
    const isOdd = here === sums.told ? '' : 'i conti non tornano: '
    return `${name}: ${isOdd}nel file ${said(sums.told)}, qui ${said(here)} (${parts.join(', ')}).`
  })
}

function misfitsInWords(name: string, { misfits, misfitRows }: Balance): string[] {
  if (misfitRows === 0) return []
  const lines = misfits.slice(0, shown).map(({ row, currency, told, found }) => {
    const said = (cents: number) => moneyInWords(cents, currency)
    return `  riga ${row}: nel file ${said(told)}, la somma delle sue voci è ${said(found)}`
  })
  const more = misfitRows > lines.length ? [`  … e altre ${misfitRows - lines.length}`] : []
  const rows = counted(misfitRows, 'riga non torna', 'righe non tornano')
  return [`${name}: ${rows}:`, ...lines, ...more]
}

function setAsideInWords(name: string, { type, currency, rows, cents, detail }: SetAside): string {
  const called = type === '' ? 'senza tipo' : `di tipo «${type}»`
  const count = counted(rows, `riga ${called} messa`, `righe ${called} messe`)
  const example = detail === '' || type.endsWith(detail) ? '' : `, per esempio «${detail}»`
  const remedy =
    type === '' ? '' : ` Se sai che cosa sono, dillo con --voce "${type}=…" (--aiuto dice come).`
  return `${name}: ${count} da parte (${moneyInWords(cents, currency)}${example}): non le conosciamo.${remedy}`
}

/** What there is to say of a file: what it is, and where everything in it went. */
export function statementInWords({ statement, balance, replacedBy }: ReadStatement): string[] {
  const { name } = statement.table
  const { rows, first, last } = balance
  const days = first === '' ? '' : ` dal ${dayInWords(first)} al ${dayInWords(last)}`
  const pending = balance.currencies
    .map((currency) => balance.of(currency).pending)
    .some((cents) => cents !== 0)
  const others = replacedBy.map(({ table }) => `«${table.name}»`).join(', ')
  return [
    `${name}: ${statement.layout.label}, ${counted(rows, 'riga', 'righe')}${days}.`,
    ...sumsInWords(name, balance),
    ...misfitsInWords(name, balance),
    ...balance.setAside.map((one) => setAsideInWords(name, one)),
    ...(balance.replacedRows === 0
      ? []
      : [
          `${name}: ${counted(balance.replacedRows, 'movimento è', 'movimenti sono')} in un periodo che racconta anche ${others}: conta quello.`,
        ]),
    ...(balance.guessesDays
      ? [`${name}: nessun giorno dice se prima viene il mese: li leggiamo come giorno/mese.`]
      : []),
    ...(balance.voidRows === 0
      ? []
      : [
          `${name}: ${counted(balance.voidRows, 'riga annullata o ancora in sospeso non conta', 'righe annullate o ancora in sospeso non contano')}.`,
        ]),
    ...(pending
      ? [
          `${name}: ${counted(balance.pendingRows, 'movimento differito conta, ma può', 'movimenti differiti contano, ma possono')} ancora cambiare.`,
        ]
      : []),
    ...(balance.uncountedReturns === 0
      ? []
      : [
          `${name}: ${counted(balance.uncountedReturns, 'rimborso non dice', 'rimborsi non dicono')} quanti pezzi sono tornati: non contano tra i resi.`,
        ]),
  ]
}

const totals = [
  ['incassi', 'incassi'],
  ['rimborsi', 'rimborsi'],
  ['ricavi', 'ricavi'],
  ['commissioni', 'commissione'],
  ['servizi digitali', 'digitali'],
  ['logistica', 'logistica'],
  ['pubblicità', 'pubblicita'],
  ['altri costi', 'altriCosti'],
  ['costo della merce', 'costo'],
  ['guadagno', 'guadagno'],
] as const satisfies readonly (readonly [string, keyof Figures])[]

/** Adds up the figures of all lines, currency by currency. */
export class Totals {
  readonly #sums = new Map<string, number[]>()
  #withoutCost = 0

  /** @param isArticle whether it has a cost that somebody could say */
  add(currency: string, figures: Figures, isArticle: boolean): void {
    const sums = this.#sums.get(currency) ?? totals.map(() => 0)
    this.#sums.set(currency, sums)
    if (isArticle && Number.isNaN(figures.costo)) this.#withoutCost++
    totals.forEach(([, key], at) => {
      sums[at] = (sums[at] ?? 0) + figures[key]
    })
  }

  inWords(): string[] {
    const lines = [...this.#sums].map(([currency, sums]) => {
      const parts = totals.flatMap(([name], at) => {
        const sum = sums[at] ?? 0
        return Number.isNaN(sum) ? [] : [`${name} ${moneyInWords(Math.round(sum * 100), currency)}`]
      })
      return `In tutto: ${parts.join(', ')}.`
    })
    const articles = counted(this.#withoutCost, 'articolo non ha', 'articoli non hanno')
    return this.#withoutCost === 0
      ? lines
      : [...lines, `${articles} un costo: quanto lasciano non si può dire. Aggiungi --costi FILE.`]
  }
}
