import { isMonth, monthTyped, readAmount, readPercent, taxRulesIn } from '@margine/engine'
import type { Ledger } from '../../statements/ledger.ts'
import { type MonthResult, monthsIn, type YearResult } from '../../statements/months.ts'
import { currenciesIn } from '../../statements/period.ts'
import { vatNotes } from '../../statements/vat-words.ts'
import { ifAny, inEuro, monthName } from '../../statements/words.ts'
import { aheadInWords } from '../../statements/year-ahead-words.ts'
import type { YearTerms } from '../../statements/year-terms.ts'
import { taxesOf } from '../form.ts'
import { Misuse } from '../misuse.ts'
import { percentIn } from '../settings.ts'
import { fixedCostsOf } from './fixed-costs-file.ts'
import type { StatementOptions } from './options.ts'

function amountIn(option: string, typed: string | undefined): number {
  const { value, problem } = readAmount(typed ?? '')
  if (typed?.trim() === '' || problem !== null || value < 0)
    throw new Misuse(`--${option}: «${typed}» non è un importo da 0 in su.`)
  return value
}

const ofMonths = [
  ...(['spese-fisse', 'gestione', 'coefficiente', 'sostitutiva', 'riduzione', 'apertura'] as const),
  ...(['prima-del-1996', 'contributi-versati', 'altri-redditi', 'addizionali'] as const),
]

/** Throws `Misuse` where a command says something of a year without asking for its months. */
export function assertNoneOfMonths(options: StatementOptions): void {
  const said = ofMonths.find((option) => options[option] !== undefined)
  if (said !== undefined) throw new Misuse(`--${said} vale solo con --per mese.`)
}

/** What a command says of the year. Throws `Misuse`. */
export async function yearTermsOf(
  options: StatementOptions,
  regime: YearTerms['regime'],
  ledger: Ledger,
): Promise<YearTerms> {
  const { apertura: opened = '', 'spese-fisse': file, addizionali } = options
  const apertura = monthTyped(opened)
  const paid = options['contributi-versati']
  if (apertura !== '' && !isMonth(apertura))
    throw new Misuse(`--apertura: «${opened}» non è un mese (AAAA-MM).`)
  const months = monthsIn(ledger, 'EUR')
  const [first = ''] = months
  if (apertura > first && first !== '')
    throw new Misuse(`--apertura ${apertura}: nei rapporti ci sono movimenti di ${first}.`)
  if (addizionali !== undefined) percentIn('addizionali', addizionali)
  return {
    regime,
    imposte: taxesOf(options),
    apertura,
    primaDel1996: options['prima-del-1996'] ?? false,
    contributiVersati:
      paid === undefined
        ? null
        : {
            anno: Number(months.at(-1)?.slice(0, 4)),
            importo: amountIn('contributi-versati', paid),
          },
    altriRedditi: amountIn('altri-redditi', options['altri-redditi']),
    addizionali: addizionali === undefined ? 0 : readPercent(addizionali),
    speseFisse: file === undefined ? [] : await fixedCostsOf(file),
  }
}

const lackingInWords = ({ articles, channels, stores }: MonthResult['lacking']): string =>
  [
    ...ifAny(articles.size, 'articolo non ha un costo', 'articoli non hanno un costo'),
    ...[...channels].map((name) => `Le vendite di ${name} senza articolo non hanno un costo.`),
    ...[...stores].map((name) => `L'IVA di ${name} non è nota.`),
  ].join(' ')

function yearInWords({ year, months, total, begins, rulesOf }: YearResult): string[] {
  const [first = '', last = ''] = [months[0]?.period, months.at(-1)?.period]
  const when =
    first === last
      ? `In ${monthName(first)} ${year}`
      : `Da ${monthName(first)} a ${monthName(last)} ${year}`
  const unknown = months.filter(({ resta }) => Number.isNaN(resta)).length
  const open = `di ${unknown} ${unknown === 1 ? 'mese' : 'mesi'} non si può dire che cosa resta. ${lackingInWords(total.lacking)}`
  const left = `${total.resta < 0 ? 'perdi' : 'ti restano'} ${inEuro(Math.abs(total.resta))} su ${inEuro(total.incassi)} incassati`
  return [
    unknown > 0
      ? `${when}: ${open}`
      : `${when} ${left}; da mettere da parte ${inEuro(total.tasse)}.`,
    ...(first > begins
      ? [
          `I mesi del ${year} prima di ${monthName(first)} non sono nei rapporti: l'anno non li conta.`,
        ]
      : []),
    ...months
      .filter(({ reports }) => reports !== '')
      .map(({ period, reports }) => `${monthName(period)} ${year}: ${reports}.`),
    ...(total.abbonamento > 0
      ? [
          `In «altri_costi» ci sono ${inEuro(total.abbonamento)} di abbonamento ai marketplace: non metterlo tra le spese fisse.`,
        ]
      : []),
    ...(rulesOf === year
      ? []
      : [`Le regole del ${year} non ci sono: conto provvisorio con quelle del ${rulesOf}.`]),
  ]
}

function vatOfYear({ months, total }: YearResult): string[] {
  if (total.vat === null) return []
  const told = months.flatMap(({ period, vat }) =>
    vat === null
      ? []
      : [
          `IVA di ${monthName(period)}: ${inEuro(vat.sales - vat.fees)} (${inEuro(vat.sales)} sulle vendite in Italia, meno ${inEuro(vat.fees)} nelle tariffe).`,
        ],
  )
  return [...told, ...vatNotes(total.vat, inEuro)]
}

const ofRegime = {
  ordinario: ['coefficiente', 'sostitutiva', 'riduzione'],
  forfettario: ['altri-redditi', 'addizionali'],
} as const

/** What the command says that counts for nothing in its regime. */
const uncounted = (options: StatementOptions, regime: YearTerms['regime']): string[] =>
  ofRegime[regime]
    .filter((option) => options[option] !== undefined)
    .map((option) => `--${option} non conta in regime ${regime}.`)

/** What there is to say of months, and what they don't count. */
export function monthsInWords(
  years: readonly YearResult[],
  ledger: Ledger,
  options: StatementOptions,
  { regime, speseFisse, imposte }: YearTerms,
): string[] {
  const hasFund = imposte.gestione !== 'nessuna'
  const indicative = [...new Set(years.map(({ rulesOf }) => taxRulesIn(rulesOf)))].filter(
    ({ sources }) => hasFund && sources.contributi.mark === 'indicativa',
  )
  const others = currenciesIn(ledger).filter((currency) => currency !== 'EUR')
  return [
    ...years.flatMap((year) => [
      ...yearInWords(year),
      ...(year.ahead === null ? [] : aheadInWords(year.ahead)),
      ...vatOfYear(year),
    ]),
    ...(speseFisse.length === 0
      ? ['Nessuna spesa fissa: «spese_fisse» conta zero. Indicale con --spese-fisse FILE.']
      : []),
    ...uncounted(options, regime),
    ...indicative.map(({ year }) => `I contributi del ${year} sono una cifra indicativa.`),
    ...(options.gestione === undefined
      ? ['«tasse» è senza contributi: indica la gestione INPS con --gestione.']
      : []),
    ...others.map((currency) => `Importi in ${currency}: non sono in nessun mese.`),
  ]
}
