import { ProgramError } from './program-error.ts'

/**
 * Ends a program when its output can't be written, on a full disk perhaps, and says so where that can be said. A reader of
 * the output that goes away is no failure.
 */
function watchOutput(): void {
  // Most likely on the same disk.
  process.stderr.on('error', () => {})
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return
    process.stderr.write(`The output of this program is lost: ${message}\n`)
    process.exit(1)
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
