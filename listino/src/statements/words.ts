import type { Costs } from '../articles/costs.ts'
import { type CostPart, costParts, type OwnExpense, ownExpenses, parts } from '../costs/parts.ts'
import { counted } from '../counted.ts'
import { type Balance, hereOf, type SetAside } from './balance.ts'
import type { ReadStatement } from './books.ts'
import type { Statement } from './statement.ts'

const shown = 10

/** An amount in cents as a person reads it: `1.234,56 €`. */
export function moneyInWords(cents: number, currency: string): string {
  const size = Math.abs(cents)
  const whole = Math.floor(size / 100).toLocaleString('it-IT', { useGrouping: 'always' })
  const sign = currency === 'EUR' ? '€' : currency
  return `${cents < 0 ? '−' : ''}${whole},${String(size % 100).padStart(2, '0')} ${sign}`
}

/** An amount of euro as a person reads it. */
export const inEuro = (amount: number): string => moneyInWords(Math.round(amount * 100), 'EUR')

/** `ottobre` of `2026-10`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('it-IT', { month: 'long', timeZone: 'UTC' })

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

/** Rows that are set aside: how many, and why. */
function setAsideInWords({ type, currency, rows, cents, detail }: SetAside): string {
  const count = counted(rows, 'riga messa da parte', 'righe messe da parte')
  const example = detail === '' || type.endsWith(detail) ? '' : ` (per esempio «${detail}»)`
  const why = type === '' ? 'non dicono il tipo' : `non conosciamo il tipo «${type}»${example}`
  return `${count}, ${moneyInWords(cents, currency)}: ${why}.`
}

