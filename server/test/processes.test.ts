import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'

function start(program: string, environment: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [path], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const exitCode = async (child: ChildProcess) => (await once(child, 'exit'))[0]

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends well at %s, after the request under way',
    async (signal) => {
      const child = start('./slow-server.ts')
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
      const port = (await lines.next()).value
      const answer = fetch(`http://localhost:${port}/`)
      expect((await lines.next()).value).toBe('asked')
      const ended = exitCode(child)
      child.kill(signal)
      expect(await (await answer).text()).toBe('finished')
      expect(await ended).toBe(0)
    },
  )

  it('says before anything else that its port is taken', async () => {
    const blocker = createServer().listen(0)
    onTestFinished(() => void blocker.close())
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const child = start('../src/preflight.ts', { PORT: String(port) })
    const [said, code] = await Promise.all([text(child.stderr), exitCode(child)])
    expect(said).toBe(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    )
    expect(code).toBe(1)
  })

  it('says what is wrong in its settings, a line each, and nothing more', async () => {
    const child = start('../src/main.ts', { PORT: 'x', SUPPORT_EMAIL: 'y' })
    const [said, code] = await Promise.all([text(child.stderr), exitCode(child)])
    expect(said.split('\n')).toEqual([
      'PORT must be a whole number from 1 to 65535 (it is "x").',
      'SUPPORT_EMAIL must be an e-mail address (it is "y").',
      '',
    ])
    expect(code).toBe(1)
  })
})
