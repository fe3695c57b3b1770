import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Ended {
  code: number
  output: string
}

/** Runs a command of podman to its end. */
export async function podman(...args: readonly string[]): Promise<Ended> {
  const child = spawn('podman', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'close')
  const output = await text(child.stdout)
  const [code] = (await ended) as [number]
  return { code, output: output.trim() }
}

/** @throws when it fails */
export async function mustPodman(...args: readonly string[]): Promise<string> {
  const { code, output } = await podman(...args)
  if (code !== 0) throw new Error(`podman ${args.join(' ')} ended with ${code}\n${output}`)
  return output
}
