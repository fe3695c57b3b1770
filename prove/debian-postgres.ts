import { startCluster } from '../server/test/postgres-cluster.ts'
import { onDisk } from '../server/test/postgres-server.ts'

/** A PostgreSQL 15 as Debian's package `postgresql` has it. */
export const startDebianPostgres = () => startCluster('/usr/lib/postgresql/15', onDisk())
