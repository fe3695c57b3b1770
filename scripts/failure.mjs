/** A failure that its message explains fully: shown without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of the project; a failure is told in its own words, and ends with exit code 1.
 * @param {() => Promise<number>} command answers its exit code
 */
export async function exitWith(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
