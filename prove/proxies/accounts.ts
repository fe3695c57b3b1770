import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import type { Product } from '../product.ts'
import { exactly, type Figure } from '../row.ts'
import { Statuses } from '../saving.ts'
import { host, type ProxyProcess } from './proxy.ts'

const email = 'giulia@example.it'
const password = 'un cavallo corretto'
/** As many wrong passwords as an account bears from one network. */
const borne = 10

/** The token of the first link that was mailed. */
async function mailedToken({ mails, secrets }: Product): Promise<string> {
  while (mails.length === 0) await pause(100)
  const [, token = ''] = /#([\w-]+)/.exec(mails[0]?.text ?? '') ?? []
  secrets.note(token)
  return token
}

/** The first line of what comes back for bytes that are sent through the proxy. */
async function firstLineOf(proxy: ProxyProcess, bytes: string): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: proxy.port,
    servername: host,
    rejectUnauthorized: false,
  })
  socket.write(bytes)
  return (await text(socket)).split('\r\n')[0] ?? ''
}

/** Whether a port takes connections at an address of this machine. */
async function isOpen(port: number, address: string): Promise<boolean> {
  const socket = connectSocket(port, address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** One client signs up and in, another tries passwords under an invented address each time. */
export async function signingIn(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const owner = proxy.client(product, '127.0.0.4')
  const signedUp = await owner.post('/api/account/sign-up', { email, password })
  const verified = await owner.post('/api/account/verify', { token: await mailedToken(product) })
  const { status, session, headers } = await owner.post('/api/account/sign-in', { email, password })
  const known = await owner.get('/api/account/session', session)

  const liar = proxy.client(product, '127.0.0.5')
  const statuses = new Statuses()
  for (let number = 0; number <= borne; number++) {
    const from = `203.0.113.${number}`
    statuses.note(
      await liar.post('/api/account/sign-in', { email, password: 'tentativo' }, { from }),
    )
  }
  const meanwhile = await owner.post('/api/account/sign-in', { email, password })
  for (const client of [owner, liar]) client.close()
  return [
    exactly(
      'signing up, verifying and signing in',
      `${signedUp.status}, ${verified.status}, ${status}`,
      '202, 204, 200',
    ),
    exactly('signed in then', known.text.includes(email) ? email : known.text, email),
    exactly(
      'Strict-Transport-Security, once',
      headers['strict-transport-security'] ?? 'none',
      'max-age=31536000; includeSubDomains',
    ),
    exactly(
      'wrong passwords under an invented address each time',
      String(statuses),
      `${borne} × 401, 1 × 429`,
    ),
    exactly('the owner elsewhere meanwhile', meanwhile.status, 200),
  ]
}

/** What neither the proxy nor the server lets through. */
export async function strangeDoors(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const twoHosts = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`
  const line = await firstLineOf(proxy, twoHosts)
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  const ports = product.processes.map(({ port }) => port)
  let open = 0
  for (const { address } of outside)
    for (const port of ports) open += Number(await isOpen(port, address))
  return [
    exactly('two Host headers', line.split(' ')[1] ?? '', '400'),
    exactly(`servers reached by this machine's ${outside.length} other addresses`, open, 0),
  ]
}
