import { binOf, selectedRows } from '@margine/engine'
import type { Articles } from './articles.ts'
import type { ChannelFigures } from './channels.ts'
import { type ListColumn, listColumns } from './columns.ts'
import { droppable } from './monthly.ts'
import { news } from './news.ts'
import { isChannelKey, type Order } from './order.ts'
import type { Recalculated } from './recalculated.ts'
import { sortedByKeys, sortedByText } from './text-keys.ts'
import { rowsHolding } from './text-search.ts'
import type { Pause } from './turns.ts'
import { bins, type Filter, type Group } from './view.ts'

type Test = (row: number) => boolean

const all: Test = () => true

async function groupTest(
  group: Group,
  articles: Articles,
  recalculated: Recalculated,
  pause: Pause,
): Promise<Test> {
  switch (group) {
    case 'all':
      return all
    case 'loss':
      return (row) => recalculated.isLost(row)
    case 'below':
      return (row) => recalculated.isJudged(row) && recalculated.isBelow(row)
    case 'noCost':
      return (row) => recalculated.lackOf(row) === 'cost'
    case 'noExpense':
      return (row) => recalculated.lackOf(row) === 'part'
    case 'otherFee':
      return (row) => recalculated.isOtherFee(row)
    case 'newCost':
      return (row) => articles.numbers.costChanged[row] === 1
    case 'added':
    case 'repriced':
    case 'remargined':
      return (row) => ((articles.numbers.news[row] as number) & news[group]) !== 0
    case 'changed':
      return (row) => articles.isChanged(row)
    case 'drop': {
      const { rows } = await droppable(recalculated, pause)
      return (row) => rows[row] === 1
    }
    case 'dead': {
      const { loss } = await recalculated.better(pause)
      return (row) => (loss[row] as number) > 0
    }
  }
}

function textTest(text: string, { texts: { sku, name } }: Articles): Test {
  const sought = text.trim().toLowerCase()
  if (sought === '') return all
  const [inSku, inName] = [rowsHolding(sought, sku), rowsHolding(sought, name)]
  return (row) => inSku[row] === 1 || inName[row] === 1
}

/** The rows that a filter keeps. */
async function kept(articles: Articles, recalculated: Recalculated, filter: Filter, pause: Pause) {
  const inGroup = await groupTest(filter.group, articles, recalculated, pause)
  const { margine } = recalculated.figures
  const { bin, category } = filter
  const inBin: Test =
    bin === null
      ? all
      : (row) => {
          const margin = margine[row] as number
          const isInBin = !Number.isNaN(margin) && binOf(margin, bins) === bin
          return isInBin && recalculated.isJudged(row)
        }
  const inCategory: Test =
    category === null ? all : (row) => recalculated.placeOf(row)?.category === category
  const hasText = textTest(filter.text, articles)
  return selectedRows(
    articles.length,
    (row) => inGroup(row) && inBin(row) && inCategory(row) && hasText(row),
  )
}

/** The rows that a filter keeps, in an order; without one as they are in the file. */
export async function shownRows(
  articles: Articles,
  recalculated: Recalculated,
  channels: ChannelFigures,
  filter: Filter,
  order: Order | null,
  pause: Pause,
): Promise<Uint32Array> {
  const rows = await kept(articles, recalculated, filter, pause)
  if (order === null) return rows
  const { column, direction } = order
  await pause()
  if (isChannelKey(column))
    return sortedByKeys(rows, await channels.keysOf(column, pause), direction, pause)
  const { sort }: ListColumn = listColumns[column]
  if (typeof sort === 'string') return sortedByText(rows, articles.texts[sort], direction, pause)
  return sortedByKeys(rows, await sort(recalculated, articles, pause), direction, pause)
}
