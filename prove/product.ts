import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashToken, newToken } from '../server/src/accounts/secret-token.ts'
import type { Database } from '../server/src/db/database.ts'
import type { Schema } from '../server/src/db/schema.ts'
import { startDatabase } from '../server/src/start/database.ts'
import { openMailSink } from '../server/test/mail-sink.ts'
import { onDisk, startPostgres as startTestPostgres } from '../server/test/postgres-server.ts'
import { Secrets } from '../server/test/secrets.ts'
import { startSilentProxy } from '../server/test/silent-proxy.ts'
import { Client } from './client.ts'
import { type DatabaseKind, exactly, type Figure } from './row.ts'
import { ServerProcess } from './server-process.ts'

interface Options {
  /** How many processes serve, over one database. */
  processes?: number
  /** Whether what stands in `X-Forwarded-For` counts. */
  behindProxy?: boolean
  /** Whether the server reaches its PostgreSQL through a proxy that can stop passing bytes on. */
  throughProxy?: boolean
  /** Starts the PostgreSQL, where it is not the one of the tests. */
  startPostgres?: () => Promise<Postgres>
  /** Further environment variables. */
  environment?: Readonly<Record<string, string>>
}

type Postgres = Awaited<ReturnType<typeof startTestPostgres>>
type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>

interface Surroundings {
  dataDir: string
  postgres: Postgres | undefined
  proxy: SilentProxy | undefined
}

/** The same PostgreSQL by way of a proxy. */
async function proxyTo(postgresUrl: string) {
  const url = new URL(postgresUrl)
  const proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${proxy.port}`
  return { url: url.href, proxy }
}

/** The built product as it runs in production, over a database of its own. The caller is the proxy in front of it. */
export class Product {
  readonly database: Database
  readonly appUrl = new URL('https://margine.example')
  readonly secrets = new Secrets()
  readonly clients: readonly Client[]
  /** The first of the clients. */
  readonly client: Client
  /** Everything that was mailed. */
  readonly mails: Awaited<ReturnType<typeof openMailSink>>['taken']
  readonly processes: readonly ServerProcess[]
  /** The folder of the embedded database. */
  readonly dataDir: string
  readonly #postgres: Postgres | undefined
  readonly #proxy: SilentProxy | undefined
  readonly #close: () => Promise<void>

  private constructor(
    database: Database,
    processes: readonly ServerProcess[],
    mails: Product['mails'],
    { dataDir, postgres, proxy }: Surroundings,
    close: () => Promise<void>,
  ) {
    this.database = database
    this.processes = processes
    this.mails = mails
    this.dataDir = dataDir
    this.#postgres = postgres
    this.#proxy = proxy
    this.clients = processes.map(({ port }) => new Client(port, this.appUrl.origin, this.secrets))
    this.client = this.clients[0] as Client
    this.#close = close
  }

  static async start(
    kind: DatabaseKind,
    {
      processes = 1,
      behindProxy = true,
      throughProxy = false,
      startPostgres = () => startTestPostgres(onDisk()),
      environment = {},
    }: Options = {},
  ) {
    const dataDir = await mkdtemp(join(tmpdir(), 'margine-prove-'))
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
    const sink = await openMailSink()
    const proxied = postgres && throughProxy ? await proxyTo(postgres.url) : undefined
    const settings = { dataDir, databaseUrl: postgres?.url }
    const database = await startDatabase(settings, () => {})
    const start = {
      environment: {
        NODE_ENV: 'production',
        APP_URL: 'https://margine.example',
        DATA_DIR: dataDir,
        SMTP_URL: sink.url,
        MAIL_FROM: 'Margine <noreply@margine.test>',
        SUPPORT_EMAIL: 'aiuto@margine.test',
        CONTROLLER_NAME: 'Margine',
        ...(postgres && { DATABASE_URL: proxied?.url ?? postgres.url }),
        TRUST_PROXY: behindProxy ? '127.0.0.1, ::1' : 'none',
        ...environment,
      },
    }
    const running: ServerProcess[] = []
    for (let number = 0; number < processes; number++)
      running.push(await ServerProcess.start(start))
    return new Product(
      database,
      running,
      sink.taken,
      { dataDir, postgres, proxy: proxied?.proxy },
      async () => {
        await Promise.all(running.map((server) => server.stop()))
        await database.close()
        await sink.close()
        await proxied?.proxy.close()
        await postgres?.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    )
  }

  /** The first of the processes. */
  get server(): ServerProcess {
    return this.processes[0] as ServerProcess
  }

  /** The PostgreSQL it runs on, which can be stopped for a while. */
  get postgres(): Postgres {
    if (this.#postgres === undefined) throw new Error('this product runs on SQLite')
    return this.#postgres
  }

  /** The proxy between the server and its PostgreSQL. */
  get proxy(): SilentProxy {
    if (this.#proxy === undefined) throw new Error('this product has no proxy')
    return this.#proxy
  }

  /** So many users with a session each. */
  async addVisitors(count: number): Promise<{ id: string; session: string }[]> {
    const ids = await this.addUsers(
      Array.from({ length: count }, () => `${randomUUID()}@example.it`),
    )
    const visitors: { id: string; session: string }[] = []
    // One after another: thousands at once would wait longer for a connection than the pool lets them.
    for (const id of ids) visitors.push({ id, session: await this.addSession(id) })
    return visitors
  }

  /** Puts accounts into the tables as they are. */
  async addUsers(
    emails: readonly string[],
    traits: Partial<Pick<Schema['users'], 'passwordHash' | 'emailVerifiedAt'>> = {},
  ): Promise<string[]> {
    const now = Date.now()
    const users = emails.map((email) => ({
      id: randomUUID(),
      email,
      emailVerifiedAt: now,
      passwordHash: null,
      createdAt: now,
      ...traits,
    }))
    for (let from = 0; from < users.length; from += 100)
      await this.database.queries
        .insertInto('users')
        .values(users.slice(from, from + 100))
        .execute()
    return users.map(({ id }) => id)
  }

  /** Puts a session into the tables as it is, and answers its token. */
  async addSession(userId: string, lastSeenAt = Date.now()): Promise<string> {
    const token = newToken()
    this.secrets.note(token)
    await this.database.queries
      .insertInto('sessions')
      .values({ tokenHash: hashToken(token), userId, createdAt: lastSeenAt, lastSeenAt })
      .execute()
    return token
  }

  /** Stops it, and returns whether its log held a secret. */
  async stop(): Promise<Figure> {
    for (const client of this.clients) client.close()
    await this.#close()
    const log = this.processes.flatMap(({ output }) => output).join('')
    return exactly('passwords, tokens and cookies in its log', this.secrets.foundIn(log).length, 0)
  }
}
