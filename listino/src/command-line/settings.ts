import {
  type CalculationFormData,
  isPercent,
  readAmount,
  type SettingLeaf,
  type SettingName,
  settingLeaves,
  settingNames,
  withSetting,
} from '@margine/engine'
import { Misuse } from './misuse.ts'

type Names = typeof settingNames
type Form = Required<CalculationFormData>

/** A switch has no text behind it. */
type Takes<Path> = Path extends keyof Form
  ? Form[Path] extends boolean
    ? 'boolean'
    : 'string'
  : 'string'

type SettingConfig = {
  [Path in keyof Names as Names[Path]['option']]: { type: Takes<Path> }
}

const nameOf: Readonly<Record<string, SettingName>> = settingNames

const rows = settingLeaves.flatMap((one) => {
  const name = nameOf[one.path]
  return name === undefined ? [] : [{ one, option: name.option }]
})

/** The options that say settings, as they are parsed. */
export const settingOptions = Object.fromEntries(
  rows.map(({ one, option }) => [
    option,
    { type: one.leaf.kind === 'flag' ? 'boolean' : 'string' },
  ]),
) as SettingConfig

/** One of some words; without a text the usual. */
export function oneOf<Word extends string>(
  option: string,
  typed: string | undefined,
  words: readonly Word[],
  otherwise: Word,
): Word {
  if (typed === undefined) return otherwise
  const found = words.find((word) => word === typed)
  if (found === undefined)
    throw new Misuse(`--${option}: «${typed}» non c'è. Scegli tra ${words.join(', ')}.`)
  return found
}

function amountIn(option: string, typed: string): string {
  const { value, problem } = readAmount(typed)
  if (problem !== null) throw new Misuse(`--${option}: «${typed}» non è un importo.`)
  if (value < 0)
    throw new Misuse(`--${option}: «${typed}» è negativo. Serve un importo da 0 in su.`)
  return typed
}

export function percentIn(option: string, typed: string): string {
  if (!isPercent(typed))
    throw new Misuse(`--${option}: «${typed}» non è una percentuale da 0 a 100.`)
  return typed
}

/** What was typed, where its setting may hold it; null where it is as if nothing were. */
function textOf({ leaf, part }: SettingLeaf, option: string, typed: string): string | null {
  const isBlank = typed.trim() === ''
  switch (leaf.kind) {
    case 'choice':
      return oneOf(option, typed, leaf.of, '')
    case 'amount':
      return isBlank ? null : amountIn(option, typed)
    case 'percent':
    case 'requiredPercent':
      // A part that is blank would count as 0, which nobody said.
      return isBlank && part === null ? null : percentIn(option, typed)
    default:
      return typed
  }
}

/** A form with the settings that options say as they were typed. Throws where one may not hold its text. */
export function withTyped<Form extends object>(
  form: Form,
  options: Readonly<Partial<Record<keyof SettingConfig, string | boolean | undefined>>>,
): Form {
  return rows.reduce((said, { one, option }) => {
    const typed = options[option as keyof SettingConfig]
    const value = typeof typed === 'string' ? textOf(one, option, typed) : typed
    return value == null ? said : withSetting(said, one, value)
  }, form)
}
