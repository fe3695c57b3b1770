import { once } from 'node:events'
import { Agent, get, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { StartupProblem } from '../src/startup.ts'
import { WebServer } from '../src/web-server.ts'
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

  it('slow clients are cut off', () => {
    expect(new WebServer().http).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
  })
})

describe('a port that is taken', () => {
  it('is told by its number, with what to do', async () => {
    const { port } = await listening()
    await expect(new WebServer().listen(port)).rejects.toThrow(
      new StartupProblem(
        `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      ),
    )
  })
})

describe('a server that stops', () => {
  /** Keeps connections alive for ever, so that only the stop can end them. */
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
