/** What fingers run along, in both directions: the rows of a keyboard. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // The figures with the shift key, of American and Italian keyboards.
  '!@#$%^&*()',
  '!"£$%&/()=',
]
const ways = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** By how much characters may go up or down from each to the next: an alphabet, figures, even figures. */
const farthestStep = 2

/** How many equal characters, and how many along a row, are one pattern: «tre» and «poi» are words. */
const shortestRepeat = 3
const shortestRun = 4

/** How far each next character is, as Unicode orders them: by one in every alphabet and in the figures of every script. */
const stepAt = (characters: readonly string[], index: number): number =>
  (characters[index + 1]?.codePointAt(0) ?? Number.NaN) - (characters[index]?.codePointAt(0) ?? 0)

/** How many characters from `start` on are equal, go up or down by the same step, or lie one after another on the same way. */
function patternAt(characters: readonly string[], start: number): number {
  const step = stepAt(characters, start)
  let even = 1
  while (stepAt(characters, start + even - 1) === step) even++
  if (step === 0 && even >= shortestRepeat) return even
  if (Math.abs(step) <= farthestStep && even >= shortestRun) return even
  let run = 1
  const reaches = (length: number) => {
    const piece = characters.slice(start, start + length).join('')
    return start + length <= characters.length && ways.some((way) => way.includes(piece))
  }
  while (reaches(run + 1)) run++
  return run >= shortestRun ? run : 1
}

/** Each pattern counts as one character. */
function weighPatterns(characters: readonly string[]): number {
  let weight = 0
  for (let start = 0; start < characters.length; start += patternAt(characters, start)) weight++
  return weight
}

/** What is repeated, where a text is nothing but one piece at least twice: `abcabcab` is `abc`. */
function pieceOf(characters: readonly string[]): readonly string[] {
  for (let period = 1; period <= characters.length / 2; period++)
    if (characters.every((character, index) => character === characters[index % period]))
      return characters.slice(0, period)
  return characters
}

/** The words and figures of a text in small letters that are long enough to be recognised. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}|\p{N}{3,}/gu) ?? []

/** Whether a text is some of these words, one behind another. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const ends = new Set([0])
  // The loop goes on to what is added to the set meanwhile.
  for (const end of ends)
    for (const word of words) if (text.startsWith(word, end)) ends.add(end + word.length)
  return ends.has(text.length)
}

/** From how many characters on a known word is told inside another word, or that inside it. */
const shortestInside = 4

/** Words that whoever guesses a password knows. */
export interface Known {
  /** Names, of which a part counts too: `elpidiazanardo` is several words. */
  names: readonly string[]
  words: readonly string[]
}

/**
 * How many characters of a password in small letters have to be guessed: a pattern is one, what is repeated counts once, and
 * what is known counts for nothing, wherever it stands.
 */
export function weightOf(password: string, { names, words }: Known): number {
  const known = [...names, ...words]
  const long = known.filter((word) => word.length >= shortestInside)
  const unknown = password.replaceAll(/\p{L}+|\p{N}+/gu, (run) => {
    const isPart = run.length >= shortestInside && names.some((name) => name.includes(run))
    if (isPart || isMadeOf(known, run)) return ''
    return long.reduce((left, word) => left.replaceAll(word, ''), run)
  })
  return weighPatterns(pieceOf([...unknown]))
}
