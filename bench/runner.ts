import { machine } from './machine.ts'

/** What a benchmark's file exports. */
export type Benchmark = {
  /** What one asks for: `npm run bench -- {name}`. */
  name: string
  /** Measures and prints, its aim included; answers whether that is met. */
  run: () => Promise<boolean>
}

/** Runs the benchmarks asked for, or all of them. Answers the exit code: 1 where an aim is missed. */
export async function runBenchmarks(
  benchmarks: readonly Benchmark[],
  asked: readonly string[],
): Promise<number> {
  const names = benchmarks.map(({ name }) => name)
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`No benchmark ${unknown.join(', ')}. There is: ${names.join(', ')}.`)
    return 1
  }
  console.log(machine())
  let met = true
  for (const { name, run } of benchmarks) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n▸ ${name}`)
    met = (await run()) && met
  }
  return met ? 0 : 1
}
