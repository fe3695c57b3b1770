import {
  type Advice,
  type AdvisedGoal,
  adviseOn,
  figuresOf,
  goalOf,
  leavesNothing,
  type NextVerdict,
  reaches,
  roundToCents,
  type Trial,
  verdictBy,
} from '@margine/engine'
import { adviceWords as words } from './advice-words.ts'
import { amountsOf } from './amounts.ts'
import { betterPriceOf } from './better-price.ts'

function goalInWords(margine: AdvisedGoal): string {
  if (margine === 'dopoImposte') return words.keepAfterTaxes
  return margine === 0 ? words.breakEven : words.reach(margine)
}

function nextInWords(trial: Trial, { margine, prezzo, costo }: NextVerdict): string {
  const { price, cost } = amountsOf(trial)
  const goal = goalInWords(margine)
  if (prezzo !== null && costo !== null) return words.byBoth(goal, price(prezzo), cost(costo))
  if (prezzo !== null) return words.byPrice(goal, price(prezzo))
  if (costo !== null) return words.byCost(goal, cost(costo))
  if (margine === 'dopoImposte') return words.noneAfterTaxes
  return margine === 0 ? words.noBreakEven : words.noWay(margine)
}

/** Whether the sale reaches a margin at another price, or is left with something after taxes. */
function reachesAt(price: number, { sale, rates }: Trial, margine: AdvisedGoal): boolean {
  const figures = figuresOf({ ...sale, prezzoVendita: price }, rates)
  if (margine === 'dopoImposte') return !leavesNothing(verdictBy(rates, figures))
  const goal = goalOf({ kind: 'margine', percent: margine }, rates)
  return goal !== null && reaches(figures, goal)
}

/** @param lowest how low the price can go; null where it can't */
function roomInWords({ margine }: NonNullable<Advice['room']>, lowest: string | null): string {
  if (margine === 'dopoImposte')
    return lowest === null ? words.noRoomAfterTaxes : words.roomAfterTaxes(lowest)
  return lowest === null ? words.noRoom(margine) : words.room(lowest, margine)
}

/** The way to a margin by the cost, where a better price that was told gets there too; null where it is the only one. */
function besideBetter(trial: Trial, { margine, costo }: NextVerdict): string | null {
  if (costo === null) return null
  return words.byCostToo(goalInWords(margine), amountsOf(trial).cost(costo))
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
    const isSpare = roundToCents(sale.prezzoVendita - room.prezzo) > 0
    sentences.push({ about: 'room', text: roomInWords(room, isSpare ? price(room.prezzo) : null) })
  }
  if (better !== null) sentences.push({ about: 'below', text: better.warning })
  if (next !== null) {
    const isReachedBelow = better !== null && reachesAt(better.price, trial, next.margine)
    const text = isReachedBelow ? besideBetter(trial, next) : nextInWords(trial, next)
    if (text !== null) sentences.push({ about: 'next', text })
  }
  return sentences
}
