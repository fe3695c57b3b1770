import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** Starts a program of ours, by its path from here; it is gone when the test ends. */
export function start(
  program: string,
  environment: Record<string, string> = {},
  { uid }: Pick<SpawnOptions, 'uid'> = {},
) {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [path], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export const exitCode = async (child: ChildProcess) => (await once(child, 'exit'))[0]

/** What a program that ends by itself says of it, and its exit code. */
export async function ending(child: ReturnType<typeof start>) {
  const [said, code] = await Promise.all([text(child.stderr), exitCode(child)])
  return { said, code }
}
