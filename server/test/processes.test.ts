import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDatabase } from '../src/start/database.ts'
import { emptyDatabase } from './build-database.ts'
import { freePort } from './free-port.ts'
import { ending, exitCode, start, whole } from './programs.ts'

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

  it('has written its whole log when it ends by an error', async () => {
    const { told, code } = await whole(start('./failing.ts'))
    expect(told).toContain('last words')
    expect(code).toBe(1)
  })

  const lost = 'The output of this program is lost: ENOSPC: no space left on device, write\n'

  it.runIf(existsSync('/dev/full')).each([
    ['stdout', lost],
    ['both', ''],
  ] as const)(
    'ends where its disk is full, and says so, and nothing of where in our code: %s',
    async (fullOutput, said) => {
      const { dataDir } = await emptyDatabase()
      await startDatabase({ dataDir, databaseUrl: undefined }, () => {}).then((it) => it.close())
      const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
      for (const program of ['../src/backup.ts', './serving.ts'])
        expect(await ending(start(program, environment, { fullOutput }))).toEqual({ said, code: 1 })
    },
  )

  it('says before anything else that its port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void blocker.close())
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const child = start('../src/preflight.ts', { PORT: String(port) })
    const { said, code } = await ending(child)
    expect(said).toBe(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    )
    expect(code).toBe(1)
  })

  it('says before anything else that it has no such address', async () => {
    const child = start('../src/preflight.ts', { HOST: '192.0.2.7' })
    expect(await ending(child)).toEqual({
      said: 'This machine has no address 192.0.2.7. Choose one it has: HOST=127.0.0.1, or HOST=0.0.0.0 for every network.\n',
      code: 1,
    })
  })

  it('says what is wrong in its settings, a line each, and nothing more', async () => {
    const child = start('../src/main.ts', { PORT: 'x', SUPPORT_EMAIL: 'y' })
    const { said, code } = await ending(child)
    expect(said.split('\n')).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      'SUPPORT_EMAIL must be an e-mail address.',
      '',
    ])
    expect(code).toBe(1)
  })

  it('does not start in production without what keeps people safe', async () => {
    const { said, code } = await ending(start('../src/main.ts', { NODE_ENV: 'production' }))
    expect(said).toMatch(
      /^APP_URL must be the https:\/\/ .*\nSMTP_URL must be .*\nMAIL_FROM must .*\nSUPPORT_EMAIL must .*\nCONTROLLER_NAME must .*\nTRUST_PROXY must be .*\n$/,
    )
    expect(code).toBe(1)
  })
})
