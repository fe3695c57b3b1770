import {
  addedSettings,
  type Leaf,
  type SettingRow,
  specifiedSettings,
  type ValuesOf,
} from './settings.ts'

const usualOf = (leaf: Leaf): [unknown] | [] => ('default' in leaf ? [leaf.default] : [])

/** The parts of a row as they are where nothing is said of them. */
const usualParts = (parts: Readonly<Record<string, Leaf>>) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, leaf]) => usualOf(leaf).map((value) => [name, value])),
  )

function defaultOf(row: SettingRow): unknown {
  if ('value' in row) return usualOf(row.value)[0]
  return row.default === null ? null : usualParts(row.parts)
}

/** What rows hold where nothing is said. */
export const defaultsOf = <Rows extends Readonly<Record<string, SettingRow>>>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, defaultOf(row)]),
  ) as ValuesOf<Rows>

/** All rows, in the order in which a form has them. */
export const settings: Readonly<Record<string, SettingRow>> = {
  ...specifiedSettings,
  ...addedSettings,
}

/** A value of a form, or a part of one. */
export type SettingLeaf = {
  /** Its field, with a part after a dot. */
  path: string
  field: string
  part: string | null
  leaf: Leaf
}

/** Every single value of a form, with the parts of those that have some. */
export const settingLeaves: readonly SettingLeaf[] = Object.entries(settings).flatMap(
  ([field, row]): SettingLeaf[] =>
    'value' in row
      ? [{ path: field, field, part: null, leaf: row.value }]
      : Object.entries(row.parts).map(([part, leaf]) => ({
          path: `${field}.${part}`,
          field,
          part,
          leaf,
        })),
)

/**
 * A value in a form; missing where the form doesn't say it.
 *
 * @example
 * settingIn(defaultFormData, { field: 'paese', part: null }) // 'IT'
 */
export function settingIn(
  form: object,
  { field, part }: Pick<SettingLeaf, 'field' | 'part'>,
): unknown {
  const value: unknown = Reflect.get(form, field)
  return part === null || value == null ? value : Reflect.get(Object(value), part)
}

/**
 * A form with one value set: the other parts of its field are as they were, else as where nothing is said of them.
 *
 * @example
 * withSetting(defaultFormData, percentageOfReturns, '5').resi // { percentuale: '5', rivendibili: '', costo: '' }
 */
export function withSetting<Form extends object>(
  form: Form,
  { field, part }: Pick<SettingLeaf, 'field' | 'part'>,
  value: unknown,
): Form {
  const row = settings[field]
  if (part === null || row === undefined || !('parts' in row)) return { ...form, [field]: value }
  const before = Reflect.get(form, field) ?? usualParts(row.parts)
  return { ...form, [field]: { ...before, [part]: value } }
}
