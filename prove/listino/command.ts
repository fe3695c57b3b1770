import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../../scripts/at-end.mjs'

const program = fileURLToPath(new URL('../../listino/src/command-line/main.ts', import.meta.url))

/** How a program ended. */
export type Ended = {
  code: number
  said: string
  seconds: number
  /** The most memory that it held at once, in megabytes; 0 where the system has no such figure. */
  peakMb: number
}

function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

const betweenLooksMs = 50

/**
 * Runs a program to its end.
 *
 * @param out where its results go; without it they are not kept
 */
export async function ended(
  command: string,
  args: readonly string[],
  out?: string,
): Promise<Ended> {
  const began = performance.now()
  const results = out === undefined ? null : openSync(out, 'w')
  const child = spawn(command, args, { stdio: ['ignore', results ?? 'ignore', 'pipe'] })
  endsWithUs(child)
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part
  })
  let peakMb = 0
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid))
  }, betweenLooksMs)
  try {
    const [code] = await once(child, 'close')
    return { code: Number(code), said, peakMb, seconds: (performance.now() - began) / 1000 }
  } finally {
    clearInterval(looking)
    if (results !== null) closeSync(results)
  }
}

/** Calls the command line of the list. */
export const listino = (args: readonly string[], out?: string): Promise<Ended> =>
  ended(process.execPath, [program, ...args], out)
