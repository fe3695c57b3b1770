import type { CostMemory, JoinChoice } from '../costs/cost-memory.ts'
import type { CostSource } from '../costs/remembered.ts'
import type { ColumnsBy, ColumnsWanted } from './column-choice.ts'
import type { AskedFile, ReadCosts } from './counted-costs.ts'
import { type Report, readCosts } from './import.ts'
import type { JoinedCosts, KnownList } from './known-list.ts'
import { readingOf } from './unread-file.ts'
import { utcDay } from './utc-day.ts'

/** Reads a file of costs, unless its columns are to be asked. Throws `Unread`. */
export async function costsIn(
  file: File,
  withoutSuffix: boolean,
  report: Report,
  by?: ColumnsBy,
): Promise<ReadCosts | ColumnsWanted> {
  const read = await readingOf(file, () => readCosts(file, file.name, report, by))
  return 'asked' in read ? read : { fileName: file.name, withoutSuffix, ...read }
}

/** From which day on a file counts where it says none, and the pieces that it says nothing of, by their keys. */
export type JoinedAs = Required<Pick<JoinChoice, 'from' | 'leftOut'>>

/** As of today, all of it. */
export const fromToday = (): JoinedAs => ({ from: utcDay(), leftOut: new Set() })

/** How a file of costs comes to those that are remembered: it adds to them, takes their place, or is read anew. */
export type Joining = 'merge' | 'replace' | 'again'

/** What there was before the last file of costs was joined. */
export type BeforeJoining = { source: CostSource; chosen: JoinedAs; costs: JoinedCosts | null }

/** The memory of costs with a file that comes to it, as it may have been changed meanwhile. */
const remembering =
  (
    { costs, withoutSuffix }: ReadCosts,
    how: Joining,
    source: CostSource,
    chosen: JoinedAs,
    last: BeforeJoining | null,
  ) =>
  (now: CostMemory): CostMemory => {
    const without = last === null ? now : now.undone(last.source)
    return without.with(costs, source, {
      ...chosen,
      withoutSuffix,
      isReplacing: how === 'replace',
    })
  }

/**
 * What becomes of a list and of what is remembered where a file of costs is joined.
 *
 * @param before what there was before the last one
 */
export function joiningOf(
  read: AskedFile,
  how: Joining,
  list: KnownList,
  memory: CostMemory,
  before: BeforeJoining | null,
  said: JoinedAs = fromToday(),
) {
  const last = how === 'again' ? before : null
  const chosen = last?.chosen ?? said
  const source = { file: read.fileName, at: memory.after(Date.now()) }
  const earlier = last?.costs ?? (how === 'merge' ? list.costs : null)
  const { joined } = read
  const costs = {
    unused: [...(earlier?.unused ?? []), ...joined.unused],
    problems: [...(earlier?.problems ?? []), ...joined.problems],
  }
  const names = how === 'replace' ? [] : (list.facts.costs?.fileNames ?? [])
  const fileNames = [...names.filter((name) => name !== read.fileName), read.fileName]
  return {
    change: remembering(read, how, source, chosen, last),
    list: { ...list, costs },
    files: { account: read.account, fileNames },
    before: { source, chosen, costs: earlier },
  }
}
