import { connect, type Socket } from 'node:net'

export interface Load {
  perSecond: number
  /** Milliseconds from a request's last byte out to its answer's last byte in. */
  p50: number
  p99: number
  /** Answers outside 200–299. */
  refused: number
}

/** A request as it goes over the wire. */
export function rawRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const lines = Object.entries({
    Host: '127.0.0.1',
    ...headers,
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** An answer at the start of what came so far: its status, body and length, or undefined while part is missing. */
function readAnswer(received: Buffer) {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const stated = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (stated === undefined && status !== 204) throw new Error(`no length stated:\n${head}`)
  const length = headEnd + 4 + Number(stated ?? 0)
  if (received.length < length) return undefined
  return { status, length, body: received.toString('utf8', headEnd + 4, length) }
}

/** What one connection asks next, knowing what the last answer was. */
export type Script = (last: { status: number; body: string } | undefined) => string

/**
 * Asks over so many connections at once, each the next request as soon as the last is answered, for
 * so long. Plain sockets: a client that does more would take the processor from what it measures.
 * It never sleeps either: waking it would cost the slower of two servers more than the faster one.
 */
export async function putUnderLoad(
  port: number,
  connections: number,
  seconds: number,
  scriptOf: (connection: number) => Script,
): Promise<Load> {
  const times: number[] = []
  let refused = 0
  const began = performance.now()
  const until = began + seconds * 1000

  const run = async (socket: Socket, next: Script) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let received = Buffer.alloc(0)
    let asked = 0
    const ask = (last?: { status: number; body: string }) => {
      asked = performance.now()
      socket.write(next(last))
    }
    socket.on('data', (bytes: Buffer<ArrayBuffer>) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const answer = readAnswer(received)
      if (answer === undefined) return
      const now = performance.now()
      times.push(now - asked)
      if (answer.status < 200 || answer.status > 299) refused++
      received = received.subarray(answer.length)
      if (now < until) ask(answer)
      else resolve()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a connection')))
    ask()
    await promise
    socket.destroy()
  }

  let asking = true
  const stayAwake = () => {
    if (asking) setImmediate(stayAwake)
  }
  stayAwake()
  await Promise.all(
    Array.from({ length: connections }, (_, connection) =>
      run(connect(port, '127.0.0.1').setNoDelay(), scriptOf(connection)),
    ),
  )
  asking = false
  const took = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const within = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN
  return { perSecond: times.length / took, p50: within(0.5), p99: within(0.99), refused }
}
