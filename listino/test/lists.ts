import { type CalculationFormData, defaultFormData } from '@margine/engine'
import type { Article } from '../src/articles/article.ts'
import { openList } from '../src/articles/open-list.ts'
import { ArticleReader, type ReaderChoice } from '../src/articles/reader.ts'
import { problemInWords } from '../src/articles/words.ts'
import type { Source } from '../src/table/source.ts'

/** The day that it is. */
const today = '2026-11-22'

/** A form with the rates of a day. */
export const formWith = (fields: Partial<CalculationFormData>): CalculationFormData => ({
  ...defaultFormData,
  ...fields,
})

/** Every article of a file, read with what was recognised. */
export async function readList(source: Source, choice: Partial<ReaderChoice> = {}) {
  const opened = await openList(source)
  const { table, layout, mapping } = opened
  const form = formWith({ marketplace: layout?.marketplace ?? 'amazon' })
  const reader = new ArticleReader(table, { form, mapping, layout, today, ...choice })
  const articles: Article[] = []
  for await (const found of reader.read(table.batches())) articles.push(...found)
  return { ...opened, reader, articles }
}

/** What is wrong with an article, in words. */
export const wordsOf = ({ problems }: Article): string[] => problems.map(problemInWords)
