import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalhost } from '../http/localhost.ts'
import { once } from '../process/once.ts'

export interface Mail {
  /** The same in every attempt, so that a server can recognise a repetition. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** Takes a mail, or throws: then it is tried again later, unless that {@link isFinal}. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>

/** How long a mail server may take, in milliseconds. */
const timeouts = { connect: 10_000, answer: 20_000, whole: 60_000 }

/** The commands that may be refused because of the recipient or the message. A refusal of earlier ones is about us. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/**
 * The enhanced status codes (RFC 3463) of what nobody here can mend: no such recipient (5.1.1 to 5.1.4, 5.1.6, 5.1.10),
 * a mailbox that is disabled, and a message that can't be taken as it is (5.6). The others are about our sender, our
 * quota or a policy.
 */
const beyondUs = /^5\.(?:1\.(?:[12346]|10)|2\.1|6\.\d+)$/

/** What servers without enhanced codes say of a recipient they don't know. */
const noSuchRecipient = 550

interface SmtpFailure {
  code?: string
  /** What the system said, where that is the reason. */
  originalCode?: string
  /** The server's reply, where there is one. */
  response?: string
  responseCode?: number
  permanent?: boolean
  command?: string
}

/** The enhanced status code of a reply. */
const statusIn = (reply: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(reply)?.[1]

/** Whether a server refused this mail for good, for a reason that nobody here can mend. */
export function isFinal(error: Error & SmtpFailure): boolean {
  const { permanent = false, command = '', response = '', responseCode } = error
  if (!permanent || !aboutTheMail.has(command)) return false
  const status = statusIn(response)
  if (status !== undefined) return beyondUs.test(status)
  return command === 'RCPT TO' && responseCode === noSuchRecipient
}

/** What the log may hold of a failure: not its text, in which servers repeat the address. */
export function failureCodes(error: Error & SmtpFailure) {
  const { code = error.name, originalCode = code, response = '', responseCode, command } = error
  return { code: originalCode, reply: responseCode, status: statusIn(response), command }
}

/** The address without the parameters by which nodemailer would turn TLS off, or send over a few connections alone. */
function withoutSwitches(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const name of ['secure', 'requireTLS', 'ignoreTLS', 'opportunisticTLS', 'pool'])
    url.searchParams.delete(name)
  return url.href
}

/**
 * Sends over SMTP, each step with a timeout. A server elsewhere has to offer TLS: otherwise anybody in between
 * could read the links.
 */
export function smtpTransport(smtpUrl: string, from: string, waits = timeouts): Transport {
  const { hostname } = new URL(smtpUrl)
  const smtp = once(async () =>
    (await import('nodemailer')).createTransport({
      url: withoutSwitches(smtpUrl),
      requireTLS: !isLocalhost(hostname),
      connectionTimeout: waits.connect,
      greetingTimeout: waits.connect,
      socketTimeout: waits.answer,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async ({ id, ...mail }, stopping) => {
    const messageId = `<${id}@${hostname}>`
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(waits.whole)])
    await (await smtp()).sendMail({ ...mail, from, messageId, signal })
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
  const composer = once(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }),
  )
  let written = 0
  return async (whole) => {
    const { id, ...mail } = whole
    const { message } = await (await composer()).sendMail({ ...mail, from })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Names sort by time, also of those written in the same millisecond.
    const path = join(folder, `${Date.now()}-${String(written++).padStart(6, '0')}-${id}.eml`)
    // Written beside and moved, so that whoever reads the folder never sees half a mail.
    await writeFile(`${path}.part`, message, { mode: 0o600 })
    await rename(`${path}.part`, path)
    onWritten(whole)
  }
}
