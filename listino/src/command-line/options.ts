import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { DecimalMark } from '../numbers/number-style.ts'
import { headerKey } from '../table/cell.ts'
import { Misuse } from './misuse.ts'
import { oneOf, settingOptions } from './settings.ts'

/** What every command about a seller's files has: help, costs, and how its files are read. */
export const sharedOptions = {
  aiuto: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
  costi: { type: 'string', multiple: true },
  'costi-dal': { type: 'string', multiple: true },
  'senza-suffisso': { type: 'boolean' },
  'foglio-costi': { type: 'string' },
  'colonna-costi': { type: 'string', multiple: true },
  'decimali-costi': { type: 'string' },
  colonna: { type: 'string', multiple: true },
  decimali: { type: 'string' },
  foglio: { type: 'string' },
  formato: { type: 'string' },
} as const

const config = {
  allowPositionals: true,
  options: {
    ...sharedOptions,
    ...settingOptions,
    spedizione: { type: 'string', multiple: true },
    resi: { type: 'string', multiple: true },
    'resi-rivendibili': { type: 'string', multiple: true },
    'resi-costo': { type: 'string', multiple: true },
    'spedizione-fba': { type: 'string' },
    colonne: { type: 'string' },
    categoria: { type: 'string' },
    regola: { type: 'string', multiple: true },
    confronta: { type: 'string' },
    'iva-ridotta': { type: 'string' },
    'prezzo-senza-iva': { type: 'boolean' },
    obiettivo: { type: 'string' },
    'obiettivo-in': { type: 'string' },
    'non-usati': { type: 'string' },
  },
} as const

const isBelowZero = (arg: string | undefined) => /^-[\d.,]/.test(arg ?? '')

/** A number below zero after an option is its value, and none of a name: `--obiettivo -5`. */
const withValues = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const isOption = (text: string | undefined) => /^--[^=]+$/.test(text ?? '')
    if (isOption(arg) && isBelowZero(args[at + 1])) return [`${arg}=${args[at + 1]}`]
    return isBelowZero(arg) && isOption(args[at - 1]) ? [] : [arg]
  })

/** Options that may be said again of the same: a later file counts beside one before. What others are of is told where it is read. */
const lists = ['costi', 'costi-dal', 'colonna', 'colonna-costi', 'conto']

/** Options whose one value holds several names. */
const ofNames = ['colonne', 'confronta']

/** Throws where an option says two things of the same: one of them would not count. What stands before `=` is what it is of. */
function assertSaidOnce({ options }: ParseArgsConfig, args: readonly string[]): void {
  const said = new Map<string, string>()
  for (const token of parseArgs({ args, options, tokens: true, strict: false }).tokens) {
    if (token.kind !== 'option' || token.value === undefined || lists.includes(token.name)) continue
    const { name, value } = token
    const isOfMany = options?.[name]?.multiple
    const of = value.slice(0, Math.max(0, value.lastIndexOf('=')))
    const key = isOfMany ? `${name} ${headerKey(of)}` : name
    const before = said.get(key) ?? value
    const together = ofNames.includes(name) ? ` I nomi vanno insieme: ${before},${value}.` : ''
    if (before !== value)
      throw new Misuse(
        `--${name}: hai scritto sia «${before}» sia «${value}», ma ne vale uno solo. Lascia quello giusto.${together}`,
      )
    said.set(key, value)
  }
}

/** What a command was called with, by the options that it has. Throws where it was called with another, or with one twice. */
export function parsedBy<const Config extends ParseArgsConfig>(
  config: Config,
  args: readonly string[],
) {
  try {
    const typed = withValues(args)
    const found = parseArgs({ ...config, args: typed })
    assertSaidOnce(config, typed)
    return found
  } catch (error) {
    if (error instanceof Misuse) throw error
    const name = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
    throw new Misuse(`Opzione «${name}» sconosciuta o senza il suo valore. Aiuto: --aiuto`)
  }
}

const parsed = (args: readonly string[]) => parsedBy(config, args)

/** What the command was called with, as typed. */
export type Options = ReturnType<typeof parsed>['values']

/** The options of a command, and the file that it is about; null where help is asked for. */
export function readOptions(args: readonly string[]): { file: string; options: Options } | null {
  const { values, positionals } = parsed(args)
  if (values.aiuto === true || values.help === true) return null
  const [file, ...others] = positionals
  if (file === undefined) throw new Misuse('Indica il file degli articoli. Aiuto: --aiuto')
  if (others.length > 0)
    throw new Misuse(`Un solo file di articoli alla volta, non anche «${others[0]}».`)
  return { file, options: values }
}

/** How numbers are written, as one of the options says; null where it doesn't. */
export const markOf = <Name extends 'decimali' | 'decimali-costi'>(
  options: Readonly<Partial<Record<Name, string | undefined>>>,
  option: Name,
): DecimalMark | null =>
  options[option] === undefined
    ? null
    : ({ virgola: 'comma', punto: 'dot' } as const)[
        oneOf(option, options[option], ['virgola', 'punto'], 'virgola')
      ]
