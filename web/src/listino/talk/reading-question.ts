import type { ListFacts, Question } from '../worker/messages.ts'
import type { ListState } from './list-state.ts'

/** What the page asks to have files read. */
export type ReadingQuestion = Extract<Question, { type: 'open' | 'costs' }>

type Files = ListState['files']

const filesOf = (question: ReadingQuestion | null): File[] => {
  if (question === null) return []
  const others = question.type === 'open' ? (question.others ?? []) : []
  return [question.file, ...others.map(({ file }) => file)]
}

/** The files that a list was read from: those that were asked for last, or that were at hand before. */
export function filesAtHand(
  question: ReadingQuestion | null,
  facts: ListFacts | null,
  before: Files,
): Files {
  const all = [...filesOf(question), ...(before.articles === null ? [] : [before.articles])]
  const named = (name: string | undefined) =>
    [...all, ...before.costs].find((file) => file.name === name)
  const costs = facts?.costs?.fileNames.map(named) ?? []
  return {
    articles: named(facts?.fileName) ?? null,
    costs: costs.filter((file) => file !== undefined),
  }
}
