import { type AddedFields, addedDefaults, type FbaPiece } from './added-fields.ts'
import { isPercent, isPercentOrBlank } from './amounts/percentage.ts'
import { isChargeable, readNumber } from './amounts/read.ts'
import { readPercent } from './amounts/read-percent.ts'
import { isDay } from './days.ts'
import { isMeasured, saidFeeOf } from './rates/fba.ts'
import { fbaCardOf } from './rates/fba-offer.ts'
import { isForfettario } from './rates/in-italy.ts'
import { settingLeaves } from './setting-values.ts'
import { addedSettings } from './settings.ts'

type Rows = typeof addedSettings

/** The parts of a row with texts that may be wrong. */
type CheckedPart<Parts> = {
  [Part in keyof Parts]: Parts[Part] extends { kind: CheckedKind } ? Part & string : never
}[keyof Parts]

/** A field with a text that can't be used; a part of a field is named after a dot. */
export type InvalidField =
  | {
      [Field in keyof Rows]: Rows[Field] extends { parts: infer Parts }
        ? `${Field}.${CheckedPart<Parts>}`
        : Rows[Field] extends { value: { kind: CheckedKind } }
          ? Field
          : never
    }[keyof Rows]
  | 'tariffe'
  /** In percent. */
  | 'pubblicita'
  | 'logisticaAmazon'

/** What the added fields are read with. */
export type Read = AddedFields & { paese?: string; marketplace?: string; pubblicita?: string }

/** Whether a piece's fee is said, and nothing that takes measures and a card besides: how long it lies in stock. */
const isFeeAlone = (piece: FbaPiece, { marketplace }: Read): boolean =>
  marketplace === 'amazon' && saidFeeOf(piece) > 0 && readNumber(piece.mesi) === 0

/** Whether advertising in percent is none: what is negative is told as of any amount. */
function isNoShare({ pubblicitaIn, pubblicita = '' }: Read): boolean {
  if (pubblicitaIn !== 'percento') return false
  return !isPercentOrBlank(pubblicita) && readPercent(pubblicita) >= 0
}

const isRight = {
  percent: isPercentOrBlank,
  requiredPercent: isPercent,
  amount: isChargeable,
} as Record<'percent' | 'requiredPercent' | 'amount', (text: unknown) => boolean>

type CheckedKind = keyof typeof isRight

const isChecked = (kind: string): kind is CheckedKind => Object.hasOwn(isRight, kind)

/** Looks at what a form says of a field. */
type Check = (value: unknown, form: Read, invalid: InvalidField[]) => void

/** What is looked at otherwise than text by text. */
const others: Readonly<Record<string, Check>> = {
  tariffe(tariffe, _, invalid) {
    if (tariffe !== addedDefaults.tariffe && !isDay(tariffe as string)) invalid.push('tariffe')
  },
  pubblicitaIn(_, form, invalid) {
    if (isNoShare(form)) invalid.push('pubblicita')
  },
  logisticaAmazon(value, form, invalid) {
    const piece = value as FbaPiece
    const isCharged = fbaCardOf(form) !== null && isMeasured(piece)
    if (!isChargeable(piece.tariffa ?? '') || !(isCharged || isFeeAlone(piece, form)))
      invalid.push('logisticaAmazon')
  },
}

type Texts = Readonly<Record<string, unknown>>

/** Looks at the texts of a field, or of its parts; nothing where there are none to look at. */
function textsOf(field: string): Check | undefined {
  const texts = settingLeaves.flatMap(({ field: of, path, part, leaf: { kind } }) =>
    of === field && isChecked(kind)
      ? [{ name: path as InvalidField, part, isRight: isRight[kind] }]
      : [],
  )
  if (texts.length === 0) return undefined
  return (value, _, invalid) => {
    for (const { name, part, isRight } of texts)
      if (!isRight(part === null ? value : (value as Texts)[part])) invalid.push(name)
  }
}

const checks = (Object.keys(addedSettings) as (keyof AddedFields)[]).flatMap((field) => {
  const check = others[field] ?? textsOf(field)
  return check === undefined ? [] : [{ field, check }]
})

/** What can't be used of the added fields: see `invalidFieldsOf`. */
export function addedProblemsOf(form: Read): readonly InvalidField[] {
  const invalid: InvalidField[] = []
  for (const { field, check } of checks) {
    const value = form[field]
    if (value != null && (field !== 'imposte' || isForfettario(form))) check(value, form, invalid)
  }
  return invalid
}
