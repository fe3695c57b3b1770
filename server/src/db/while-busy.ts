import { setTimeout as pause } from 'node:timers/promises'

/** How long to wait for the lock of another process before it counts as an outage, in milliseconds. */
export const lockPatience = 5000

const shortestPause = 1
const longestPause = 25

const busy = 5

/** A checkpoint that is in somebody's way throws nothing but answers so: for the same treatment as what throws. */
export class Busy extends Error {
  readonly errcode = busy
}

/** Whether SQLite says that another process holds the lock; the low byte is the primary code. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/**
 * Does work that another process's lock may stop, again and again until it goes or the moment has
 * come to give up. SQLite's own wait would stop the whole server; between these tries it goes on.
 * The pauses vary, so that processes which wait for one another do not keep step.
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
