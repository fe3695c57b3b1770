import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const manual = fileURLToPath(new URL('../docs/operations.md', import.meta.url))

/** The one block of code in a language that stands in the manual: what is proved is what people copy. */
export async function documented(language: string): Promise<string> {
  const blocks = (await readFile(manual, 'utf8')).matchAll(/^```(\w+)\n(.*?)^```$/gms)
  const found = [...blocks].filter(([, name]) => name === language)
  if (found.length !== 1)
    throw new Error(`docs/operations.md has ${found.length} blocks of ${language}, not one`)
  return found[0]?.[2] ?? ''
}

/** A text with some of its words replaced. @throws where one doesn't stand there exactly once */
export function replaced(text: string, words: Readonly<Record<string, string>>): string {
  let result = text
  for (const [word, other] of Object.entries(words)) {
    const parts = result.split(word)
    if (parts.length !== 2) throw new Error(`"${word}" stands there ${parts.length - 1} times`)
    result = parts.join(other)
  }
  return result
}

/** The one command of a program that stands within the manual's sentences. */
export async function documentedCommand(program: string): Promise<string> {
  const commands = (await readFile(manual, 'utf8')).matchAll(/`([^`\n]+)`/g)
  const found = [...commands]
    .map(([, code = '']) => code)
    .filter((code) => code.startsWith(`${program} `))
  if (found.length !== 1)
    throw new Error(`docs/operations.md has ${found.length} commands of ${program}, not one`)
  return found[0] ?? ''
}
