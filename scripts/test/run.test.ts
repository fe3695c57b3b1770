import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runForeground, runQuietly } from '../run.mjs'

describe('a program run by the scripts', () => {
  it('answers its exit code and all it said', async () => {
    expect(await runQuietly('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
      code: 3,
      output: 'out\nerr',
    })
  })

  it('answers 128 and the number of the signal that ended it, as a shell does', async () => {
    expect(await runForeground('sh', ['-c', 'kill -KILL $$'])).toBe(137)
  })

  it('gets no input to wait for', async () => {
    expect(await runQuietly('cat', [])).toEqual({ code: 0, output: '' })
  })

  it('is told to be missing', async () => {
    await expect(runQuietly('no-such-program', [])).rejects.toThrow('ENOENT')
  })
})

describe('a server run by the scripts', () => {
  const server = `process.on('SIGTERM', () => { console.log('told to stop'); process.exit(0) }); setInterval(() => {}, 1000); console.log('ready', process.ppid)`
  const command = `const { runForeground } = await import(${JSON.stringify(new URL('../run.mjs', import.meta.url).href)}); process.exitCode = await runForeground(process.execPath, ['-e', ${JSON.stringify(server)}])`

  /** As npm does it: a shell of npm's, our command in it, and the server in that. */
  async function start() {
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module --eval "$1"; exit $?', process.execPath, command],
      {
        env: { npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    onTestFinished(() => void shell.kill('SIGKILL'))
    const lines = createInterface(shell.stdout)[Symbol.asyncIterator]()
    const [, pid] = String((await lines.next()).value).split(' ')
    return { shell, pid: Number(pid), nextLine: async () => (await lines.next()).value }
  }

  it('is passed a signal on, and its exit code is passed back', async () => {
    const { shell, pid, nextLine } = await start()
    const ended = once(shell, 'exit')
    process.kill(pid, 'SIGTERM')
    expect(await nextLine()).toBe('told to stop')
    expect(await ended).toEqual([0, null])
  })

  it('is told to stop when the shell of npm is, which tells nobody', async () => {
    const { shell, nextLine } = await start()
    shell.kill('SIGTERM')
    expect(await nextLine()).toBe('told to stop')
  })
})
