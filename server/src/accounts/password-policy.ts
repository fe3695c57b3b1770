import { longestPassword, normalizeEmail, shortestPassword } from '@margine/contract'
import { isCommon } from './common-passwords.ts'
import { type Known, weightOf, wordsIn } from './password-weight.ts'

type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'same-as-email' | 'easily-guessed'

/** Why a password is refused for an address, or null. */
export type PasswordPolicy = (password: string, email: string) => PasswordProblem | null

/** One form for what looks the same, so that a password typed on another keyboard still opens. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Small letters without accents: what is told as one. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()

/** The figures and signs around a password, and the signs anywhere in it. */
const surroundings = [/^[^\p{L}]+|[^\p{L}]+$/gu, /[^\p{L}\p{N}]+/gu] as const

/** The letters that figures and signs often stand for. */
const meant: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** A password as it may be meant: `p@$$w0rd` is `password`. */
const asMeant = (password: string) =>
  password.replaceAll(/[@4310!$57]/g, (sign) => meant[sign] ?? '')

/** Whether it is one of the commonest, or one with figures and signs around it or between that alone would be too little. */
function isTooCommon(password: string): boolean {
  if (isCommon(password) || isCommon(asMeant(password))) return true
  return surroundings.some((surrounding) => {
    const core = password.replaceAll(surrounding, '')
    const around = (password.match(surrounding) ?? []).join('')
    if (weightOf(around, nothing) >= shortestPassword - 1) return false
    return isCommon(core) || isCommon(asMeant(core))
  })
}

/** Words, and what they are from behind. */
const bothWays = (words: readonly string[]) =>
  words.flatMap((word) => [word, [...word].reverse().join('')])

/** What is put in front of a year. */
const calendar = bothWays(
  'primavera estate autunno inverno gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica'.split(
    ' ',
  ),
)

const nothing: Known = { names: [], words: [] }

/**
 * Length counts characters, not bytes; there are no composition rules. Known words of the product and of the owner's
 * address do not count.
 */
export function passwordPolicy(appUrl: URL): PasswordPolicy {
  const ours = ['margine', ...wordsIn(appUrl.hostname)]
  return (password, email) => {
    const normalized = normalizePassword(password)
    const { length } = [...normalized]
    if (length < shortestPassword) return 'too-short'
    if (length > longestPassword) return 'too-long'
    if (normalizeEmail(normalized) === normalizeEmail(email)) return 'same-as-email'
    const small = plain(normalized)
    if (isTooCommon(small)) return 'too-common'
    const names = bothWays([...ours, ...wordsIn(plain(email))])
    const known = { names, words: calendar }
    const weight = Math.min(weightOf(small, known), weightOf(asMeant(small), known))
    return weight < shortestPassword ? 'easily-guessed' : null
  }
}