/** What there is to say of some rows; nothing where there are none. */
export const ifAny = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${counted(count, one, many)}.`]

/** What became of the rows of a file: `7 righe: 6 contate (85,7%), di cui 2 confrontate con le tariffe (28,6%), …`. */
function rowsInWords({ rowCounts }: Balance): string {
  const { all, counted: there, compared, setAside, elsewhere, void: none } = rowCounts
  const said = (count: number, one: string, many: string) =>
    `${counted(count, one, many)} (${percentOf(count, all)})`
  const parts = [
    said(there, 'contata', 'contate'),
    ...(compared > 0
      ? [`di cui ${said(compared, 'confrontata con le tariffe', 'confrontate con le tariffe')}`]
      : []),
    ...(elsewhere > 0
      ? [said(elsewhere, 'contata in un altro rapporto', 'contate in un altro rapporto')]
      : []),
    ...(setAside > 0 ? [said(setAside, 'messa da parte', 'messe da parte')] : []),
    ...(none > 0 ? [said(none, 'annullata o in sospeso', 'annullate o in sospeso')] : []),
  ]
  return `${counted(all, 'riga', 'righe')}: ${parts.join(', ')}.`
}

const percentOf = (count: number, all: number): string =>
  all === 0 ? '0%' : `${((count / all) * 100).toFixed(1).replace('.', ',').replace(',0', '')}%`

/** The days of a file that has rows. */
const daysInWords = ({ first, last }: Balance): string =>
  `dal ${dayInWords(first)} al ${dayInWords(last)}`

/** What else there is to say of the rows of a file. */
function notesInWords(balance: Balance, replacedBy: readonly Statement[]): string[] {
  const others = replacedBy.map((other) => `«${other.table.name}»`).join(', ')
  return [
    ...ifAny(
      balance.replacedRows,
      `movimento è anche in ${others} e conta lì`,
      `movimenti sono anche in ${others} e contano lì`,
    ),
    ...balance.mayRepeat.map(
      (name) =>
        `Niente dice quali movimenti sono anche in «${name}»: alcuni possono contare due volte o mancare. Se i due rapporti sono dello stesso conto, tieni solo quello che li ha tutti.`,
    ),
    ...balance.payoutMisfits.flatMap(({ name, lacking, differing }) => [
      ...ifAny(
        lacking,
        `movimento di un pagamento che è in «${name}» lì non si trova e conta qui: se lì è detto in altro modo conta due volte. Scarica di nuovo i due rapporti, oppure tieni solo quello completo`,
        `movimenti di pagamenti che sono in «${name}» lì non si trovano e contano qui: se lì sono detti in altro modo contano due volte. Scarica di nuovo i due rapporti, oppure tieni solo quello completo`,
      ),
      ...ifAny(
        differing,
        `movimento ha in «${name}» un altro importo, e conta quello: controlla quale dei due rapporti è giusto e tieni solo quello`,
        `movimenti hanno in «${name}» un altro importo, e conta quello: controlla quale dei due rapporti è giusto e tieni solo quello`,
      ),
    ]),
    ...balance.ignored.map(
      (title) => `La colonna «${title}» non conta: non si sa se è già dentro gli altri importi.`,
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
      balance.loneVATRows,
      "riga di IVA è senza la sua vendita: quell'IVA può essere contata due volte",
      "righe di IVA sono senza la loro vendita: quell'IVA può essere contata due volte",
    ),
    ...ifAny(
      balance.loneItemRows,
      'riga di un articolo è senza quella del suo ordine, che sarà in un altro rapporto: può contare due volte',
      'righe di articoli sono senza quella del loro ordine, che sarà in un altro rapporto: possono contare due volte',
    ),
    ...ifAny(
      balance.netOnlyRows,
      'vendita dice solo il netto: incassi e commissioni non si distinguono, o sono in un altro rapporto',
      'vendite dicono solo il netto: incassi e commissioni non si distinguono, o sono in un altro rapporto',
    ),
    ...ifAny(
      balance.uncountedReturns,
      'rimborso non dice quanti pezzi sono tornati: non conta tra i resi',
      'rimborsi non dicono quanti pezzi sono tornati: non contano tra i resi',
    ),
    ...ifAny(
      balance.refundsOfNoArticle,
      'rimborso non dice di quale articolo è: sta nel conto, e il costo di quel che è tornato non si toglie',
      'rimborsi non dicono di quale articolo sono: stanno nel conto, e il costo di quel che è tornato non si toglie',
    ),
    ...ifAny(
      balance.uncountedLosses,
      'risarcimento non dice per quale articolo o per quanti pezzi: il loro costo non conta, e il guadagno può essere più basso',
      'risarcimenti non dicono per quale articolo o per quanti pezzi: il loro costo non conta, e il guadagno può essere più basso',
    ),
  ]
}

/** What there is to say of a file that was read: what it is, and where everything in it went. */
export function fileInWords({ statement, balance, replacedBy }: ReadStatement) {
  const { table, layout } = statement
  const days = balance.first === '' ? '' : ` ${daysInWords(balance)}`
  return {
    name: table.name,
    said: `${layout.label}, ${counted(balance.rows, 'riga', 'righe')}${days}.`,
    rows: rowsInWords(balance),
    sums: sumsInWords(balance),
    isEven: balance.isEven,
    misfits: misfitsInWords(balance),
    unknown: balance.setAside.map((one) => ({ type: one.type, said: setAsideInWords(one) })),
    notes: notesInWords(balance, replacedBy),
  }
}

/** The parts that a file of costs says and reports tell themselves. */
export const uncountedParts = ({ said }: Pick<Costs, 'said'>): CostPart[] =>
  costParts.filter((part) => parts[part].reported.isToldThere && said.has(part))

/** Of how many articles costs say nothing of sending or packing, which counts as nothing; empty where they say all. */
export function unsaidInWords(counts: Readonly<Record<OwnExpense, number>>): string {
  const of = (count: number) => counted(count, 'articolo', 'articoli')
  const unsaid = ownExpenses.filter((part) => counts[part] > 0)
  const [first] = unsaid
  if (first === undefined) return ''
  const names = unsaid.map((part) => parts[part].reported.name)
  const isOfAll = unsaid.length === ownExpenses.length
  if (isOfAll && unsaid.every((part) => counts[part] === counts[first]))
    return `I costi di ${of(counts[first])} non dicono ${names.join(' e ')}: contano zero.`
  const each = unsaid
    .map((part) => `${parts[part].reported.the} di ${of(counts[part])}`)
    .join(' e ')
  return `I costi non dicono ${each}: ${unsaid.length === 1 ? 'conta' : 'contano'} zero.`
}
