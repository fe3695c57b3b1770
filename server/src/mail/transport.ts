import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { isLocalhost } from '../http/localhost.ts'

export interface Mail {
  /** Names the mail once and for all, so that a repeated attempt is recognisable. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** Takes a mail, or throws: then it is tried again later, unless that {@link isFinal}. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>

/** How long a mail server may take, in milliseconds. */
const patience = { connect: 10_000, answer: 20_000, whole: 60_000 }

/** The steps at which a server speaks about the mail, and not about us or itself. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE'])

/** What a server says of our settings, which somebody may yet mend: of the name and password, and of the sender. */
const aboutOurAccount = new Set([530, 534, 535, 538])
const aboutOurSender = 'MAIL FROM'

interface SmtpFailure {
  code?: string
  /** What the system said, where that is the reason. */
  originalCode?: string
  responseCode?: number
  permanent?: boolean
  command?: string
}

/** Whether a server refused this mail for good: sent again, it would be refused again. */
export function isFinal(error: Error & SmtpFailure): boolean {
  const { permanent = false, code = '', responseCode = 0, command } = error
  const isAboutUs = aboutOurAccount.has(responseCode) || command === aboutOurSender
  return permanent && aboutTheMail.has(code) && !isAboutUs
}

/** What may be told of a failure. Its text may not: servers repeat the address in it. */
export function failureCodes(error: Error & SmtpFailure) {
  const { code = error.name, originalCode = code, responseCode, command } = error
  return { code: originalCode, reply: responseCode, command }
}

/** An address without what nodemailer would let it say against TLS. */
function withoutTlsSwitches(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const name of ['secure', 'requireTLS', 'ignoreTLS', 'opportunisticTLS'])
    url.searchParams.delete(name)
  return url.href
}

/**
 * Sends over SMTP. A server that is slow, dripping or gone fails the attempt in bounded time. Off
 * this machine, a server that offers no TLS gets nothing: whoever sits in between could read the links.
 */
export function smtpTransport(smtpUrl: string, from: string, waits = patience): Transport {
  const { hostname } = new URL(smtpUrl)
  const smtp = nodemailer.createTransport({
    url: withoutTlsSwitches(smtpUrl),
    requireTLS: !isLocalhost(hostname),
    connectionTimeout: waits.connect,
    greetingTimeout: waits.connect,
    socketTimeout: waits.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, ...mail }, stopping) => {
    const messageId = `<${id}@${hostname}>`
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(waits.whole)])
    await smtp.sendMail({ ...mail, from, messageId, signal })
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
