import type {
  AddedFields,
  FbaPiece,
  OwnCommission,
  PaymentTerms,
  ReturnTerms,
  TaxSettings,
} from '@margine/engine'
import {
  hasFields,
  isEither,
  isFlag,
  isNothing,
  isNull,
  isObject,
  isOneOf,
  isText,
  type Reads,
} from '../reading.ts'

const isYes: Reads<true> = (value) => value === true

export const isRegime = isOneOf('ordinario', 'forfettario')

export const isTaxSettings = hasFields<TaxSettings>({
  coefficiente: isText,
  sostitutiva: isOneOf('15', '5'),
  gestione: isOneOf('nessuna', 'commercianti', 'artigiani'),
  riduzione: isOneOf('nessuna', '35', '50'),
  senzaGestione: isEither(isNothing, isYes),
})

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
  return fields
}
