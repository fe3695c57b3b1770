import { WebServer } from './http/web-server.ts'
import { loadConfig, run } from './start/startup.ts'

/** Says in a moment what would keep the server from starting, before anything long is done for it. */
await run(async () => {
  const server = new WebServer()
  await server.listen(loadConfig().port)
  await server.stop()
})
