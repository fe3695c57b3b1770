import { getHeapStatistics } from 'node:v8'

/** A piece of work that is asked for many times; its argument is how many times it ran before. */
export type Work = (call: number) => unknown

export type Measurement = {
  /**
   * Time of a call in nanoseconds in the runs that nothing disturbed: one run in twenty is quicker.
   * What else the machine does only ever adds to a time, so this is what the code itself costs.
   */
  quietNs: number
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

/** What the last call gave. It is never read, but unless it is kept the compiler may leave the call out. */
export let kept: unknown

function callMany(work: Work, calls: number): void {
  for (let call = 0; call < calls; call++) kept = work(call)
}

/** The time of one call, in nanoseconds, over one run. */
function timed(work: Work, calls: number): number {
  const start = process.hrtime.bigint()
  callMany(work, calls)
  return Number(process.hrtime.bigint() - start) / calls
}

/** The bytes of one call. */
function allocated(work: Work, calls: number): number {
  const before = getHeapStatistics().total_allocated_bytes
  callMany(work, calls)
  return (getHeapStatistics().total_allocated_bytes - before) / calls
}

/**
 * What a call of each piece of work costs. They take turns, a run of each in every round:
 * whatever slows the machine down for seconds slows all of them alike.
 * Of work that takes longer than about a microsecond fewer calls are made per run.
 */
export function measure<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  perRun = callsPerRun,
): Record<Name, Measurement> {
  const entries = Object.entries<Work>(works)
  for (let round = 0; round < warmUpRuns; round++)
    for (const [, work] of entries) callMany(work, perRun)

  const times = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < runs; round++)
    for (const [name, work] of entries) times.get(name)?.push(timed(work, perRun))

  return Object.fromEntries(
    entries.map(([name, work]) => {
      const sorted = times.get(name)?.toSorted((a, b) => a - b) ?? []
      const at = (share: number) => sorted[Math.floor(share * runs)] ?? Number.NaN
      const bytes = allocated(work, warmUpRuns * perRun)
      return [name, { quietNs: at(0.05), medianNs: at(0.5), p95Ns: at(0.95), bytes }]
    }),
  ) as Record<Name, Measurement>
}
