import { runChecks } from './checks.mjs'
import { provideChromium, withoutWindows } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { inWords, oneFailed, sum } from './tally.mjs'
import { failedInWords, slowestInWords } from './test-reports.mjs'

/**
 * @param {string} heading
 * @param {readonly string[]} lines
 */
function show(heading, lines) {
  if (lines.length > 0) console.log([`\n▸ ${heading}`, ...lines].join('\n'))
}

async function everything() {
  try {
    await installDependencies()
    const CHROMIUM_PATH = await provideChromium(withoutWindows)
    const outcomes = await runChecks({ ...projectEnvironment(process.env), CHROMIUM_PATH })
    const tests = outcomes.flatMap(({ tests = [] }) => tests)
    show('the slowest tests', slowestInWords(tests))
    show('failed', [
      ...outcomes.flatMap(({ name, tally }) =>
        tally.failed > 0 ? [`  ${name}: ${inWords(tally)}`] : [],
      ),
      ...failedInWords(tests),
    ])
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
