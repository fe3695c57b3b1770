import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log lines. Secrets are never logged: see `request-log.ts`. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination === undefined ? pino(options) : pino(options, destination)
}
