import type { CalculationFormData, FormCalculation } from '@margine/engine'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { chapters, commissionTitle } from './chapters.ts'
import styles from './Guide.module.css'
import { type GuideSale, guideSaleOf } from './guide-sale.ts'
import { questions } from './questions.ts'
import { TopicSection } from './TopicSection.tsx'
import { figuresText, type Topic } from './topic.ts'
import { words } from './words.ts'

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

export type GuideProps = {
  /** Missing on a page without the calculator. */
  form?: CalculationFormData
  /** What the calculator shows; null until the first successful calculation. */
  calculation?: FormCalculation | null
  /** The address of the page that it is opened on, to begin with its chapter; missing on the calculator's. */
  page?: string
}

/** What it says, with the chapter of a page in front: written where it is opened, as its figures are formatted. */
function topicsFor(page: string | undefined) {
  const all = chapters()
  const own = all.find(({ more }) => more !== undefined && more.address === page)
  const ordered = own === undefined ? all : [own, ...all.filter((one) => one !== own)]
  return { ordered, questions: questions() }
}

/** What the guide says, with a search through it. */
export function Guide({ form, calculation, page }: GuideProps) {
  const sale = form && calculation?.ok ? guideSaleOf(form, calculation.result) : null
  const [topics] = useState(() => topicsFor(page))
  const [query, setQuery] = useState('')
  const search = useRef<HTMLElement>(null)
  const sought = wordsOf(query)
  const searching = sought.length > 0
  const foundChapters = findTopics(topics.ordered, sought, sale)
  const foundQuestions = findTopics(topics.questions, sought, sale)
  const found = foundChapters.length + foundQuestions.length
  const mode = searching ? 'found' : 'all'
  const first = sale === null ? topics.ordered[0]?.title : commissionTitle

  const showAll = () => {
    flushSync(() => setQuery(''))
    search.current?.querySelector('input')?.focus()
  }

  return (
    <div className={`stack loose ${styles.guide}`}>
      <search ref={search}>
        <TextField
          label={words.search}
          name="cerca"
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
      </search>
      <p role="status" className={`note ${styles.count}`}>
        {searching && words.found(found, query.trim())}
      </p>
      {found === 0 && <Button onClick={showAll}>{words.showAll}</Button>}
      {foundChapters.map((topic) => (
        <TopicSection
          key={`${mode} ${topic.title}`}
          topic={topic}
          heading="h3"
          sale={sale}
          startsOpen={searching || topic.title === first}
        />
      ))}
      {foundQuestions.length > 0 && <h3 className={styles.questions}>{words.questions}</h3>}
      {foundQuestions.map((topic) => (
        <TopicSection
          key={`${mode} ${topic.title}`}
          topic={topic}
          heading="h4"
          sale={sale}
          startsOpen={searching}
        />
      ))}
    </div>
  )
}
