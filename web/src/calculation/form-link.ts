import {
  type AddedFields,
  asShared,
  type CalculationFormData,
  defaultFormData,
  normalForm,
  type SpecifiedFields,
  settings,
} from '@margine/engine'
import { isObject } from '../reading.ts'

/** The version of these names, and of what stands behind them. */
const version = 1

/** What each field is called in a link. */
const fields = Object.entries(settings).map(
  ([field, { link }]) => [link, field as keyof CalculationFormData] as const,
)

/** Longer than any link of ours. */
const longest = 20_000

/** The fragment of an address that carries a form: every field that the result depends on and that differs from its default. */
export function fragmentOf(form: CalculationFormData): string {
  const defaults: SpecifiedFields & AddedFields = defaultFormData
  const kept = asShared(normalForm(form))
  const values = fields
    .filter(([, field]) => kept[field] !== undefined && kept[field] !== defaults[field])
    .map(([name, field]) => [name, kept[field]])
  return `#calcolo=${version}.${toBase64Url(JSON.stringify(Object.fromEntries(values)))}`
}

/** The same for a calculation that was tried without an account, on its way through the sign-in. */
export const trialFragmentOf = (form: CalculationFormData): string =>
  fragmentOf(form).replace('#calcolo', '#prova')

/** The fields that a fragment carries, unchecked, or why they can't be read. */
export function fieldsIn(fragment: string): object | 'newer' | 'damaged' {
  const [, number, text] = /^#(?:calcolo|prova)(?:=|%3d)(\d{1,9})\.([\w-]+)$/i.exec(fragment) ?? []
  if (fragment.length > longest || text === undefined) return 'damaged'
  if (Number(number) > version) return 'newer'
  const values = Number(number) === version ? parse(text) : null
  if (!isObject(values) || Array.isArray(values)) return 'damaged'
  const known = fields.filter(([name]) => Object.hasOwn(values, name))
  return Object.fromEntries(known.map(([name, field]) => [field, Reflect.get(values, name)]))
}

function parse(base64Url: string): unknown {
  try {
    return JSON.parse(fromBase64Url(base64Url))
  } catch {
    return null
  }
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws where it is none, or not of a text. */
function fromBase64Url(base64Url: string): string {
  const bytes = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(codes)
}
