import type { ListFacts } from '@margine/listino/list'
import type { Fault } from '../../worker-connection.ts'
import { words } from '../words.ts'

const { lost } = words

/** What a lost worker held, until it is known what comes back from the device. */
export type AwaitedList = {
  fault: Fault
  /** Whether a file was being read. */
  wasReading: boolean
  /** The list that there was before that; null where there was none. */
  facts: ListFacts | null
  /** The file of a list that was read meanwhile, with its costs still to come; null where there is none. */
  half: string | null
}

/** Whether what is told of a list is of the one that is shown: it may be another by now. */
export const isSame = (one: ListFacts | null, other: ListFacts | null): boolean =>
  one?.fileName === other?.fileName && one?.articles === other?.articles

/** Whether that same list came back, and not another tab's. The kept list has the same facts. */
export const isBack = (awaited: AwaitedList, facts: ListFacts | null): boolean =>
  facts !== null && JSON.stringify(awaited.facts) === JSON.stringify(facts)

/** The message about a lost worker and what was lost with it; empty where only a reading was cancelled. */
export function lostInWords(awaited: AwaitedList, facts: ListFacts | null): string {
  const { fault, wasReading, half } = awaited
  const isLost = awaited.facts !== null && !isBack(awaited, facts)
  const broken = wasReading ? lost.reading : lost.working
  const parts = [
    fault === 'broken' ? broken : '',
    half === null ? '' : lost.half(half),
    isLost && awaited.facts !== null ? lost.gone(awaited.facts.fileName) : '',
    isLost && facts !== null ? lost.others : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
