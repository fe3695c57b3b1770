import { once } from 'node:events'
import { Agent, get, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { largestBody } from '@margine/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { usualLimits } from '../src/http/connections.ts'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { ProgramError } from '../src/process/program-error.ts'
import { buildService } from './build-app.ts'
import { exchange, listening, write } from './raw-http.ts'

async function servedApp() {
  const { app, config } = await buildService()
  return listening(new WebServer(listenerOf(app, config.appUrl)))
}

describe('over a socket', () => {
  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%252f..%252fpackage.json',
    '/..\\..\\package.json',
    '//etc/passwd',
    '/etc/passwd',
    '/assets/main-B1x_2-aZ.js%00.html',
    '/%E0%A4%A',
    '/.env',
  ])('no path leads out of the built folder (%s)', async (path) => {
    const { port } = await servedApp()
    expect(await exchange(port, `GET ${path}`)).toMatch(/^HTTP\/1\.1 40[04] /)
  })

  it.each(['/privacy', '/assets/main-B1x_2-aZ.js'])(
    'HEAD %s answers as GET does, without a body',
    async (path) => {
      const { port } = await servedApp()
      const head = await exchange(port, `HEAD ${path}`)
      const [headers, body] = (await exchange(port, `GET ${path}`)).split('\r\n\r\n')
      const length = headers?.match(/^content-length: (\d+)/im)?.[1]
      expect(length).toBe(String(body?.length))
      expect(head).toMatch(new RegExp(`^content-length: ${length}\r$`, 'im'))
      expect(head.split('\r\n\r\n')[1]).toBe('')
    },
  )

  it.each(['/healthz', '/readyz', '/privacy'])(
    'an old client that names no host is answered (%s)',
    async (path) => {
      const { port } = await servedApp()
      expect(await write(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  it('a body in pieces that an old client can not have sent ends its connection', async () => {
    const { port } = await servedApp()
    for (const more of ['', 'Connection: keep-alive\r\n', 'Content-Length: 2\r\n']) {
      const answer = await write(
        port,
        `POST /api/account/sign-out HTTP/1.0\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\n${more}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.0\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nConnection: close\r\n/)
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    }
  })

  it('a body that still arrives when it is refused leaves its connection to the next request', async () => {
    const { port } = await servedApp()
    const socket = connect(port, '127.0.0.1')
    const head =
      'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\n'
    const length = 16 * largestBody
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
    socket.write('a'.repeat(length))
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/HTTP\/1\.1 200 /)
  })
})

describe('a client that takes its time', () => {
  const limits = { ...usualLimits, check: 20 }
  const soon = 20_000
  const much = Buffer.alloc(32 * 1024 * 1024)

  const slowly = async (listener: RequestListener, more: Partial<typeof limits> = {}) =>
    listening(new WebServer(listener, {}, { ...limits, ...more }))

  /** Resolves once the server has no connection any more. */
  const leftAlone = ({ http }: WebServer) => {
    const count = () =>
      new Promise<number>((resolve) => http.getConnections((_error, open) => resolve(open)))
    return expect.poll(count, { timeout: soon }).toBe(0)
  }

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['first byte', ''],
  ])('with its %s is cut off', async (_what, bytes) => {
    const { server, port } = await slowly((_request, response) => response.end(), { headers: 100 })
    expect(await write(port, bytes)).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
    await leftAlone(server)
  })

  it('with its body is cut off', async () => {
    const { server, port } = await slowly((request) => void request.resume(), {
      headers: 200,
      request: 200,
    })
    const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'
    expect(await write(port, post)).toMatch(/^HTTP\/1\.1 408 /)
    await leftAlone(server)
  })

  it('is cut off when it reads nothing of a long answer', async () => {
    const { server, port } = await slowly((_request, response) => response.end(much), {
      stuck: 100,
    })
    const deaf = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void deaf.destroy())
    deaf.on('error', () => {})
    deaf.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(server.http, 'request')
    await leftAlone(server)
  })

  it('is cut off when it reads so little that the answer never ends', async () => {
    const { server, port } = await slowly((_request, response) => response.end(much), {
      answer: 100,
    })
    const slow = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void slow.destroy())
    slow.on('error', () => {})
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(server.http, 'request')
    await leftAlone(server)
  })

  it('is waited for while it reads, however long in all, and its answer is whole', async () => {
    const stuck = 1000
    const { port } = await slowly((_request, response) => response.end(much), { stuck })
    const [answer] = await once(get({ port }), 'response')
    const began = performance.now()
    const piece = much.length / 32
    let length = 0
    let rested = 0
    for await (const bytes of answer as AsyncIterable<Buffer>) {
      length += bytes.length
      if (length < (rested + 1) * piece) continue
      rested++
      await wait(stuck / 25)
    }
    expect(length).toBe(much.length)
    expect(performance.now() - began).toBeGreaterThan(stuck)
  })

  it('may ask again before it is answered, but not for ever', async () => {
    const answers: (() => void)[] = []
    const { server, port } = await slowly((_request, response) => {
      answers.push(() => response.end('done'))
      if (answers.length === usualLimits.unanswered) for (const answer of answers) answer()
    })
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    const polite = request.repeat(usualLimits.unanswered - 1) + last
    expect((await write(port, polite)).match(/ 200 OK/g)).toHaveLength(usualLimits.unanswered)
    answers.push(() => {})
    const greedy = connect(port, '127.0.0.1')
    greedy.on('error', () => {})
    greedy.resume()
    greedy.write(request.repeat(1000))
    await once(greedy, 'close')
    expect(answers.length).toBeLessThan(3 * usualLimits.unanswered)
    await leftAlone(server)
  })

  it('makes room for those who come when there are many', async () => {
    const { server, port } = await slowly((_request, response) => response.end('done'), {
      connections: 10,
    })
    const idle = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'))
    for (const socket of idle) {
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      await once(server.http, 'connection')
    }
    expect(await exchange(port, 'GET /')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('makes room also among those whose bodies never come', async () => {
    const { server, port } = await slowly(
      (request, response) => {
        if (request.method === 'GET') response.end('done')
      },
      { connections: 10 },
    )
    for (let count = 0; count < 10; count++) {
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n')
      await once(server.http, 'request')
    }
    expect(await exchange(port, 'GET /')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is cut off after ten seconds with its headers, and thirty with its body, looked at every second', () => {
    expect(new WebServer().http).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
    expect(usualLimits.check).toBe(1000)
  })
})

describe('a server', () => {
  /** Whether it answers at another address than the usual of this machine. */
  async function answersElsewhere(host?: string): Promise<boolean> {
    const server = new WebServer((_request, response) => void response.end('sì'))
    await server.listen(0, host)
    onTestFinished(() => void server.stop())
    const { port } = server.http.address() as AddressInfo
    return fetch(`http://127.0.0.2:${port}`).then(
      () => true,
      () => false,
    )
  }

  it('listens to this machine alone, unless it is told to listen to others', async () => {
    expect(await answersElsewhere()).toBe(false)
    expect(await answersElsewhere('127.0.0.1')).toBe(false)
    expect(await answersElsewhere('0.0.0.0')).toBe(true)
  })
})

describe('a port that is taken', () => {
  it('is told by its number, with what to do', async () => {
    const { port } = await listening()
    await expect(new WebServer().listen(port)).rejects.toThrow(
      new ProgramError(
        `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      ),
    )
  })
})

describe('a server that stops', () => {
  /** A server that never closes idle connections, so that only the stop does. */
  async function patient(listener: RequestListener) {
    const started = await listening(new WebServer(listener))
    started.server.http.keepAliveTimeout = 0
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const ask = async () => {
      const [answer] = await once(get({ port: started.port, agent }), 'response')
      return text(answer)
    }
    return { ...started, ask }
  }

  it('lets the request under way end, and takes no other', async () => {
    let finish = () => {}
    const { server, port, ask } = await patient((_request, response) => {
      finish = () => response.end('finished')
    })
    const answer = ask()
    await once(server.http, 'request')
    const stopped = server.stop()
    await expect(exchange(port, 'GET /late')).rejects.toThrow('ECONNREFUSED')
    finish()
    expect(await answer).toBe('finished')
    await stopped
  })

  it('does not wait for connections that nobody uses', async () => {
    const { server, port, ask } = await patient((_request, response) => response.end('done'))
    const neverUsed = connect(port, '127.0.0.1')
    await once(server.http, 'connection')
    expect(await ask()).toBe('done')
    await server.stop()
    if (!neverUsed.closed) await once(neverUsed, 'close')
  })
})
