import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../scripts/at-end.mjs'
import { server } from '../scripts/project.mjs'
import { freePort } from '../server/test/free-port.ts'

const program = fileURLToPath(new URL(`../${server}`, import.meta.url))

export interface Start {
  environment: Readonly<Record<string, string>>
  /** The user to run it as, where it must have fewer rights than we. */
  uid?: number
}

/** A server process as in production. It can be stopped and started again on the same port. */
export class ServerProcess {
  readonly port: number
  /** Everything it wrote, over all its starts. */
  readonly output: string[] = []
  readonly #start: Start
  #child: ChildProcess

  private constructor(port: number, start: Start) {
    this.port = port
    this.#start = start
    this.#child = this.#spawn()
  }

  /** Resolves once it is ready. */
  static async start(start: Start): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), start)
    await server.#ready()
    return server
  }

  get child(): ChildProcess {
    return this.#child
  }

  /** Starts it again; resolves once it is ready. */
  restart(): Promise<void> {
    this.#child = this.#spawn()
    return this.#ready()
  }

  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Kills it without warning. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  #spawn(): ChildProcess {
    const { environment, uid } = this.#start
    const child = spawn(process.execPath, [program], {
      env: { ...environment, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
    })
    endsWithUs(child)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => this.output.push(String(bytes)))
    return child
  }

  #ready(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#child.stdout?.on('data', (bytes: Buffer) => {
      if (String(bytes).includes('Margine is ready')) resolve()
    })
    this.#child.once('exit', () =>
      reject(new Error(`the server ended:\n${this.output.slice(-20).join('')}`)),
    )
    return promise
  }
}

/** The processor time a process has taken so far, in milliseconds; on Linux alone. */
export async function cpuTime({ pid }: ChildProcess): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return fields && (Number(fields[11]) + Number(fields[12])) * 10
}

/** The memory a process holds, in megabytes; on Linux alone. */
export async function residentMemory({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
