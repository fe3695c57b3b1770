import { ProgramError } from './program-error.ts'

/**
 * Runs a program to its end. A {@link ProgramError} is written in its own words, and the exit code is 1.
 * The files that the program makes are readable by its own user only: they hold people's data.
 */
export async function run(program: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await program()
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
