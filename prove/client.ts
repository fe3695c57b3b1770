import { Agent, type IncomingMessage, request } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Secrets } from '../server/test/secrets.ts'

export interface Question {
  method?: string
  path: string
  body?: unknown
  /** The session cookie to send. */
  session?: string | undefined
  /** The client's address, as the proxy in front of the server gives it. */
  from?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  text: string
  /** Milliseconds from the first byte sent to the last one read. */
  milliseconds: number
  /** The session it starts. */
  session: string | undefined
}

const cookieName = '__Host-margine'

/** As long as the proxies of the manual keep a connection that rests: a server closes it at a moment of its own later. */
const restMs = 3000

function sessionIn(headers: IncomingMessage['headers']): string | undefined {
  const line = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${cookieName}=`))
  return line?.slice(cookieName.length + 1).split(';')[0] || undefined
}

/** Sends requests to a server on this machine as a proxy in front of it would, over keep-alive connections. */
export class Client {
  readonly #port: number
  readonly #origin: string
  readonly #secrets: Secrets
  readonly #agent: Agent

  /** @param agent keeps its connections; one of https where it goes through a proxy */
  constructor(
    port: number,
    origin: string,
    secrets: Secrets,
    agent: Agent = new Agent({ keepAlive: true, maxSockets: 50, timeout: restMs }),
  ) {
    this.#port = port
    this.#origin = origin
    this.#secrets = secrets
    this.#agent = agent
  }

  get(path: string, session?: string): Promise<Answer> {
    return this.ask({ path, session })
  }

  /** What our own pages send. */
  post(path: string, body: unknown, { from, session, headers: more }: Omit<Question, 'path'> = {}) {
    const headers = { Origin: this.#origin, 'Content-Type': 'application/json', ...more }
    return this.ask({ method: 'POST', path, body, headers, session, ...(from && { from }) })
  }

  put(path: string, body: unknown, session: string) {
    const headers = { Origin: this.#origin, 'Content-Type': 'application/json' }
    return this.ask({ method: 'PUT', path, body, headers, session })
  }

  delete(path: string, session: string) {
    return this.ask({ method: 'DELETE', path, session, headers: { Origin: this.#origin } })
  }

  ask({ method = 'GET', path, body, session, from, headers = {} }: Question): Promise<Answer> {
    const written = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    this.#secrets.noteBody(written)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const began = performance.now()
    const asked = request(
      {
        protocol: this.#agent instanceof SecureAgent ? 'https:' : 'http:',
        host: '127.0.0.1',
        port: this.#port,
        agent: this.#agent,
        method,
        path,
        headers: {
          Host: new URL(this.#origin).host,
          ...(session !== undefined && { Cookie: `${cookieName}=${session}` }),
          ...(from !== undefined && { 'X-Forwarded-For': from }),
          ...(written !== undefined && { 'Content-Length': Buffer.byteLength(written) }),
          ...headers,
        },
      },
      (response) => {
        text(response).then((body) => {
          const started = sessionIn(response.headers)
          if (started !== undefined) this.#secrets.note(started)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: body,
            milliseconds: performance.now() - began,
            session: started,
          })
        }, reject)
      },
    )
    // Every time: a connection may be reset once more after its answer.
    asked.on('error', reject)
    asked.end(written)
    return promise
  }

  close(): void {
    this.#agent.destroy()
  }
}
