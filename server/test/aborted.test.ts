import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { listening } from './raw-http.ts'

describe('a client that goes away in the middle of its request', () => {
  it.each([
    ['said how long it would be', 'Content-Length: 1000\r\n\r\n{"email":'],
    ['came in pieces', 'Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n'],
    ['had not begun', 'Content-Length: 1000\r\n\r\n'],
  ])('is no failure of ours, where its body %s', async (_how, rest) => {
    const service = await buildService()
    const { port } = await listening(new WebServer(listenerOf(service.app, service.config.appUrl)))
    const lines = () => service.logLines.map((line) => JSON.parse(line))
    const answered = () => lines().filter(({ path }) => path === '/api/account/sign-in').length
    for (let client = 0; client < 10; client++) {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST /api/account/sign-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\n${rest}`,
        // Once the bytes are sent.
        () => setImmediate(() => socket.destroy()),
      )
    }
    await expect.poll(answered).toBe(10)
    expect(lines().filter(({ level }) => level >= 40)).toEqual([])
  })
})
