import { setImmediate as otherWork } from 'node:timers/promises'

/** Rows that go in one statement: few enough that nobody notices the wait. */
export const batchSize = 500

/**
 * Removes rows a batch at a time until there are no more. Between two batches everything else has its
 * turn: SQLite works on the event loop, and a million rows in one statement would stop it for seconds.
 *
 * @param removeSome removes at most {@link batchSize} rows, and answers how many those were
 * @param signal ends it after the batch under way
 */
export async function inBatches(
  removeSome: () => Promise<{ numDeletedRows: bigint }>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true) {
    const { numDeletedRows } = await removeSome()
    if (numDeletedRows < batchSize) return
    await otherWork()
  }
}
