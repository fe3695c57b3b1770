import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server can do: answers everything with JSON of the length in its first argument. */
const body = JSON.stringify({ text: 'x'.repeat(Number(process.argv[2]) - '{"text":""}'.length) })

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
