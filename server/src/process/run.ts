import { ProgramError } from './program-error.ts'

/** Says once that what a program writes is lost, on a full disk perhaps. Whoever reads it may go away: that is no failure. */
function watchOutput(): void {
  let isTold = false
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return
    isTold = true
    process.exitCode = 1
    process.stderr.write(`The output of this program is lost: ${message}\n`)
  })
}

/**
 * Runs a program to its end. A {@link ProgramError} is written in its own words, and the exit code is 1.
 * The files that the program makes are readable by its own user only: they hold people's data.
 */
export async function run(program: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  watchOutput()
  try {
    await program()
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
