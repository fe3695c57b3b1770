import { setImmediate as otherWork } from 'node:timers/promises'

/** How many rows one statement deletes: few enough that nobody notices the wait. */
export const batchSize = 500

/**
 * Deletes rows a batch at a time until there are no more. SQLite runs on the event loop, and a million rows in
 * one statement would block it for seconds; between two batches other work goes on.
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
