import { WebServer } from './http/web-server.ts'
import { run } from './process/run.ts'
import { loadConfig } from './start/load-config.ts'

/** Says in a moment what would keep the server from starting, before anything long is done for it. */
await run(async () => {
  const server = new WebServer()
  const { port, host } = loadConfig()
  await server.listen(port, host)
  await server.stop()
})
