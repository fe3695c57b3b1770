import { defaultsOf } from './setting-values.ts'
import { addedSettings, type ValuesOf } from './settings.ts'

/** The fields beyond the specification's. Each may be absent, which means its default; a default is not stored. */
export type AddedFields = Partial<ValuesOf<typeof addedSettings>>

type Given<Field extends keyof AddedFields> = NonNullable<AddedFields[Field]>

export type OwnCommission = Given<'commissionePropria'>
/** What the taxes and contributions of a seller in the forfettario regime depend on. */
export type TaxSettings = Given<'imposte'>
export type Reduction = TaxSettings['riduzione']
export type PaymentTerms = Given<'pagamento'>
export type FbaPiece = Given<'logisticaAmazon'>
export type ReturnTerms = Given<'resi'>

export const addedDefaults: Required<AddedFields> = defaultsOf(addedSettings)

/**
 * Whether it was said which contributions a seller pays, be it that there are none.
 *
 * @example
 * saysContributions({ gestione: 'nessuna' }) // false
 */
export const saysContributions = ({
  gestione,
  senzaGestione,
}: Pick<TaxSettings, 'gestione'> & { senzaGestione?: boolean }): boolean =>
  gestione !== 'nessuna' || senzaGestione === true

/**
 * Whether a form says nothing beyond the specification that its result depends on, as nearly all do.
 *
 * @example
 * isSpecified({ categoriaEbay: 'watches' }) // true: the table of 1.3.1 doesn't look at it
 * isSpecified({ aliquotaIVA: '10' }) // false
 */
export const isSpecified = (form: AddedFields): boolean =>
  form.tariffe === undefined &&
  form.aliquotaIVA === undefined &&
  form.regime === undefined &&
  form.commissionePropria == null &&
  form.spedizioneIncassata === undefined &&
  form.speseIncludonoIVA === undefined &&
  form.pubblicitaIn === undefined &&
  form.pagamento == null &&
  form.logisticaAmazon == null &&
  form.resi == null

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const hasSameParts = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([part, value]) =>
    isSameValue(value, other[part as keyof typeof other]),
  )

/** Whether an added field holds the same as another, part by part; one blank text is as good as another. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isBlank(one) && isBlank(other)) ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    hasSameParts(one, other))

const addedNames = Object.keys(addedDefaults) as (keyof AddedFields)[]

/**
 * A form as it is stored: of the added fields, those alone that differ from their default.
 *
 * @example
 * withoutDefaults({ ...defaultFormData, tariffe: '1.3.1', aliquotaIVA: '10' }) // { ...defaultFormData, aliquotaIVA: '10' }
 */
export function withoutDefaults<Form extends AddedFields>(form: Form): Form {
  const kept = { ...form }
  for (const name of addedNames)
    if (isSameValue(kept[name] ?? addedDefaults[name], addedDefaults[name])) delete kept[name]
  return kept
}

/** Whether the added fields of two forms mean the same: one that is absent holds its default. */
export const hasSameAdded = (one: AddedFields, other: AddedFields): boolean =>
  addedNames.every((name) =>
    isSameValue(one[name] ?? addedDefaults[name], other[name] ?? addedDefaults[name]),
  )
