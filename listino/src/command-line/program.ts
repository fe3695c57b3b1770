import type { Writable } from 'node:stream'
import { unreadableInWords } from '../articles/words.ts'
import { Unreadable } from '../table/unreadable.ts'
import { Misuse } from './misuse.ts'

/**
 * A command: writes its results and what there is to say, and answers its exit code.
 *
 * @param today the day that it is in UTC
 */
type Command = (
  args: readonly string[],
  out: Writable,
  said: Writable,
  today: string,
) => Promise<number>

/** Runs a command as the program of this process. */
export async function runProgram(command: Command): Promise<void> {
  // Whoever reads our output may stop before its end, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    const why = error.code === 'ENOSPC' ? "non c'è più spazio sul disco" : error.code
    process.stderr.write(`Il risultato non si può scrivere: ${why}.\n`)
    process.exit(2)
  })
  const today = new Date().toISOString().slice(0, 10)
  try {
    process.exitCode = await command(process.argv.slice(2), process.stdout, process.stderr, today)
  } catch (error) {
    const words = error instanceof Unreadable ? unreadableInWords(error) : null
    if (words === null && !(error instanceof Misuse)) throw error
    process.stderr.write(`${words ?? (error as Error).message}\n`)
    process.exitCode = 2
  }
}
