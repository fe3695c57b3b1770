import type { CostMemory } from '../costs/cost-memory.ts'
import { applyCosts } from './applied-costs.ts'
import { costBases, missingIn, stateIn } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import { Changes } from './changes.ts'
import type { CostFacts, ListFacts } from './facts.ts'
import type { Imported, Report } from './import.ts'
import type { KnownList } from './known-list.ts'
import { ownPartsOf } from './own-costs.ts'
import type { Unusable } from './unusable.ts'
import { utcDay } from './utc-day.ts'

const firstProblems = 200

const countOf = (column: Uint8Array, value: number): number => {
  let count = 0
  for (let row = 0; row < column.length; row++) count += Number(column[row] === value)
  return count
}

/** What costs may change: which rows can't be used, and how many articles lack the fee for sending. */
function lackingIn(unusable: Unusable, articles: Articles) {
  const left = [...unusable.left(articles)]
  const problems = left.slice(0, firstProblems).map((place) => unusable.at(place))
  const { logisticaState, spedizioneState } = articles.numbers
  const { length } = articles
  const lacksFulfilment = countOf(logisticaState.subarray(0, length), stateIn('lacksFee'))
  const mayBeFee = countOf(spedizioneState.subarray(0, length), stateIn('mayBeFee'))
  const unreadable = left.filter((place) => unusable.isArticle(place)).length
  return { unusable: left.length, unreadable, problems, lacksFulfilment, mayBeFee }
}

/**
 * A list that was read, with nothing that the seller said of it.
 *
 * @param readAt when, in milliseconds
 */
export function listOf(fileName: string, imported: Imported, readAt: number): KnownList {
  const { articles, unusable, mark, label, isChosen, account, sheets, trueFees } = imported
  const { elsewhere, compared } = imported
  const facts = {
    fileName,
    label,
    articles: articles.length,
    ...lackingIn(unusable, articles),
    costs: null,
    isChosen,
    account,
    sheets,
    trueFees,
    elsewhere,
    compared,
  }
  const changes = new Changes(articles.length)
  const unsaid = { costs: null, yieldsToCosts: false, costsAt: null, costsUntil: null }
  return { articles, unusable, facts, mark, changes, readAt, ...unsaid }
}

/** What kind of file a list is of. */
const kindOf = ({ facts }: KnownList): string =>
  `${facts.trueFees.marketplace} ${facts.label ?? ''}`.trim()

/** What is remembered, with what a list that was read says of its articles itself. */
export const hearing =
  (list: KnownList) =>
  (memory: CostMemory): CostMemory => {
    const said = ownPartsOf(list.articles, list.facts.trueFees.marketplace)
    return memory.hearing(kindOf(list), said, list.readAt)
  }

export type LastCosts = Pick<CostFacts, 'account' | 'fileNames'>

const noCosts: LastCosts = { account: null, fileNames: [] }

/**
 * Gives a list what is remembered of costs. What is known of files stays.
 *
 * @param last the files of costs that were joined since the list was read
 * @returns the list, and whether changes that the seller made in it gave way to newer costs
 */
export async function withCosts(
  list: KnownList,
  memory: CostMemory,
  report: Report,
  last: LastCosts = list.facts.costs ?? noCosts,
): Promise<{ list: KnownList; hasGivenWay: boolean }> {
  const { numbers } = list.articles
  const { marketplace } = list.facts.trueFees
  const precedence = { ...list, marketplace, kind: kindOf(list) }
  const differing = await applyCosts(memory, list.articles, precedence, report)
  const hasGivenWay = list.changes.giveWay(numbers, list.articles.numbers)
  const facts = factsWithCosts(list, memory, differing, last)
  const costsUntil = memory.changeAfter(utcDay())
  return { list: { ...list, facts, costsUntil }, hasGivenWay }
}

/**
 * What is known of a list once remembered costs were given to its articles.
 *
 * @param differing how many have another cost in their own file than is remembered
 * @param last the files of costs that were joined since the list was read
 */
function factsWithCosts(
  list: KnownList,
  memory: CostMemory,
  differing: number,
  last: LastCosts,
): ListFacts {
  const { facts, articles, unusable, costs, yieldsToCosts } = list
  const { numbers, length } = articles
  const bases = numbers.costBasis.subarray(0, length)
  const withBasis = (basis: (typeof costBases)[number]) => countOf(bases, costBases.indexOf(basis))
  const found = countOf(numbers.joined.subarray(0, length), 1)
  const isNone = found === 0 && differing === 0 && last.fileNames.length === 0
  return {
    ...facts,
    ...lackingIn(unusable, articles),
    costs: isNone
      ? null
      : {
          ...last,
          found,
          missing: missingIn(numbers.costo, length),
          changed: countOf(numbers.costChanged.subarray(0, length), 1),
          differing,
          isOverOwn: yieldsToCosts,
          withoutSuffix: withBasis('costiSenzaSuffisso'),
          otherCode: withBasis('costiAltroCodice'),
          isLookedUpWithoutSuffix: memory.withoutSuffix,
          unused: costs?.unused.length ?? 0,
          problems: costs?.problems.length ?? 0,
        },
  }
}
