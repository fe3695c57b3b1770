import {
  type AddedFields,
  addedDefaults,
  asItIs,
  type CalculationFormData,
  type CategoryTable,
  defaultFormData,
  type InvalidField,
  invalidFieldsOf,
  isFuture,
  isPercent,
  ratesOf,
  readAmount,
  readNumber,
  readPercent,
  type Target,
  type TaxSettings,
  withoutDefaults,
} from '@margine/engine'
import type { OwnTerms } from '../articles/own-terms.ts'
import { type CategoryRule, readRule } from '../categories/rules.ts'
import { ofExpenses, parts } from '../costs/parts.ts'
import type { ListBasis } from '../list/basis.ts'
import { Misuse } from './misuse.ts'
import { type Options, oneOf, type taxOptions } from './options.ts'

type CategoryField = CategoryTable['field']

function amount(option: string, typed: string | undefined): string {
  const { value, problem } = readAmount(typed ?? '')
  if (problem !== null) throw new Misuse(`--${option}: «${typed}» non è un importo.`)
  if (value < 0)
    throw new Misuse(`--${option}: «${typed}» è negativo. Serve un importo da 0 in su.`)
  return typed ?? ''
}

/** Advertising of every article: an amount, or with a `%` behind a percentage of all that the customer pays. */
function advertisingOf({ pubblicita }: Options) {
  const [, percent] = /^\s*(.*?)\s*%\s*$/.exec(pubblicita ?? '') ?? []
  if (percent === undefined) return { pubblicita: amount('pubblicita', pubblicita) }
  if (percent === '' || !isPercent(percent))
    throw new Misuse(`--pubblicita: «${pubblicita}» non è una percentuale da 0 a 100.`)
  return { pubblicita: percent, pubblicitaIn: 'percento' as const }
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

/** The options that hold a percentage, by the field that they fill in. */
const percentOptions: Partial<
  Record<
    InvalidField,
    'pagamento' | 'resi' | 'resi-rivendibili' | 'coefficiente' | 'commissione' | 'iva'
  >
> = {
  'pagamento.percentuale': 'pagamento',
  'resi.percentuale': 'resi',
  'resi.rivendibili': 'resi-rivendibili',
  'imposte.coefficiente': 'coefficiente',
  'commissionePropria.percentuale': 'commissione',
}

/** What a sale of every article costs besides. */
function realCosts(options: Options, said: FileTerms): AddedFields {
  const { pagamento, resi } = options
  const fixed = amount('pagamento-fisso', options['pagamento-fisso'])
  const returnCost = amount('resi-costo', options['resi-costo'])
  return {
    spedizioneIncassata: amount('spedizione-incassata', options['spedizione-incassata']),
    speseIncludonoIVA: options['spese-con-iva'] ?? said.speseIncludonoIVA ?? false,
    pagamento:
      pagamento === undefined && fixed === ''
        ? null
        : { percentuale: pagamento ?? '', fissa: fixed },
    pianoAmazon: oneOf(
      'piano',
      options.piano,
      ['professionale', 'individuale'],
      addedDefaults.pianoAmazon,
    ),
    resi:
      resi === undefined
        ? null
        : {
            percentuale: resi,
            rivendibili: options['resi-rivendibili'] ?? '',
            costo: returnCost,
          },
  }
}

/** What taxes and contributions of a seller depend on. */
export function taxesOf({
  coefficiente,
  sostitutiva,
  gestione,
  riduzione,
}: Pick<Options, keyof typeof taxOptions>): TaxSettings {
  const { imposte } = addedDefaults
  const funds = ['nessuna', 'commercianti', 'artigiani'] as const
  return {
    coefficiente: coefficiente ?? imposte.coefficiente,
    sostitutiva: oneOf('sostitutiva', sostitutiva, ['15', '5'], imposte.sostitutiva),
    gestione: oneOf('gestione', gestione, funds, imposte.gestione),
    ...(gestione === 'nessuna' ? { senzaGestione: true } : {}),
    riduzione: oneOf('riduzione', riduzione, ['nessuna', '35', '50'], imposte.riduzione),
  }
}

/** The form with a percentage of the seller's own, of what the marketplace's is of, instead of its card. */
function withOwnRate(form: CalculationFormData, percentuale: string | undefined) {
  if (percentuale === undefined) return form
  const base = ratesOf(form).rule.basis
  return { ...form, commissionePropria: { percentuale, fissa: '', minima: '', base } }
}

/** What a file says of all its articles, as far as it does. */
export type FileTerms = Partial<OwnTerms & { aliquotaIVA: string; speseIncludonoIVA: boolean }>

const pricesIncludeVAT = (options: Options, { prezzoIncludesIVA = true }: FileTerms): boolean =>
  options['prezzo-con-iva'] ?? (options['prezzo-senza-iva'] === true ? false : prezzoIncludesIVA)

/**
 * What holds for every article.
 *
 * @param said what the file says of all its articles
 * @param today the day that it is in UTC
 */
export function formOf(options: Options, said: FileTerms, today: string): CalculationFormData {
  const form: CalculationFormData = withoutDefaults({
    ...defaultFormData,
    marketplace: options.marketplace ?? said.marketplace ?? defaultFormData.marketplace,
    paese: options.paese?.toUpperCase() ?? defaultFormData.paese,
    spedizione: amount('spedizione', options.spedizione),
    packaging: amount('packaging', options.packaging),
    ...advertisingOf(options),
    costoIncludesIVA: options['costo-con-iva'] ?? said.costoIncludesIVA ?? false,
    prezzoIncludesIVA: pricesIncludeVAT(options, said),
    prime: options.prime ?? false,
    tariffe: options.tariffe ?? '1.3.1',
    aliquotaIVA: options.iva ?? said.aliquotaIVA ?? '',
    regime: oneOf(
      'regime',
      options.regime,
      ['ordinario', 'forfettario'],
      said.regime ?? 'ordinario',
    ),
    ...realCosts(options, said),
    imposte: taxesOf(options),
  })
  const charged = withOwnRate(form, options.commissione)
  // In a form a blank counts as 0, which nobody said.
  const blank = Object.values(percentOptions).find((option) => options[option]?.trim() === '')
  if (blank !== undefined)
    throw new Misuse(`--${blank}: «${options[blank]}» non è una percentuale da 0 a 100.`)
  const [invalid] = invalidFieldsOf(charged)
  if (invalid === 'tariffe' || isFuture(form.tariffe ?? '', today))
    throw new Misuse(`--tariffe: «${form.tariffe}» non è un giorno fino a domani (AAAA-MM-GG).`)
  if (invalid !== undefined) {
    const option = percentOptions[invalid] ?? 'iva'
    throw new Misuse(`--${option}: «${options[option]}» non è una percentuale da 0 a 100.`)
  }
  assertKnown(charged, options)
  return withCategory(charged, options.categoria)
}

/** A percentage as it was typed; empty where it was not. */
export function percentOf(options: Options, option: 'iva-ridotta'): string {
  const typed = options[option] ?? ''
  const isValid = invalidFieldsOf({ ...defaultFormData, aliquotaIVA: typed }).length === 0
  if (!isValid) throw new Misuse(`--${option}: «${typed}» non è una percentuale da 0 a 100.`)
  return typed
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

/** An amount that is said for all; NaN where it isn't. */
const amountIn = (typed: string): number => (typed.trim() === '' ? Number.NaN : readNumber(typed))

/** What a list is calculated by, as a command says it. */
export function basisOf(
  { categoria = '' }: Options,
  form: CalculationFormData,
  others: Pick<ListBasis, 'rules' | 'reducedVAT' | 'target'>,
): ListBasis {
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
  return { form, category: categoria, forAll, whatIf: asItIs, ...others }
}
