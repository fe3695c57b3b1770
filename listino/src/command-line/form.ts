import {
  addedDefaults,
  asItIs,
  type CalculationFormData,
  type CategoryTable,
  defaultFormData,
  invalidFieldsOf,
  isFuture,
  isPercent,
  ratesOf,
  readAmount,
  readPercent,
  type Target,
  type TaxSettings,
  withoutDefaults,
} from '@margine/engine'
import type { OwnTerms } from '../articles/own-terms.ts'
import { type CategoryRule, readRule } from '../categories/rules.ts'
import { ofExpenses, parts } from '../costs/parts.ts'
import { amountIn, type ListBasis } from '../list/basis.ts'
import { Misuse } from './misuse.ts'
import { noneOfOne, saidOn } from './of-one.ts'
import type { Options } from './options.ts'
import { oneOf, withTyped } from './settings.ts'

type CategoryField = CategoryTable['field']

/** The share in percent of all that the customer pays that advertising is, with a `%` behind it; null where it is an amount. */
function shareIn(pubblicita: string | undefined): string | null {
  const [, percent] = /^\s*(.*?)\s*%\s*$/.exec(pubblicita ?? '') ?? []
  if (percent === undefined) return null
  if (!isPercent(percent))
    throw new Misuse(`--pubblicita: «${pubblicita}» non è una percentuale da 0 a 100.`)
  return percent
}

/** The field of the form that holds its marketplace's category; the category is one that it has. */
function categoryFieldOf(form: CalculationFormData, option: string, key: string): CategoryField {
  const table = ratesOf(form).categories
  if (table === null) throw new Misuse(`--${option}: ${form.marketplace} non ha categorie.`)
  if (!Object.hasOwn(table.categories, key))
    throw new Misuse(
      `--${option}: la categoria «${key}» non c'è. Scegli tra ${Object.keys(table.categories).join(', ')}.`,
    )
  return table.field
}

/** The form with the chosen category in the field that its marketplace asks for, or with none. */
const withCategory = (form: CalculationFormData, key: string | undefined): CalculationFormData =>
  key === undefined
    ? { ...form, categoria: '', categoriaManoMano: '' }
    : { ...form, [categoryFieldOf(form, 'categoria', key)]: key }

/** The seller's rules; the form's marketplace has their categories. */
export function rulesOf({ regola = [] }: Options, form: CalculationFormData): CategoryRule[] {
  return regola.map((text) => {
    const rule = readRule(text)
    if (rule === null)
      throw new Misuse(
        `--regola: «${text}» non si capisce. Per esempio: sku inizia con LIB- = books`,
      )
    categoryFieldOf(form, 'regola', rule.category)
    return rule
  })
}

function assertKnown(form: CalculationFormData, options: Options): void {
  const { marketplace, paese, tariffe } = form
  const { marketplaces, countries } = ratesOf(form).cards
  if (!Object.hasOwn(marketplaces, marketplace) && options.marketplace === undefined)
    throw new Misuse(
      `--tariffe: «${marketplace}», il marketplace del file, non c'è con le tariffe «${tariffe}». Indica un giorno (AAAA-MM-GG).`,
    )
  if (!Object.hasOwn(marketplaces, marketplace))
    throw new Misuse(
      `--marketplace: «${marketplace}» non c'è con queste tariffe. Scegli tra ${Object.keys(marketplaces).join(', ')}.`,
    )
  if (!Object.hasOwn(countries, paese))
    throw new Misuse(
      `--paese: «${paese}» non c'è. Scegli tra ${Object.keys(countries).join(', ')}.`,
    )
}

/** What taxes and contributions of a seller depend on. */
export function taxesOf({
  coefficiente,
  sostitutiva,
  gestione,
  riduzione,
}: Pick<Options, 'coefficiente' | 'sostitutiva' | 'gestione' | 'riduzione'>): TaxSettings {
  const typed = withTyped(
    { imposte: addedDefaults.imposte },
    { coefficiente, sostitutiva, gestione, riduzione },
  )
  return { ...typed.imposte, ...(gestione === 'nessuna' ? { senzaGestione: true } : {}) }
}

