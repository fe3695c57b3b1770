import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endsWithUs } from '../../scripts/at-end.mjs'
import { Inspector } from '../inspector.ts'
import type { Product } from '../product.ts'
import type { DatabaseKind } from '../row.ts'
import { residentMemory } from '../server-process.ts'

/** What a server process holds and how it is doing, at one moment. */
export interface Vitals {
  /** Megabytes it holds of the system. */
  resident: number
  /** Megabytes that it still uses once its garbage is collected. */
  heap: number
  descriptors: number
  /** Milliseconds that a timer came late at most, 99 times of 100, since the sample before. */
  loopDelay: number
}

/** How often the delay is measured, in milliseconds. */
const step = 10

/** A process with an inspector: one of the servers, or one that does nothing. */
interface Watched {
  readonly child: ChildProcess
  readonly output: readonly string[]
}

/** Watches one process through its inspector. */
export class Watch {
  readonly #child: ChildProcess
  readonly #inspector: Inspector

  private constructor(child: ChildProcess, inspector: Inspector) {
    this.#child = child
    this.#inspector = inspector
  }

  static async start({ child, output }: Watched): Promise<Watch> {
    const inspector = await Inspector.open(output)
    await inspector.evaluate(
      `globalThis.loopDelay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: ${step} }); loopDelay.enable()`,
    )
    return new Watch(child, inspector)
  }

  async sample(): Promise<Vitals> {
    const descriptors = (await readdir(`/proc/${this.#child.pid}/fd`)).length
    const resident = (await residentMemory(this.#child)) ?? Number.NaN
    const late = await this.#inspector.evaluate<number>('loopDelay.percentile(99) / 1e6')
    const heap = await this.#inspector.liveHeap()
    // What the collection itself took isn't of the server's doing.
    await this.#inspector.evaluate('loopDelay.reset()')
    return { resident, heap, descriptors, loopDelay: Math.max(0, late - step) }
  }

  stop(): void {
    this.#inspector.close()
  }
}

/** A process that does nothing: how late its timers come is the machine's doing. */
export async function idleProcess(): Promise<Watched & { stop(): void }> {
  const args = ['--inspect=127.0.0.1:0', '-e', 'setInterval(() => {}, 60_000)']
  const child = endsWithUs(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] }))
  const [bytes] = (await once(child.stderr, 'data')) as [Buffer]
  return { child, output: [String(bytes)], stop: () => child.kill() }
}

/** A PostgreSQL keeps its log in files of this size, in megabytes. */
const segment = 16

/** The size of the log that the database writes ahead, in megabytes. */
export async function writeAheadLog(
  { database, dataDir }: Product,
  kind: DatabaseKind,
): Promise<number> {
  if (kind === 'SQLite') return (await stat(join(dataDir, 'margine.sqlite-wal'))).size / 1_000_000
  const files = await database.queries
    .selectNoFrom((from) => from.fn<string>('pg_ls_waldir', []).as('file'))
    .execute()
  return files.length * segment
}
