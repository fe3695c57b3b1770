import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openMailSink } from './mail-sink.ts'

/** A mail server that is stopped when the test ends. */
export async function startMailServer(options?: SMTPServerOptions) {
  const sink = await openMailSink(options)
  onTestFinished(sink.close)
  return sink
}
