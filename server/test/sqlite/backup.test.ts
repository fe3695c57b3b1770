import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { documentedCommand } from '../../../prove/documented.ts'
import { buildService } from '../build-app.ts'
import { emptyDatabase } from '../build-database.ts'
import { save, saved, savedNames } from '../calculations.ts'
import { hour, minute } from '../clock.ts'
import { addUser, password, register, visitAs, whoIn } from '../people.ts'
import { exitCode, start, whole } from '../programs.ts'
import { served } from '../served.ts'

const email = 'giulia@example.it'

const backUp = (dataDir: string, args: string[] = [], limits: Parameters<typeof start>[2] = {}) =>
  whole(start('../src/backup.ts', { DATA_DIR: dataDir }, { ...limits, args }))

/** A database with a user, and a service on it in this process. */
async function inhabited() {
  const settings = await emptyDatabase()
  const service = await buildService({}, { settings })
  await register(service, email)
  return { settings, service, dataDir: settings.dataDir }
}

const idsIn = (path: string) => {
  const copy = new DatabaseSync(path, { readOnly: true })
  const ids = copy
    .prepare('SELECT id FROM calculations')
    .all()
    .map(({ id }) => id)
  const [sound] = Object.values(copy.prepare('PRAGMA integrity_check').get() ?? {})
  copy.close()
  return { ids, sound }
}

describe('a backup', () => {
  it('made while a server goes on writing holds all that was answered before it began', async () => {
    const { settings, service, dataDir } = await inhabited()
    const server = await served(settings)
    const acknowledged: string[] = []
    let writing = true
    // Another user each time, so that no limit is reached.
    const write = async () => {
      while (writing) {
        const userId = await addUser(service, `${acknowledged.length}@example.it`)
        const { cookies } = await visitAs(service, userId)
        acknowledged.push((await saved(server.browser(cookies))).id)
      }
    }
    const writer = write()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3)
    const before = [...acknowledged]
    const { told, said, code } = await backUp(dataDir)
    const after = acknowledged.length
    writing = false
    await writer
    expect({ said, code }).toEqual({ said: '', code: 0 })
    expect(after).toBeGreaterThan(before.length)

    const [, path = '', bytes, rows] =
      /^(\S+): (\d+) bytes, (\d+) rows, checked\.\n$/.exec(told) ?? []
    const { ids, sound } = idsIn(path)
    expect(sound).toBe('ok')
    expect(ids).toEqual(expect.arrayContaining(before))
    const { mode, size } = await stat(path)
    expect([mode & 0o777, size]).toEqual([0o600, Number(bytes)])
    expect(Number(rows)).toBeGreaterThan(ids.length)
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1)
  })

  it('put back by the documented steps brings back the people and what they had saved, and no session', async () => {
    const { settings, service, dataDir } = await inhabited()
    await service.close()
    const target = join(dataDir, 'copy.sqlite')
    let server = await served(settings)
    const signedIn = async () => {
      const browser = server.browser()
      const answer = await browser.post('/api/account/sign-in', { email, password })
      expect(answer.status).toBe(200)
      return browser
    }
    const before = await signedIn()
    await saved(before, 'Prima')
    expect((await backUp(dataDir, [target])).code).toBe(0)
    await saved(await signedIn(), 'Dopo')
    await server.kill()

    // The steps of docs/operations.md, after a server that was killed.
    await copyFile(target, join(dataDir, 'margine.sqlite'))
    for (const suffix of ['-wal', '-shm'])
      await rm(join(dataDir, `margine.sqlite${suffix}`), { force: true })
    const [, statements = ''] = /'(.+)'/.exec(await documentedCommand('sqlite3')) ?? []
    const restored = new DatabaseSync(join(dataDir, 'margine.sqlite'))
    restored.exec(statements)
    restored.close()

    server = await served(settings)
    expect(await whoIn(server.browser(before.cookies))).toBe(null)
    const browser = await signedIn()
    expect(await savedNames(browser)).toEqual(['Prima'])
    expect((await save(browser)).status).toBe(201)
    expect(await server.stop()).toBe(0)
  })

  it('overwrites nothing', async () => {
    const { dataDir } = await inhabited()
    const target = join(dataDir, 'mine.sqlite')
    await writeFile(target, 'mine')
    expect(await backUp(dataDir, [target])).toEqual({
      told: '',
      said: `${target} is there already, and a backup overwrites nothing.\n`,
      code: 1,
    })
    expect((await stat(target)).size).toBe(4)
  })

  it('that finds no room leaves nothing behind', async () => {
    const { dataDir, service } = await inhabited()
    const folder = join(dataDir, 'elsewhere')
    await mkdir(folder)
    await service.close()
    const { size } = await stat(join(dataDir, 'margine.sqlite'))
    const largestFile = Math.floor(size / 1024 / 2)
    const target = join(folder, 'copy.sqlite')
    const { said, code } = await backUp(dataDir, [target], { largestFile })
    expect(said).toMatch(
      /^The backup was not made: (?:disk I\/O error|database or disk is full)\.\n$/,
    )
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('removes what one that was killed left in its folder, and nothing else', async () => {
    const { dataDir, service } = await inhabited()
    await service.close()
    const folder = join(dataDir, 'backups')
    const names = () => readdir(folder).catch(() => [])
    const lock = new DatabaseSync(join(dataDir, 'margine.sqlite'))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
    const killed = start('../src/backup.ts', { DATA_DIR: dataDir })
    await expect.poll(names).toHaveLength(1)
    const ended = exitCode(killed)
    killed.kill('SIGTERM')
    await ended
    lock.close()
    const [left = ''] = await names()
    expect(left).toMatch(/\.partial$/)
    await writeFile(join(folder, `${left}-journal`), '')
    const recent = `elsewhere.sqlite.${randomUUID()}.partial`
    const old = ['notes.partial', `${left}.txt`]
    // A journal is written to at the beginning of a copy only.
    for (const name of [recent, `${recent}-journal`, ...old])
      await writeFile(join(folder, name), '')
    const directory = `folder.${randomUUID()}.partial`
    await mkdir(join(folder, directory))
    const overAnHourAgo = new Date(Date.now() - hour - minute)
    for (const name of [left, `${left}-journal`, `${recent}-journal`, ...old, directory])
      await utimes(join(folder, name), overAnHourAgo, overAnHourAgo)

    const others = [recent, `${recent}-journal`, ...old, directory]
    expect((await backUp(dataDir)).code).toBe(0)
    const copies = (await names()).filter((name) => name.endsWith('.sqlite'))
    expect(copies).toHaveLength(1)
    expect((await names()).toSorted()).toEqual([...copies, ...others].toSorted())
  })

  it('says where there is nothing to copy', async () => {
    const { dataDir } = await emptyDatabase()
    expect(await backUp(dataDir)).toEqual({
      told: '',
      said: `There is no database ${join(dataDir, 'margine.sqlite')} to back up.\n`,
      code: 1,
    })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('of a PostgreSQL is for its own tool', async () => {
    const { dataDir } = await inhabited()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost/margine' }
    expect(await whole(start('../src/backup.ts', environment))).toEqual({
      told: '',
      said: 'DATABASE_URL names a PostgreSQL: back it up with pg_dump (docs/operations.md says how).\n',
      code: 1,
    })
  })
})
