import type { GuideSale } from './guide-sale.ts'
import { figuresText, type Topic } from './topic.ts'

/** Letters as they are compared: without case, accents and the kind of apostrophe. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()

/** The words of a search. */
export const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

function textOf(topic: Topic, sale: GuideSale | null): string {
  const terms = topic.terms?.flatMap(({ name, text }) => [name, text]) ?? []
  const parts = [topic.title, ...topic.paragraphs, ...terms, figuresText(topic, sale) ?? '']
  return plain(parts.join('\n'))
}

/** The topics that hold every word, each anywhere in the topic. */
export function findTopics(
  topics: readonly Topic[],
  words: readonly string[],
  sale: GuideSale | null,
): readonly Topic[] {
  return topics.filter((topic) => {
    const text = textOf(topic, sale)
    return words.every((word) => text.includes(word))
  })
}
