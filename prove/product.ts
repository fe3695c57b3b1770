import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashToken, newToken } from '../server/src/accounts/secret-token.ts'
import type { Database } from '../server/src/db/database.ts'
import type { Schema } from '../server/src/db/schema.ts'
import { startDatabase } from '../server/src/db/start.ts'
import { openMailSink } from '../server/test/mail-sink.ts'
import { startPostgres } from '../server/test/postgres-server.ts'
import { Secrets } from '../server/test/secrets.ts'
import { Client } from './client.ts'
import { exactly, type Figure } from './row.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

const program = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Process {
  port: number
  child: ChildProcess
  output: string[]
}

async function startProcess(environment: Record<string, string>): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const ready = Promise.withResolvers<void>()
  const hear = (bytes: Buffer) => {
    output.push(String(bytes))
    if (output.at(-1)?.includes('Margine is ready')) ready.resolve()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('exit', () => ready.reject(new Error(`the server ended:\n${output.join('')}`)))
  await ready.promise
  return { port, child, output }
}

interface Options {
  /** How many processes serve, over one database. */
  processes?: number
  /** Whether what stands in `X-Forwarded-For` counts. */
  behindProxy?: boolean
}

/** The product as it runs in production, built, over a database of its own, behind a proxy that is us. */
export class Product {
  readonly database: Database
  readonly appUrl = new URL('https://margine.example')
  readonly secrets = new Secrets()
  readonly clients: readonly Client[]
  /** The first of the clients. */
  readonly client: Client
  /** Everything that was mailed. */
  readonly mails: Awaited<ReturnType<typeof openMailSink>>['taken']
  readonly processes: readonly Process[]
  readonly #close: () => Promise<void>

  private constructor(
    database: Database,
    processes: readonly Process[],
    mails: Product['mails'],
    close: () => Promise<void>,
  ) {
    this.database = database
    this.processes = processes
    this.mails = mails
    this.clients = processes.map(({ port }) => new Client(port, this.appUrl.origin, this.secrets))
    this.client = this.clients[0] as Client
    this.#close = close
  }

  static async start(kind: DatabaseKind, { processes = 1, behindProxy = true }: Options = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), 'margine-prove-'))
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
    const sink = await openMailSink()
    const settings = { dataDir, databaseUrl: postgres?.url }
    const database = await startDatabase(settings, () => {})
    const environment = {
      NODE_ENV: 'production',
      APP_URL: 'https://margine.example',
      DATA_DIR: dataDir,
      SMTP_URL: sink.url,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(behindProxy && { TRUST_PROXY: '127.0.0.1, ::1' }),
    }
    const running: Process[] = []
    for (let number = 0; number < processes; number++) running.push(await startProcess(environment))
    return new Product(database, running, sink.taken, async () => {
      await Promise.all(running.map(({ child }) => stopped(child)))
      await database.close()
      await sink.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    })
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

  /** Ends it, and tells whether its log held anything secret. */
  async stop(): Promise<Figure> {
    for (const client of this.clients) client.close()
    await this.#close()
    const log = this.processes.flatMap(({ output }) => output).join('')
    return exactly('passwords, tokens and cookies in its log', this.secrets.foundIn(log).length, 0)
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** The processor time a process has taken so far, in milliseconds; only Linux tells. */
export async function cpuTime({ pid }: ChildProcess): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return fields && (Number(fields[11]) + Number(fields[12])) * 10
}
