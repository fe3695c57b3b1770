import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** How long lines may wait to be written together, in milliseconds. */
const longestWait = 10

/**
 * Standard output, many lines at a time: one by one, writing takes longer than all the rest of a log. What still waits
 * when the process ends, also by an error, is written then.
 */
function standardOutput(): DestinationStream {
  let waiting = ''
  const flush = () => {
    process.stdout.write(waiting)
    waiting = ''
  }
  process.once('exit', flush)
  return {
    write(line) {
      if (waiting === '') setTimeout(flush, longestWait)
      waiting += line
    },
  }
}

/** Structured log lines. Secrets are never logged: see `request-log.ts`. */
export function createLog(level: string, destination = standardOutput()): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
