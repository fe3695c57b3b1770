import { once } from 'node:events'
import { Agent, get, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { exchange, listening } from './raw-http.ts'

/** Longer than any of these tests takes. */
const long = 20_000

/** A server that keeps its connections, and a client that does. */
async function keeping(listener: RequestListener) {
  const started = await listening(new WebServer(listener))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async () => {
    const [answer] = await once(get({ port: started.port, agent }), 'response')
    return { connection: answer.headers.connection, body: await text(answer) }
  }
  return { ...started, ask }
}

/** A connection of a client's, and the server's end of it. */
async function connected({ http }: WebServer, port: number) {
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  const [socket] = (await once(http, 'connection')) as [Socket]
  return { client, socket }
}

describe('a server that stops behind a proxy', () => {
  it('answers what comes on a connection that was kept, says that it is the last, and ends', async () => {
    const { server, ask } = await keeping((_request, response) => response.end('done'))
    expect(await ask()).toMatchObject({ connection: 'keep-alive' })
    const stopped = server.stop({ notice: 0, idle: long })
    expect(await ask()).toEqual({ connection: 'close', body: 'done' })
    await stopped
  })

  it('tells a request under way that it is the last on its connection', async () => {
    let finish = () => {}
    const { server, ask } = await keeping((_request, response) => {
      finish = () => response.end('finished')
    })
    const answer = ask()
    await once(server.http, 'request')
    const stopped = server.stop({ notice: 0, idle: long })
    finish()
    expect(await answer).toEqual({ connection: 'close', body: 'finished' })
    await stopped
  })

  it('goes on as ever until the proxy has noticed, by what /readyz says at once', async () => {
    const { app, config, stopping } = await buildService()
    const { server, port } = await listening(new WebServer(listenerOf(app, config.appUrl)))
    expect(await exchange(port, 'GET /readyz')).toMatch(/^HTTP\/1\.1 200 /)
    stopping.abort()
    const stopped = server.stop({ notice: 2000, idle: 0 })
    expect(await exchange(port, 'GET /readyz')).toMatch(/^HTTP\/1\.1 503 /)
    expect(await exchange(port, 'GET /privacy')).toMatch(/^HTTP\/1\.1 200 /)
    await stopped
    await expect(exchange(port, 'GET /privacy')).rejects.toThrow('ECONNREFUSED')
  })

  it('waits for a request of which it has seen a part, also once others have been idle for long enough', async () => {
    const { server, port } = await keeping((_request, response) => response.end('done'))
    const late = await connected(server, port)
    const unused = await connected(server, port)
    late.client.write('GET / HTTP/1.1\r\nHost:')
    await expect.poll(() => late.socket.bytesRead).toBeGreaterThan(0)
    const stopped = server.stop({ notice: 0, idle: 1 })
    unused.client.resume()
    await once(unused.client, 'close')
    late.client.write(' x\r\n\r\n')
    expect(await text(late.client)).toMatch(/^HTTP\/1\.1 200 .*Connection: close.*done$/s)
    await stopped
  })
})
