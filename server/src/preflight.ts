import { loadConfig, run } from './startup.ts'
import { WebServer } from './web-server.ts'

/** Says in a moment what would keep the server from starting, before anything long is done for it. */
await run(async () => {
  const server = new WebServer()
  await server.listen(loadConfig().port)
  await server.stop()
})
