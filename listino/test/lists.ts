import { asItIs, type CalculationFormData, defaultFormData, ratesOf } from '@margine/engine'
import type { Article } from '../src/articles/article.ts'
import { Costs } from '../src/articles/costs.ts'
import { openList } from '../src/articles/open-list.ts'
import { ArticleReader, type ReaderChoice } from '../src/articles/reader.ts'
import { problemInWords } from '../src/articles/words.ts'
import { AskedCosts } from '../src/costs/asked-costs.ts'
import { CostMemory } from '../src/costs/cost-memory.ts'
import type { ListBasis } from '../src/list/basis.ts'
import { Blocks, type Calculated } from '../src/list/blocks.ts'
import { expensesIn } from '../src/list/expenses.ts'
import type { Row } from '../src/list/row.ts'
import type { Terms } from '../src/list/terms.ts'
import type { Source } from '../src/table/source.ts'

/** The day that it is. */
const today = '2026-11-22'

/** By what a list is calculated of which nobody said anything. */
export const terms: Terms = {
  marketplace: 'amazon',
  category: '',
  tariffe: '2026-11-21',
  regime: 'ordinario',
  aliquotaIVA: '',
  aliquotaRidotta: '',
  prezzoIncludesIVA: true,
  costoIncludesIVA: false,
  speseIncludonoIVA: false,
  target: 20,
  targetIn: 'margine',
  prezzo: 0,
  costo: 0,
  regole: [],
  spedizione: '',
  fromProfile: [],
}

/** A form with the rates of a day. */
export const formWith = (fields: Partial<CalculationFormData>): CalculationFormData => ({
  ...defaultFormData,
  ...fields,
})

/** What a list is calculated by, where a form says all of it. */
const basisOf = (form: CalculationFormData): ListBasis => ({
  form,
  reducedVAT: '',
  category: form[ratesOf(form).categories?.field ?? 'categoria'] ?? '',
  rules: [],
  forAll: expensesIn({}),
  isShippingFee: false,
  whatIf: asItIs,
  target: { kind: 'margine', percent: 20 },
})

/** What articles come to, block by block; each is written over the one before. */
export async function* inBlocks(
  articles: readonly Article[],
  form = formWith({}),
  said: Partial<ListBasis> = {},
): AsyncGenerator<Calculated> {
  const blocks = new Blocks({ ...basisOf(form), ...said }, [])
  async function* given() {
    for (const article of articles) yield blocks.article(article)
  }
  yield* blocks.calculated(given())
}

/** The same, each as everything that shows or writes it has it. */
export async function calculated(...asked: Parameters<typeof inBlocks>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const one of inBlocks(...asked)) rows.push(...one.rows.copies())
  return rows
}

/** Costs of one file, to be asked for. */
export const askedFrom = (costs: Costs, withoutSuffix = false): AskedCosts =>
  new AskedCosts(CostMemory.empty.with(costs, { file: 'costi.csv', at: 1 }, { withoutSuffix }))

type ListChoice = Omit<ReaderChoice, 'costs'> &
  Pick<ListBasis, 'rules' | 'target'> & { costs: AskedCosts | Costs }

/** Every article of a file, read with what was recognised. */
export async function readList(source: Source, { costs, ...choice }: Partial<ListChoice> = {}) {
  const opened = await openList(source)
  const { table, layout, mapping } = opened
  const form = formWith({ marketplace: layout?.marketplace ?? 'amazon' })
  const asked = costs instanceof Costs ? askedFrom(costs) : (costs ?? null)
  const said = { form, mapping, layout, today, ...choice }
  const reader = new ArticleReader(table, { ...said, costs: asked })
  const articles: Article[] = []
  for await (const found of reader.read(table.batches())) articles.push(...found)
  const { reducedVAT = '', rules = [] } = choice
  const basis = { reducedVAT, rules, ...(choice.target && { target: choice.target }) }
  const rows = await calculated(articles, choice.form ?? form, basis)
  return { ...opened, reader, articles, rows }
}

/** What is wrong with an article, in words. */
export const wordsOf = ({ problems }: Article): string[] => problems.map(problemInWords)
