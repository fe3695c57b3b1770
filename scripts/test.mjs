import { runChecks } from './checks.mjs'
import { provideChromium, withoutWindows } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { slowestInWords } from './slowest.mjs'
import { inWords, oneFailed, sum } from './tally.mjs'

async function everything() {
  try {
    await installDependencies()
    const CHROMIUM_PATH = await provideChromium(withoutWindows)
    const outcomes = await runChecks({ ...projectEnvironment(process.env), CHROMIUM_PATH })
    const tests = outcomes.flatMap(({ tests = [] }) => tests)
    console.log('\n▸ the slowest tests')
    for (const line of slowestInWords(tests)) console.log(line)
    return sum(outcomes.map(({ tally }) => tally))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(error.message)
    return oneFailed
  }
}

const total = await everything()
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${inWords(total)}`)
