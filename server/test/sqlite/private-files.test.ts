import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startDatabase } from '../../src/start/database.ts'
import { buildService } from '../build-app.ts'
import { buildFolder } from '../build-database.ts'
import { password } from '../people.ts'
import { ending, start } from '../programs.ts'
import { served } from '../served.ts'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** The mode of everything under a folder, and of itself. */
async function modesUnder(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true })
  const modes = await Promise.all(
    paths.sort().map(async (path) => [path, await modeOf(join(folder, path))]),
  )
  return Object.fromEntries([['.', await modeOf(folder)], ...modes])
}

const expectClosed = (modes: Record<string, string>) =>
  expect(Object.values(modes).filter((mode) => mode !== '600' && mode !== '700')).toEqual([])

describe('what the server keeps', () => {
  it('is for its own user alone, mails and backups included, whatever the umask', async () => {
    const folder = await buildFolder()
    const dataDir = join(folder, 'data')
    const before = process.umask(0)
    const server = await served({ dataDir, databaseUrl: undefined }).finally(() =>
      process.umask(before),
    )
    const body = { email: 'giulia@example.it', password }
    expect((await server.browser().post('/api/account/sign-up', body)).status).toBe(202)
    const files = async () => (await readdir(dataDir, { recursive: true })).join()
    await expect.poll(files).toMatch(/\.eml(?:,|$)/)
    expect((await ending(start('../src/backup.ts', { DATA_DIR: dataDir }))).code).toBe(0)
    const modes = await modesUnder(dataDir)
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['margine.sqlite', 'margine.sqlite-wal', 'margine.sqlite-shm']),
    )
    expect(modes).toMatchObject({ '.': '700', outbox: '700', backups: '700' })
    expectClosed(modes)
    await server.stop()
  })

  it('is so too where a process with another umask makes it', async () => {
    const before = process.umask(0)
    try {
      const { config, worker, browser } = await buildService()
      await browser().post('/api/account/sign-up', { email: 'giulia@example.it', password })
      await worker.drain()
      expectClosed(await modesUnder(config.dataDir))
    } finally {
      process.umask(before)
    }
  })

  it('is shut at the start where it was left open', async () => {
    const folder = await buildFolder()
    const settings = { dataDir: join(folder, 'data'), databaseUrl: undefined }
    await (await startDatabase(settings, () => {})).close()
    await mkdir(join(settings.dataDir, 'outbox'))
    await writeFile(join(settings.dataDir, 'outbox', '1.eml'), 'A mail')
    for (const name of ['margine.sqlite', 'outbox/1.eml'])
      await chmod(join(settings.dataDir, name), 0o644)
    for (const name of ['.', 'outbox']) await chmod(join(settings.dataDir, name), 0o755)
    await (await startDatabase(settings, () => {})).close()
    expect(await modesUnder(settings.dataDir)).toMatchObject({
      '.': '700',
      outbox: '700',
      'margine.sqlite': '600',
    })
  })

  it('shuts no folder that is used for something else', async () => {
    const folder = await buildFolder()
    await writeFile(join(folder, 'shopping-list.txt'), 'milk')
    await chmod(folder, 0o755)
    await (await startDatabase({ dataDir: folder, databaseUrl: undefined }, () => {})).close()
    expect(await modeOf(folder)).toBe('755')
    expect(await modeOf(join(folder, 'margine.sqlite'))).toBe('600')
  })
})
