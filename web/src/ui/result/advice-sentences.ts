import {
  adviseOn,
  figuresOf,
  goalOf,
  type NextVerdict,
  reaches,
  roundToCents,
  type Trial,
} from '@margine/engine'
import { adviceWords as words } from './advice-words.ts'
import { amountsOf } from './amounts.ts'
import { betterPriceOf } from './better-price.ts'

function nextInWords(trial: Trial, { margine, prezzo, costo }: NextVerdict): string {
  const { price, cost } = amountsOf(trial)
  const goal = margine === 0 ? words.breakEven : words.reach(margine)
  if (prezzo !== null && costo !== null) return words.byBoth(goal, price(prezzo), cost(costo))
  if (prezzo !== null) return words.byPrice(goal, price(prezzo))
  if (costo !== null) return words.byCost(goal, cost(costo))
  return margine === 0 ? words.noBreakEven : words.noWay(margine)
}

/** Whether the sale reaches a margin at another price. */
function reachesAt(price: number, { sale, rates }: Trial, margine: number): boolean {
  const goal = goalOf({ kind: 'margine', percent: margine }, rates)
  return goal !== null && reaches(figuresOf({ ...sale, prezzoVendita: price }, rates), goal)
}

/** The way to a margin by the cost, where a better price that was told gets there too; null where it is the only one. */
function besideBetter(trial: Trial, { margine, costo }: NextVerdict): string | null {
  if (costo === null) return null
  const goal = margine === 0 ? words.breakEven : words.reach(margine)
  return words.byCostToo(goal, amountsOf(trial).cost(costo))
}

/** A sentence and its topic. The topic is the React key: it stays the same while the figures change. */
export type Sentence = { about: string; text: string }

/**
 * The advice on a sale, one sentence each: how far the price can go down, a better price below a break, and
 * how to reach the next band. Only what is true of these numbers is said.
 *
 * @param better the better price, where it is known already
 */
export function adviceSentences(trial: Trial, better = betterPriceOf(trial)): Sentence[] {
  const { sale, rates } = trial
  const { next, room } = adviseOn(sale, rates)
  const { price } = amountsOf(trial)
  const sentences: Sentence[] = []
  if (room !== null) {
    const spare = roundToCents(sale.prezzoVendita - room.prezzo)
    const { margine, prezzo } = room
    const text = spare > 0 ? words.room(price(prezzo), margine) : words.noRoom(margine)
    sentences.push({ about: 'room', text })
  }
  if (better !== null) sentences.push({ about: 'below', text: better.warning })
  if (next !== null) {
    const isReachedBelow = better !== null && reachesAt(better.price, trial, next.margine)
    const text = isReachedBelow ? besideBetter(trial, next) : nextInWords(trial, next)
    if (text !== null) sentences.push({ about: 'next', text })
  }
  return sentences
}
