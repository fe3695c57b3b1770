import type { AddedFields, OwnCommission, TaxSettings } from '@margine/engine'
import { hasFields, isEither, isNull, isObject, isText, type Reads } from '../reading.ts'

export const isOneOf =
  <Value extends string>(...values: Value[]): Reads<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

const isFlag: Reads<boolean> = (value) => typeof value === 'boolean'

const isTaxSettings = hasFields<TaxSettings>({
  coefficiente: isText,
  sostitutiva: isOneOf('15', '5'),
  gestione: isOneOf('nessuna', 'commercianti', 'artigiani'),
  riduzione: isFlag,
})

const isOwnCommission = hasFields<OwnCommission>({
  percentuale: isText,
  fissa: isText,
  minima: isText,
  base: isOneOf('lordo', 'netto'),
})

const readers: { [Field in keyof AddedFields]-?: Reads<AddedFields[Field]> } = {
  tariffe: isText,
  aliquotaIVA: isText,
  regime: isOneOf('ordinario', 'forfettario'),
  imposte: isTaxSettings,
  commissionePropria: isEither(isNull, isOwnCommission),
  categoriaEbay: isText,
  categoriaTikTok: isText,
}

/** The fields beyond the specification's that are stored with a value of theirs: storage can hold anything. */
export function storedAddedFields(stored: unknown): AddedFields {
  const fields: AddedFields = {}
  if (isObject(stored))
    for (const [field, reads] of Object.entries(readers)) {
      const value: unknown = Reflect.get(stored, field)
      if (reads(value)) Object.assign(fields, { [field]: value })
    }
  return fields
}
