/** Deletes rows that nothing would ever read again. Ends early when told to. */
export type Sweep = (signal?: AbortSignal) => Promise<void>

const hour = 60 * 60_000

/** One sweep after another. One that fails, every hour perhaps, must not keep those behind it from their turn. */
export const allOf =
  (sweeps: readonly Sweep[]): Sweep =>
  async (signal) => {
    const failures: unknown[] = []
    for (const sweep of sweeps) await sweep(signal).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

/** Sweeps now and every hour until stopped; stopping waits for the batch under way. */
export function sweepHourly(sweep: Sweep, logError: (error: Error) => void) {
  const stopping = new AbortController()
  let underWay = Promise.resolve()
  const run = () => {
    underWay = underWay.then(() => sweep(stopping.signal)).catch(logError)
  }
  run()
  const timer = setInterval(run, hour)
  timer.unref()
  return {
    stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      return underWay
    },
  }
}
