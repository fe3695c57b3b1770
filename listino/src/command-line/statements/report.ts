import { type Balance, hereOf, type SetAside } from '../../statements/balance.ts'
import type { ReadStatement } from '../../statements/books.ts'
import type { Figures } from '../../statements/figures.ts'
import type { Outcome } from '../../statements/reckoning.ts'
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
const sumsInWords = (balance: Balance): string[] =>
  balance.currencies.map((currency) => {
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
    const odd = here === sums.told ? '' : ': i conti non tornano'
    return `Nel file ${said(sums.told)}, qui ${said(here)}${odd} (${parts.join(', ')}).`
  })

function misfitsInWords({ misfits, misfitRows }: Balance): string[] {
  if (misfitRows === 0) return []
  const lines = misfits.slice(0, shown).map(({ row, currency, told, found }) => {
    const said = (cents: number) => moneyInWords(cents, currency)
    return `  riga ${row}: nel file ${said(told)}, ma la somma delle sue voci è ${said(found)}`
  })
  const more = misfitRows > lines.length ? [`  … e altre ${misfitRows - lines.length}`] : []
  return [`${counted(misfitRows, 'riga non torna', 'righe non tornano')}:`, ...lines, ...more]
}

function setAsideInWords({ type, currency, rows, cents, detail }: SetAside): string {
  const count = counted(rows, 'riga messa da parte', 'righe messe da parte')
  const example = detail === '' || type.endsWith(detail) ? '' : ` (per esempio «${detail}»)`
  const why = type === '' ? 'non dicono il tipo' : `non conosciamo il tipo «${type}»${example}`
  const remedy =
    type === '' ? '' : ` Se sai che cos'è, aggiungi --voce "${type}=…" (--aiuto elenca le voci).`
  return `${count}, ${moneyInWords(cents, currency)}: ${why}.${remedy}`
}

/** What there is to say of some rows; nothing where there are none. */
const ifAny = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${counted(count, one, many)}.`]

/** What there is to say of a file: what it is, and where everything in it went. */
export function statementInWords({ statement, balance, replacedBy }: ReadStatement): string[] {
  const { table, layout } = statement
  const { rows, first, last } = balance
  const days = first === '' ? '' : ` dal ${dayInWords(first)} al ${dayInWords(last)}`
  const others = replacedBy.map((other) => `«${other.table.name}»`).join(', ')
  const lines = [
    ...sumsInWords(balance),
    ...misfitsInWords(balance),
    ...balance.setAside.map(setAsideInWords),
    ...ifAny(
      balance.replacedRows,
      `movimento sostituito: lo stesso periodo è in ${others}`,
      `movimenti sostituiti: lo stesso periodo è in ${others}`,
    ),
    ...(balance.guessesDays
      ? ['Nessuna data dice se viene prima il giorno o il mese: le leggiamo giorno/mese.']
      : []),
    ...ifAny(
      balance.voidRows,
      'riga annullata o in sospeso non conta',
      'righe annullate o in sospeso non contano',
    ),
    ...ifAny(
      balance.pendingRows,
      'movimento differito conta, ma può ancora cambiare',
      'movimenti differiti contano, ma possono ancora cambiare',
    ),
    ...ifAny(
      balance.uncountedReturns,
      'rimborso non dice quanti pezzi sono tornati: non conta tra i resi',
      'rimborsi non dicono quanti pezzi sono tornati: non contano tra i resi',
    ),
  ]
  return [
    `${table.name}: ${layout.label}, ${counted(rows, 'riga', 'righe')}${days}.`,
    ...lines.map((line) => `  ${line}`),
  ]
}

/** What there is to say of costs of articles that no report names. */
export const unusedCostsInWords = (name: string, count: number): string[] =>
  ifAny(
    count,
    "costo è di un articolo che nei rapporti non c'è",
    'costi sono di articoli che nei rapporti non ci sono',
  ).map((line) => `${name}: ${line}`)

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

/** What the check of articles against the cards comes to, in cents. */
type Checked = {
  compared: number
  incassi: number
  articles: number
  odd: number
  difference: number
}

const percentInWords = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}%`

/** Adds up what all lines come to, currency by currency. */
export class Totals {
  readonly #sums = new Map<string, number[]>()
  readonly #checked: Checked = { compared: 0, incassi: 0, articles: 0, odd: 0, difference: 0 }
  #withoutCost = 0

  add({ line, figures, check }: Outcome): void {
    const sums = this.#sums.get(line.currency) ?? totals.map(() => 0)
    this.#sums.set(line.currency, sums)
    if (line.kind === null && Number.isNaN(figures.costo)) this.#withoutCost++
    totals.forEach(([, key], at) => {
      sums[at] = (sums[at] ?? 0) + figures[key]
    })
    if (line.currency === 'EUR') this.#checked.incassi += Math.round(figures.incassi * 100)
    if (check === null) return
    this.#checked.articles++
    this.#checked.compared += check.compared
    if (check.explanation === 'uguale' || check.explanation === 'arrotondamento') return
    this.#checked.odd++
    this.#checked.difference += check.difference
  }

  inWords(): string[] {
    const lines = [...this.#sums].map(([currency, sums]) => {
      const parts = totals.flatMap(([name], at) => {
        const sum = sums[at] ?? 0
        return Number.isNaN(sum) ? [] : [`${name} ${moneyInWords(Math.round(sum * 100), currency)}`]
      })
      return `In tutto: ${parts.join(', ')}.`
    })
    return [
      ...lines,
      ...this.#checkInWords(),
      ...ifAny(
        this.#withoutCost,
        'articolo è senza costo: non si può dire quanto lascia. Aggiungi --costi FILE',
        'articoli sono senza costo: non si può dire quanto lasciano. Aggiungi --costi FILE',
      ),
    ]
  }

  #checkInWords(): string[] {
    const { articles, odd, compared, incassi, difference } = this.#checked
    if (articles === 0) return []
    const share = incassi === 0 ? 1 : compared / incassi
    const said = `Commissioni confrontate con le tariffe: ${percentInWords(share)} degli incassi`
    if (odd === 0) return [`${said}, nessuna differenza oltre l'arrotondamento.`]
    const more = difference < 0 ? 'in meno' : 'in più'
    const size = moneyInWords(Math.abs(Math.round(difference)), 'EUR')
    return [
      `${said}; ${counted(odd, 'articolo differisce', 'articoli differiscono')}, ${size} ${more} delle attese.`,
    ]
  }
}
