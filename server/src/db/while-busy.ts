import { setTimeout as pause } from 'node:timers/promises'

/** How long another process may keep the file locked before it counts as an outage, in milliseconds. */
export const lockTimeout = 5000

const shortestPause = 1
const longestPause = 5

const busy = 5

/** A checkpoint answers that it was busy instead of throwing: this error makes it retried like the others. */
export class Busy extends Error {
  readonly errcode = busy
}

/** Whether the file was locked by another process. The low byte is SQLite's primary code. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/**
 * Retries work that fails because another process has locked the file, until it succeeds or the time is up.
 * SQLite's own wait would block the whole server; between these tries it goes on. The pauses vary, so that
 * two waiting processes do not try at the same moments.
 *
 * @param giveUpAt by `performance.now()`
 */
export async function whileBusy<Result>(
  work: () => Result | Promise<Result>,
  giveUpAt: number,
): Promise<Result> {
  for (let longest = shortestPause; ; longest = Math.min(longest * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUpAt) throw error
      await pause(longest * (0.5 + Math.random() / 2))
    }
  }
}
