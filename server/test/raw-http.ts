import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { WebServer } from '../src/http/web-server.ts'

/** A server that listens until the test ends. */
export async function listening(server = new WebServer()) {
  await server.listen(0)
  onTestFinished(() => void server.stop())
  return { server, port: (server.http.address() as AddressInfo).port }
}

/** Sends bytes as they are, without an HTTP client, and returns all that comes back. */
export async function write(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** A request without a body. */
export const exchange = (port: number, request: string, host = 'localhost') =>
  write(port, `${request} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
