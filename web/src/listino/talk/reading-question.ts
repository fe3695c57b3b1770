import type { ListFacts, Question } from '../shop/messages.ts'
import type { ListState } from './list-state.ts'

/** What the page asks to have files read. */
export type ReadingQuestion = Extract<Question, { type: 'open' | 'costs' }>

type Files = ListState['files']

const filesOf = (question: ReadingQuestion | null): File[] => {
  if (question === null) return []
  const other = question.type === 'open' ? question.other?.file : undefined
  return other === undefined ? [question.file] : [question.file, other]
}

/** The files that a list was read from: those that were asked for last, or that were at hand before. */
export function filesAtHand(
  question: ReadingQuestion | null,
  facts: ListFacts | null,
  before: Files,
): Files {
  const named = (name: string | undefined) =>
    [...filesOf(question), before.articles, before.costs].find((file) => file?.name === name)
  return {
    articles: named(facts?.fileName) ?? null,
    costs: named(facts?.costs?.fileName) ?? null,
  }
}
