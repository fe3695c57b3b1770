/** A failure that its message explains fully: shown without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of the project; a failure prints its own words, and ends with exit code 1.
 * @param {() => Promise<number>} command answers its exit code
 */
export async function exitWith(command) {
  // By name: where a process ends by itself, a library of PostgreSQL's in the tests makes its code 0.
  process.exit(await codeOf(command))
}

/** @param {() => Promise<number>} command */
async function codeOf(command) {
  try {
    return await command()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    return 1
  }
}
