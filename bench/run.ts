import * as calculate from './calculate.ts'
import * as keystroke from './keystroke.ts'
import { machine } from './machine.ts'
import * as savedList from './saved-list.ts'
import * as scenariosDrag from './scenarios-drag.ts'
import * as startup from './startup.ts'

/** What a benchmark's file exports. */
type Benchmark = {
  /** What one asks for: `npm run bench -- {name}`. */
  name: string
  /** Measures and prints; what it prints says its aim and whether it is met. */
  run: () => Promise<void>
}

// A new benchmark is a new file that exports these two, and its name here.
const benchmarks: Benchmark[] = [calculate, keystroke, scenariosDrag, savedList, startup]

const asked = process.argv.slice(2)
const names = benchmarks.map(({ name }) => name)
const unknown = asked.filter((name) => !names.includes(name))

if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There is: ${names.join(', ')}.`)
  process.exitCode = 1
} else {
  console.log(machine())
  for (const { name, run } of benchmarks) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n▸ ${name}`)
    await run()
  }
}
