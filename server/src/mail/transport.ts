import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export interface Mail {
  /** Names the mail once and for all, so that a repeated attempt is recognisable. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** Takes a mail, or throws: then it is tried again later. */
export type Transport = (mail: Mail) => Promise<void>

/** How long a mail server may take, in milliseconds. */
const patience = { connect: 10_000, answer: 20_000, whole: 60_000 }

/** Sends over SMTP. A server that is slow, dripping or gone fails the attempt in bounded time. */
export function smtpTransport(smtpUrl: string, from: string, waits = patience): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: waits.connect,
    greetingTimeout: waits.connect,
    socketTimeout: waits.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, ...mail }) => {
    const messageId = `<${id}@${new URL(smtpUrl).hostname}>`
    await smtp.sendMail({ ...mail, from, messageId, signal: AbortSignal.timeout(waits.whole) })
  }
}

/**
 * Writes each mail as an `.eml` file into a folder: what stands in for a mail server in development.
 *
 * @param onWritten told of each mail
 */
export function folderTransport(
  folder: string,
  from: string,
  onWritten: (mail: Mail) => void,
): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  let written = 0
  return async (whole) => {
    const { id, ...mail } = whole
    const { message } = await composer.sendMail({ ...mail, from })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Names sort by time, also of those written in the same millisecond.
    const path = join(folder, `${Date.now()}-${String(written++).padStart(6, '0')}-${id}.eml`)
    // Written beside and moved, so that whoever reads the folder never sees half a mail.
    await writeFile(`${path}.part`, message, { mode: 0o600 })
    await rename(`${path}.part`, path)
    onWritten(whole)
  }
}
