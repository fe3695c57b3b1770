import { exitWith } from '../scripts/failure.mjs'
import * as calculate from './calculate.ts'
import * as consuntivo from './consuntivo.ts'
import * as keystroke from './keystroke.ts'
import * as listino from './listino.ts'
import * as listinoCommand from './listino-command.ts'
import * as prices from './prices.ts'
import { runBenchmarks } from './runner.ts'
import * as savedList from './saved-list.ts'
import * as scenariosDrag from './scenarios-drag.ts'
import * as startup from './startup.ts'

// A new benchmark is a new file that exports a `Benchmark`, and its name here.
const benchmarks = [
  calculate,
  prices,
  listino,
  listinoCommand,
  consuntivo,
  keystroke,
  scenariosDrag,
  savedList,
  startup,
]

await exitWith(() => runBenchmarks(benchmarks, process.argv.slice(2)))
