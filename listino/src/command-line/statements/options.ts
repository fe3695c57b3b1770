import { defaultFormData, invalidFieldsOf, isFuture, readNumber } from '@margine/engine'
import { currencyOf } from '../../numbers/number-style.ts'
import type { Titles } from '../../statements/known.ts'
import { type Meanings, readMeaning } from '../../statements/row-types.ts'
import { headerKey } from '../../table/cell.ts'
import { Misuse } from '../misuse.ts'
import { parsedBy, sharedOptions } from '../options.ts'

const config = {
  allowPositionals: true,
  options: {
    ...sharedOptions,
    voce: { type: 'string', multiple: true },
    valuta: { type: 'string' },
    conto: { type: 'string', multiple: true },
    tariffe: { type: 'string' },
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
export const titlesOf = ({ colonna = [] }: StatementOptions): Titles =>
  new Map(
    colonna.map((typed) => {
      const end = typed.indexOf('=')
      const [known, title] = [headerKey(typed.slice(0, end)), headerKey(typed.slice(end + 1))]
      if (end === -1 || known === '' || title === '')
        throw new Misuse(
          `--colonna: «${typed}» non si capisce. Per esempio: "Net amount=Ricavo netto"`,
        )
      return [title, known]
    }),
  )

/** Which account files are about, by the file as it was typed: `negozio-2.csv=Negozio due`. */
export function accountsOf(
  { conto = [] }: StatementOptions,
  files: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    conto.map((typed) => {
      const file = files.find((one) => typed.startsWith(`${one}=`))
      const account = typed.slice((file ?? '').length + 1).trim()
      if (file === undefined || account === '')
        throw new Misuse(
          `--conto: «${typed}» non si capisce. Scrivi il file come tra i rapporti: "rapporto.csv=Secondo negozio"`,
        )
      return [file, account]
    }),
  )
}

/** VAT of the articles in percent; null where it isn't said. */
export function vatPercentOf({ iva }: StatementOptions): number | null {
  if (iva === undefined) return null
  const percent = readNumber(iva)
  if (!(percent >= 0 && percent <= 100) || iva.trim() === '')
    throw new Misuse(`--iva: «${iva}» non è una percentuale da 0 a 100.`)
  return percent
}

/** The currency of amounts that name none; blank where it isn't said. */
export function currencyIn({ valuta }: StatementOptions): string {
  if (valuta === undefined) return ''
  const currency = currencyOf(valuta)
  if (currency === null)
    throw new Misuse(`--valuta: «${valuta}» non è una valuta. Per esempio: EUR`)
  return currency
}

/** The day of the rate cards that charges are compared with; blank for the day of each sale. */
export function cardDayIn({ tariffe }: StatementOptions): string {
  if (tariffe === undefined) return ''
  const today = new Date().toISOString().slice(0, 10)
  const day = tariffe === 'oggi' ? today : tariffe
  const isDay =
    day !== '1.3.1' && invalidFieldsOf({ ...defaultFormData, tariffe: day }).length === 0
  if (!isDay || isFuture(day, today))
    throw new Misuse(`--tariffe: «${tariffe}» non è un giorno fino a domani (AAAA-MM-GG), né oggi.`)
  return day
}
