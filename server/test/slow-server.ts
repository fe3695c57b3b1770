import type { AddressInfo } from 'node:net'
import { WebServer } from '../src/http/web-server.ts'
import { stopSignal } from '../src/process/stop-signal.ts'

/** A program that stops as `main.ts` does, and answers only once it is stopping. */
const server = new WebServer(async (_request, response) => {
  process.stdout.write('asked\n')
  await stopSignal()
  setImmediate(() => response.end('finished'))
})
await server.listen(0)
process.stdout.write(`${(server.http.address() as AddressInfo).port}\n`)
await stopSignal()
await server.stop()
