import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server on loopback, without TLS unless asked, and the mails it took. */
export async function openMailSink(options: SMTPServerOptions = {}) {
  const taken: Email[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          taken.push(mail)
          done()
        }, done)
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    taken,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(resolve)),
  }
}
