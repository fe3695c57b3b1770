import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Ended {
  code: number
  output: string
  /** What it wrote to standard error: its own complaints, and for `logs` what the container wrote there. */
  errors: string
}

/** Runs a command of podman to its end. */
export async function podman(...args: readonly string[]): Promise<Ended> {
  const child = spawn('podman', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await ended) as [number]
  return { code, output: output.trim(), errors: errors.trim() }
}

/** @throws when it fails */
export async function mustPodman(...args: readonly string[]): Promise<string> {
  const { code, output, errors } = await podman(...args)
  if (code !== 0)
    throw new Error(`podman ${args.join(' ')} ended with ${code}\n${output}\n${errors}`)
  return output
}
