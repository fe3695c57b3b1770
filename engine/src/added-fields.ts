/** A marketplace's rule as the seller has it from a contract, all texts as typed; what is blank counts as 0. */
export type OwnCommission = {
  /** Percent of the basis. */
  percentuale: string
  /** Added to every sale. */
  fissa: string
  /** What the percentage comes to at least. */
  minima: string
  base: 'lordo' | 'netto'
}

/** By how much contributions are reduced on request: by 35 %, or to half for who registered first in 2025. */
export type Reduction = 'nessuna' | '35' | '50'

/** What the taxes and contributions of a seller in the forfettario regime depend on. */
export type TaxSettings = {
  /** Which part of the price counts as income, in percent, as typed; a blank is none. */
  coefficiente: string
  sostitutiva: '15' | '5'
  gestione: 'nessuna' | 'commercianti' | 'artigiani'
  riduzione: Reduction
  /** The seller said that `gestione` is none; absent where nobody has answered yet. */
  senzaGestione?: true
}

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

/** What a payment service takes of all that the customer pays, as typed; what is blank counts as 0. It is exempt from VAT. */
export type PaymentTerms = { percentuale: string; fissa: string }

/** A piece that Amazon stores and ships, as typed. */
export type FbaPiece = {
  /** Sides in centimetres, in any order. */
  lunghezza: string
  larghezza: string
  altezza: string
  /** Weight in grams. */
  peso: string
  /** Whether it counts as dangerous goods, as a lithium battery does. */
  pericolosa: boolean
  /** Months that it lies in stock; a blank is none. */
  mesi: string
}

/** The sales that come back, as typed. */
export type ReturnTerms = {
  /** Percent of the sales that come back; a blank is none. */
  percentuale: string
  /** Percent of those that are sold again as new; a blank is all of them. */
  rivendibili: string
  /** What each costs besides, without VAT; a blank is nothing. */
  costo: string
}

/** The fields beyond the specification's. Each may be absent, which means its default; a default is not stored. */
export type AddedFields = {
  /** `'1.3.1'`, or the day (`YYYY-MM-DD`) of the cards that apply. */
  tariffe?: string
  /** VAT of the product in percent, as typed; empty is the country's standard rate. */
  aliquotaIVA?: string
  regime?: 'ordinario' | 'forfettario'
  /** Read only in the forfettario regime. */
  imposte?: TaxSettings
  commissionePropria?: OwnCommission | null
  categoriaEbay?: string
  categoriaTikTok?: string
  /** Shipping that the customer pays, with VAT or without as the price is. */
  spedizioneIncassata?: string
  /** Whether shipping, packaging and advertising in euro are typed with Italian VAT; read in Italy only. */
  speseIncludonoIVA?: boolean
  /** Whether advertising is an amount, or percent of all that the customer pays, with VAT. */
  pubblicitaIn?: 'euro' | 'percento'
  pagamento?: PaymentTerms | null
  /** Read on Amazon with dated cards only. */
  pianoAmazon?: 'professionale' | 'individuale'
  /** Null where the seller ships. */
  logisticaAmazon?: FbaPiece | null
  resi?: ReturnTerms | null
}

export const addedDefaults = {
  tariffe: '1.3.1',
  aliquotaIVA: '',
  regime: 'ordinario',
  imposte: { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: 'nessuna' },
  commissionePropria: null,
  categoriaEbay: 'base',
  categoriaTikTok: 'base',
  spedizioneIncassata: '',
  speseIncludonoIVA: false,
  pubblicitaIn: 'euro',
  pagamento: null,
  pianoAmazon: 'professionale',
  logisticaAmazon: null,
  resi: null,
} as const satisfies Required<AddedFields>

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
