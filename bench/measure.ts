import { getHeapStatistics } from 'node:v8'

export type Measurement = {
  /** Time of a call in nanoseconds, over runs: the middle one. */
  medianNs: number
  /** The run that only 5 % of the runs exceed, garbage collection and neighbours included. */
  p95Ns: number
  /** Heap allocated by a call, counted by V8 itself: a collection in between changes nothing. */
  bytes: number
}

export const runs = 500
export const callsPerRun = 2_000
const warmUpRuns = 100

/** What the last call gave. Nobody reads it, but unless it is kept the compiler may not make it. */
export let kept: unknown

function callMany(work: (call: number) => unknown, calls: number): void {
  for (let call = 0; call < calls; call++) kept = work(call)
}

/** The cost of one call of a piece of work. Of one that takes longer than about a microsecond fewer are made per run. */
export function measure(work: (call: number) => unknown, perRun = callsPerRun): Measurement {
  const warmUpCalls = warmUpRuns * perRun
  callMany(work, warmUpCalls)

  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = process.hrtime.bigint()
    callMany(work, perRun)
    times.push(Number(process.hrtime.bigint() - start) / perRun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * runs)] ?? Number.NaN

  const before = getHeapStatistics().total_allocated_bytes
  callMany(work, warmUpCalls)
  const bytes = (getHeapStatistics().total_allocated_bytes - before) / warmUpCalls

  return { medianNs: at(0.5), p95Ns: at(0.95), bytes }
}
