import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

interface Limits {
  /** The largest file it may write, in kilobytes: beyond that the disk looks full. */
  largestFile?: number
  /** The program's arguments. */
  args?: readonly string[]
  /** What of its output goes to a disk that is full. */
  fullOutput?: 'stdout' | 'both'
}

/** Where Node keeps what it makes of our TypeScript: a program then starts in half the time. */
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/** Starts a program, by its path from here. It is killed when the test ends. */
export function start(
  program: string,
  environment: Record<string, string> = {},
  { largestFile, args = [], fullOutput }: Limits = {},
) {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const node = [process.execPath, path, ...args]
  const limit = largestFile === undefined ? '' : `ulimit -f ${largestFile * 2};`
  const output =
    fullOutput === undefined ? '' : `> /dev/full ${fullOutput === 'both' ? '2>&1' : ''}`
  const [command = '', ...rest] =
    limit + output === '' ? node : ['sh', '-c', `${limit} exec "$@" ${output}`, 'sh', ...node]
  const child = spawn(command, rest, {
    env: { NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export const exitCode = async (child: ChildProcess) => (await once(child, 'exit'))[0]

/** What a program that ends by itself writes to stderr, and its exit code. */
export async function ending(child: ReturnType<typeof start>) {
  const { said, code } = await whole(child)
  return { said, code }
}

/** What a program that ends by itself writes to stdout (`told`) and stderr (`said`), and its exit code. */
export async function whole(child: ReturnType<typeof start>) {
  const [told, said, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exitCode(child),
  ])
  return { told, said, code }
}
