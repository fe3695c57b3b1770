import { WebServer } from './http/web-server.ts'
import { run } from './process/run.ts'
import { loadConfig } from './start/load-config.ts'

/** Says in a moment what would keep the server from starting, before anything long is done for it. */
await run(async () => {
  const server = new WebServer()
  await server.listen(loadConfig().port)
  await server.stop()
})
