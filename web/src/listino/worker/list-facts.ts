import type { ListFacts } from './api.ts'
import { type Articles, costBases, fulfilmentIn } from './articles.ts'
import type { Imported } from './import.ts'
import type { JoinedCosts, ReadCosts } from './joined-costs.ts'
import type { KnownList } from './keeping.ts'
import type { Unusable } from './unusable.ts'

const firstProblems = 200

const countOf = (column: Uint8Array, value: number): number => {
  let count = 0
  for (const one of column) count += Number(one === value)
  return count
}

/** What costs may change: which rows can't be used, and how many articles lack what sending them costs. */
function lackingIn(unusable: Unusable, articles: Articles) {
  const left = [...unusable.left(articles)]
  const problems = left.slice(0, firstProblems).map((place) => unusable.at(place))
  const fulfilment = articles.numbers.fulfilment.subarray(0, articles.length)
  const lacksFulfilment = countOf(fulfilment, fulfilmentIn('missing'))
  return { unusable: left.length, problems, lacksFulfilment }
}

/** What is known of a list that was read. */
export const factsOf = (fileName: string, imported: Imported): ListFacts => {
  const { articles, unusable, label, isChosen, account, sheets, trueFees } = imported
  return {
    fileName,
    label,
    articles: articles.length,
    ...lackingIn(unusable, articles),
    costs: null,
    isChosen,
    account,
    sheets,
    trueFees,
  }
}

/**
 * What is known of a list once costs are joined to its articles.
 *
 * @param read the file that was joined last
 * @param costs what is told of all files of costs
 * @param names of those that were joined before
 */
export function factsWithCosts(
  { facts, articles, unusable }: KnownList,
  read: ReadCosts,
  costs: JoinedCosts,
  names: readonly string[],
): ListFacts {
  const { numbers, length } = articles
  const bases = numbers.costBasis.subarray(0, length)
  const withBasis = (basis: (typeof costBases)[number]) => countOf(bases, costBases.indexOf(basis))
  return {
    ...facts,
    ...lackingIn(unusable, articles),
    costs: {
      fileNames: [...names.filter((name) => name !== read.fileName), read.fileName],
      account: read.account,
      found: countOf(numbers.joined.subarray(0, length), 1),
      withoutSuffix: withBasis('costiSenzaSuffisso'),
      otherCode: withBasis('costiAltroCodice'),
      isLookedUpWithoutSuffix: read.withoutSuffix,
      unused: costs.unused.length,
      problems: costs.problems.length,
    },
  }
}