/** A percentage of the seller's own is of what the marketplace's is of. */
function withBasis(form: CalculationFormData): CalculationFormData {
  const { commissionePropria } = form
  if (commissionePropria == null) return form
  const base = ratesOf({ ...form, commissionePropria: null }).rule.basis
  return { ...form, commissionePropria: { ...commissionePropria, base } }
}

/** What a file says of all its articles, as far as it does. */
export type FileTerms = Partial<OwnTerms & { aliquotaIVA: string; speseIncludonoIVA: boolean }>

/**
 * What holds for every article.
 *
 * @param said what the file says of all its articles
 * @param today the day that it is in UTC
 */
export function formOf(options: Options, said: FileTerms, today: string): CalculationFormData {
  const share = shareIn(options.pubblicita)
  const { marketplace = said.marketplace ?? defaultFormData.marketplace } = options
  const ofOne = saidOn(options, marketplace)
  const typed: CalculationFormData = withTyped(
    {
      ...{ ...defaultFormData, ...said },
      ...(options['prezzo-senza-iva'] === true ? { prezzoIncludesIVA: false } : {}),
    },
    {
      ...options,
      ...noneOfOne,
      ...ofOne,
      paese: options.paese?.toUpperCase(),
      ...(share === null ? {} : { pubblicita: share }),
    },
  )
  const form = withBasis(
    withoutDefaults({
      ...typed,
      ...(share === null ? {} : { pubblicitaIn: 'percento' }),
      imposte: taxesOf(options),
      ...(ofOne.resi === undefined ? { resi: null } : {}),
    }),
  )
  if (invalidFieldsOf(form).includes('tariffe') || isFuture(form.tariffe ?? '', today))
    throw new Misuse(`--tariffe: «${form.tariffe}» non è un giorno fino a domani (AAAA-MM-GG).`)
  assertKnown(form, options)
  return withCategory(form, options.categoria)
}

/** What a price has to reach. */
export function targetOf(options: Options, { regime }: CalculationFormData): Target {
  const typed = options.obiettivo ?? '20'
  const { value, problem } = readAmount(typed)
  if (problem !== null || typed.trim() === '')
    throw new Misuse(`--obiettivo: «${typed}» non è un numero.`)
  const kinds = ['margine', 'ricarico', 'guadagno', 'dopoImposte'] as const
  const kind = oneOf('obiettivo-in', options['obiettivo-in'], kinds, 'margine')
  if (kind === 'dopoImposte' && regime !== 'forfettario')
    throw new Misuse('--obiettivo-in dopoImposte vale solo con --regime forfettario.')
  return kind === 'margine' || kind === 'ricarico'
    ? { kind, percent: value }
    : { kind, amount: value }
}

/** What a list is calculated by, as a command says it. */
export function basisOf(
  options: Options,
  form: CalculationFormData,
  others: Pick<ListBasis, 'rules' | 'reducedVAT' | 'target'>,
): ListBasis {
  const { categoria = '' } = options
  const isShare = form.pubblicitaIn === 'percento'
  const forAll = {
    shipping: amountIn(form.spedizione),
    ...ofExpenses((expense) => {
      const { forAll } = parts[expense]
      const isAmount = forAll !== null && !(forAll === 'pubblicita' && isShare)
      return isAmount ? amountIn(form[forAll]) : Number.NaN
    }),
    percent: isShare ? readPercent(form.pubblicita) : Number.NaN,
  }
  const fee = oneOf(
    'spedizione-fba',
    options['spedizione-fba'],
    ['entrambe', 'tariffa'],
    'entrambe',
  )
  const isShippingFee = fee === 'tariffa'
  return { form, category: categoria, forAll, isShippingFee, whatIf: asItIs, ...others }
}
