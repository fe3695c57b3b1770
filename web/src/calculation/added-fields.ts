import {
  type AddedFields,
  addedSettings,
  type FbaPiece,
  type Leaf,
  type SettingRow,
  type TaxSettings,
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

function readsLeaf(leaf: Leaf): Reads<unknown> {
  switch (leaf.kind) {
    case 'flag':
      return isFlag
    case 'choice':
      return isOneOf(...leaf.of)
    case 'answer':
      return isEither(isNothing, isYes)
    case 'saidAmount':
      return isEither(isNothing, isText)
    default:
      return isText
  }
}

const areParts = <Parts extends object>(parts: Readonly<Record<string, Leaf>>) =>
  hasFields<object>(
    Object.fromEntries(Object.entries(parts).map(([part, leaf]) => [part, readsLeaf(leaf)])),
  ) as Reads<Parts>

/** Whether a value that was stored is one of a setting. */
function readsRow(row: SettingRow): Reads<unknown> {
  if ('value' in row) return readsLeaf(row.value)
  return row.default === null ? isEither(isNull, areParts(row.parts)) : areParts(row.parts)
}

const readers = Object.entries<SettingRow>(addedSettings).map(
  ([name, row]) => [name, readsRow(row)] as const,
)

export const isRegime = isOneOf(...addedSettings.regime.value.of)

export const isTaxSettings = areParts<TaxSettings>(addedSettings.imposte.parts)

export const isFbaPiece = areParts<FbaPiece>(addedSettings.logisticaAmazon.parts)

/** Whether all that was stored of the added fields is valid. */
export const areAddedFields: Reads<AddedFields> = (value): value is AddedFields =>
  isObject(value) &&
  readers.every(
    ([field, reads]) => !Object.hasOwn(value, field) || reads(Reflect.get(value, field)),
  )

/** The added fields that are stored with a valid value: storage can hold anything. */
export function storedAddedFields(stored: unknown): AddedFields {
  const fields: AddedFields = {}
  if (isObject(stored))
    for (const [field, reads] of readers) {
      const value: unknown = Reflect.get(stored, field)
      if (reads(value)) Object.assign(fields, { [field]: value })
    }
  return fields
}
