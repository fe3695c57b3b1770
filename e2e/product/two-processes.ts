import { startPostgres } from '../../server/test/postgres-server.ts'
import { type RunningServer, settings, startServer } from './server.ts'

export interface TwoProcesses {
  servers: readonly [RunningServer, RunningServer]
  stop: () => Promise<void>
}

/** Two real servers over one PostgreSQL, each at a port of its own. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const postgres = await startPostgres()
  const chosen = { ...settings, DATABASE_URL: postgres.url }
  const servers = [await startServer(chosen), await startServer(chosen)] as const
  return {
    servers,
    stop: async () => {
      for (const server of servers) await server.stop()
      await postgres.stop()
    },
  }
}
