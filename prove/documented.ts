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

/** The one command that begins with these words, within the manual's sentences or in a block for the shell. */
export async function documentedCommand(words: string): Promise<string> {
  const text = await readFile(manual, 'utf8')
  const inSentences = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const inBlocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, lines = '']) =>
    lines.replaceAll('\\\n', '').split('\n'),
  )
  const found = [...inSentences, ...inBlocks].filter((code) => code.startsWith(`${words} `))
  if (found.length !== 1)
    throw new Error(`docs/operations.md has ${found.length} commands ${words}, not one`)
  return found[0] ?? ''
}
