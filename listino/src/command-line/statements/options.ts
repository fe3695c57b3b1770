import { defaultFormData, invalidFieldsOf, isFuture, readNumber } from '@margine/engine'
import { currencyOf } from '../../numbers/number-style.ts'
import { channels, type Titles } from '../../statements/known.ts'
import { type Meanings, readMeaning } from '../../statements/row-types.ts'
import { storeIn } from '../../statements/statement.ts'
import { headerKey } from '../../table/cell.ts'
import { Misuse } from '../misuse.ts'
import { parsedBy, sharedOptions } from '../options.ts'
import { settingOptions } from '../settings.ts'

const settingsOfStatements = {
  tariffe: settingOptions.tariffe,
  regime: settingOptions.regime,
  coefficiente: settingOptions.coefficiente,
  sostitutiva: settingOptions.sostitutiva,
  gestione: settingOptions.gestione,
  riduzione: settingOptions.riduzione,
  'costo-con-iva': settingOptions['costo-con-iva'],
  'spese-con-iva': settingOptions['spese-con-iva'],
}

const config = {
  allowPositionals: true,
  options: {
    ...sharedOptions,
    ...settingsOfStatements,
    voce: { type: 'string', multiple: true },
    valuta: { type: 'string' },
    conto: { type: 'string', multiple: true },
    iva: { type: 'string', multiple: true },
    rivendibili: { type: 'string' },
    'senza-spese': { type: 'boolean' },
    'costo-percento': { type: 'string', multiple: true },
    per: { type: 'string' },
    'spese-fisse': { type: 'string' },
    apertura: { type: 'string' },
    'prima-del-1996': { type: 'boolean' },
    'contributi-versati': { type: 'string' },
    'altri-redditi': { type: 'string' },
    addizionali: { type: 'string' },
  },
} as const

const parsed = (args: readonly string[]) => parsedBy(config, args)

/** What the command was called with, as typed. */
export type StatementOptions = ReturnType<typeof parsed>['values']

/** The options of a command, and its files; null where help is asked for. */
export function readStatementOptions(
  args: readonly string[],
): { files: readonly string[]; options: StatementOptions } | null {
  const { values, positionals } = parsed(args)
  if (values.aiuto === true || values.help === true) return null
  if (positionals.length === 0)
    throw new Misuse('Indica almeno un rapporto dei movimenti. Aiuto: --aiuto')
  return { files: positionals, options: values }
}

/** What the seller says of types of row. */
export const meaningsOf = ({ voce = [] }: StatementOptions): Meanings =>
  new Map(
    voce.map((typed) => {
      const meaning = readMeaning(typed)
      if (meaning === null)
        throw new Misuse(`--voce: «${typed}» non si capisce. Per esempio: "Rettifica=altri costi"`)
      return meaning
    }),
  )

/** What the seller says that titles of a file mean: `Net amount=Ricavo netto`. */
export function titlesOf({ colonna = [] }: StatementOptions): Titles {
  const titles = new Map<string, string>()
  for (const typed of colonna) {
    const end = typed.indexOf('=')
    const [known, title] = [headerKey(typed.slice(0, end)), headerKey(typed.slice(end + 1))]
    if (end === -1 || known === '' || title === '')
      throw new Misuse(
        `--colonna: «${typed}» non si capisce. Per esempio: "Net amount=Ricavo netto"`,
      )
    if ((titles.get(title) ?? known) !== known)
      throw new Misuse(`--colonna: di «${typed.slice(end + 1)}» hai detto due significati.`)
    titles.set(title, known)
  }
  return titles
}

/** Which account files are about, by the file as it was typed: `negozio-2.csv=Negozio due`. */
export function accountsOf(
  { conto = [] }: StatementOptions,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const accounts = new Map<string, string>()
  for (const typed of conto) {
    const file = files.find((one) => typed.startsWith(`${one}=`))
    const account = typed.slice((file ?? '').length + 1).trim()
    if (file === undefined || account === '')
      throw new Misuse(
        `--conto: «${typed}» non si capisce. Scrivi il file come tra i rapporti: "rapporto.csv=Secondo negozio"`,
      )
    if (accounts.has(file)) throw new Misuse(`--conto: di «${file}» hai detto due conti.`)
    accounts.set(file, account)
  }
  return accounts
}

function percentIn(option: string, typed: string): number {
  const percent = readNumber(typed)
  if (!(percent >= 0 && percent <= 100) || typed.trim() === '')
    throw new Misuse(`${option}: «${typed}» non è una percentuale da 0 a 100.`)
  return percent
}

/** VAT in percent that the seller says: of all articles, null where that isn't said, and of single stores. */
export function vatOf({ iva = [] }: StatementOptions): {
  vatPercent: number | null
  storeVAT: Readonly<Record<string, number>>
} {
  let vatPercent: number | null = null
  const storeVAT: Record<string, number> = {}
  for (const typed of iva) {
    const end = typed.lastIndexOf('=')
    const percent = percentIn('--iva', typed.slice(end + 1))
    if (end === -1) vatPercent = percent
    else storeVAT[storeIn(typed.slice(0, end))] = percent
  }
  return { vatPercent, storeVAT }
}

/** Of the pieces that come back, percent sold again as new; all of them where it isn't said. */
export const resalePercentIn = ({ rivendibili }: StatementOptions): number =>
  rivendibili === undefined ? 100 : percentIn('--rivendibili', rivendibili)

/** What goods without a known cost are in percent of revenue, by channel: `etsy=30`. */
export function goodsPercentIn({ 'costo-percento': shares = [] }: StatementOptions) {
  const percents: Record<string, number> = {}
  for (const typed of shares) {
    const end = typed.indexOf('=')
    const channel = typed.slice(0, end).trim().toLowerCase()
    if (end === -1 || !channels.has(channel))
      throw new Misuse(
        `--costo-percento: «${typed}» non si capisce. Per esempio: etsy=30; i canali sono ${[...channels].join(', ')}.`,
      )
    percents[channel] = percentIn('--costo-percento', typed.slice(end + 1))
  }
  return percents
}

/** The currency of amounts that name none; blank where it isn't said. */
export function currencyIn({ valuta }: StatementOptions): string {
  if (valuta === undefined) return ''
  const currency = currencyOf(valuta)
  if (currency === null)
    throw new Misuse(`--valuta: «${valuta}» non è una valuta. Per esempio: EUR`)
  return currency
}

/** Today, as `2026-11-22`. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10)

/** The day of the rate cards that charges are compared with; blank for the day of each sale. */
export function cardDayIn({ tariffe }: StatementOptions): string {
  if (tariffe === undefined) return ''
  const today = utcDay()
  const day = tariffe === 'oggi' ? today : tariffe
  const isDay =
    day !== '1.3.1' && invalidFieldsOf({ ...defaultFormData, tariffe: day }).length === 0
  if (!isDay || isFuture(day, today))
    throw new Misuse(`--tariffe: «${tariffe}» non è un giorno fino a domani (AAAA-MM-GG), né oggi.`)
  return day
}
