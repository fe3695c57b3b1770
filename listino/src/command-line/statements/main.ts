import { runProgram } from '../program.ts'
import { run } from './run.ts'

await runProgram(run)
