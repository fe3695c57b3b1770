import {
  type AddedFields,
  type FbaPiece,
  type OwnCommission,
  type PaymentTerms,
  type Reduction,
  type ReturnTerms,
  readReduction,
  type TaxSettings,
} from '@margine/engine'
import { hasFields, isEither, isNothing, isNull, isObject, isText, type Reads } from '../reading.ts'

export const isOneOf =
  <Value extends string>(...values: Value[]): Reads<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

export const isFlag: Reads<boolean> = (value) => typeof value === 'boolean'

const isYes: Reads<true> = (value) => value === true

/** Earlier versions stored a flag here, when there was only one reduction. */
export const isReduction: Reads<Reduction> = (value): value is Reduction =>
  isFlag(value) || isOneOf('nessuna', '35', '50')(value)

export const isRegime = isOneOf('ordinario', 'forfettario')

const isTaxSettings = hasFields<TaxSettings>({
  coefficiente: isText,
  sostitutiva: isOneOf('15', '5'),
  gestione: isOneOf('nessuna', 'commercianti', 'artigiani'),
  riduzione: isReduction,
  senzaGestione: isEither(isNothing, isYes),
})

/** Tax settings as they are stored, with the reduction as a name; null for anything else. */
export function storedTaxSettings(stored: unknown): TaxSettings | null {
  if (!isTaxSettings(stored)) return null
  const { coefficiente, sostitutiva, gestione, riduzione, senzaGestione } = stored
  const settings = { coefficiente, sostitutiva, gestione, riduzione: readReduction(riduzione) }
  return senzaGestione ? { ...settings, senzaGestione } : settings
}

const isOwnCommission = hasFields<OwnCommission>({
  percentuale: isText,
  fissa: isText,
  minima: isText,
  base: isOneOf('lordo', 'netto'),
})

const isPaymentTerms = hasFields<PaymentTerms>({ percentuale: isText, fissa: isText })

export const isFbaPiece = hasFields<FbaPiece>({
  lunghezza: isText,
  larghezza: isText,
  altezza: isText,
  peso: isText,
  pericolosa: isFlag,
  mesi: isText,
})

const isReturnTerms = hasFields<ReturnTerms>({
  percentuale: isText,
  rivendibili: isText,
  costo: isText,
})

const readers: { [Field in keyof AddedFields]-?: Reads<AddedFields[Field]> } = {
  tariffe: isText,
  aliquotaIVA: isText,
  regime: isRegime,
  imposte: isTaxSettings,
  commissionePropria: isEither(isNull, isOwnCommission),
  categoriaEbay: isText,
  categoriaTikTok: isText,
  spedizioneIncassata: isText,
  speseIncludonoIVA: isFlag,
  pubblicitaIn: isOneOf('euro', 'percento'),
  pagamento: isEither(isNull, isPaymentTerms),
  pianoAmazon: isOneOf('professionale', 'individuale'),
  logisticaAmazon: isEither(isNull, isFbaPiece),
  resi: isEither(isNull, isReturnTerms),
}

/** The added fields that are stored with a valid value: storage can hold anything. */
export function storedAddedFields(stored: unknown): AddedFields {
  const fields: AddedFields = {}
  if (isObject(stored))
    for (const [field, reads] of Object.entries(readers)) {
      const value: unknown = Reflect.get(stored, field)
      if (reads(value)) Object.assign(fields, { [field]: value })
    }
  const imposte = storedTaxSettings(fields.imposte)
  if (imposte !== null) fields.imposte = imposte
  return fields
}
