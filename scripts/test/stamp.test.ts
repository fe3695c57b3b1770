import { readFile, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashInputs, unlessStamped } from '../stamp.mjs'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

describe('the hash of inputs', () => {
  const project = () =>
    temporaryFolder({
      'package-lock.json': '{}',
      'web/index.html': '<html>',
      'web/src/main.tsx': 'main',
      'web/dist/index.html': 'built',
      'web/node_modules/.vite/cache.js': 'cached',
      'web/.editor': 'open files',
    })
  const hash = (base: string) =>
    hashInputs(base, {
      files: ['package-lock.json'],
      folders: ['web'],
      leaveOut: ['dist', 'node_modules'],
    })

  it('is the same in two folders with the same content', async () => {
    expect(await hash(await project())).toBe(await hash(await project()))
  })

  it('stays when files are touched without a change', async () => {
    const base = await project()
    const before = await hash(base)
    await utimes(join(base, 'web/src/main.tsx'), new Date(), new Date())
    expect(await hash(base)).toBe(before)
  })

  it.each(['web/dist/index.html', 'web/node_modules/.vite/cache.js', 'web/.editor'])(
    'stays when %s changes, which is no input',
    async (file) => {
      const base = await project()
      const before = await hash(base)
      await writeFiles(base, { [file]: 'changed' })
      expect(await hash(base)).toBe(before)
    },
  )

  it.each(['package-lock.json', 'web/src/main.tsx', 'web/src/new.ts'])(
    'changes when %s does',
    async (file) => {
      const base = await project()
      const before = await hash(base)
      await writeFiles(base, { [file]: 'changed' })
      expect(await hash(base)).not.toBe(before)
    },
  )

  it('changes when an input goes, or gets another name', async () => {
    const base = await project()
    const before = await hash(base)
    await rename(join(base, 'web/src/main.tsx'), join(base, 'web/src/start.tsx'))
    const renamed = await hash(base)
    expect(renamed).not.toBe(before)
    await rm(join(base, 'web/src/start.tsx'))
    expect(await hash(base)).not.toBe(renamed)
  })
})

describe('stamped work', () => {
  const setUp = async () => {
    const stamp = join(await temporaryFolder(), 'stamp')
    let done = 0
    const work = async () => {
      done += 1
    }
    return { stamp, work, times: () => done }
  }

  it('is done once for one state', async () => {
    const { stamp, work, times } = await setUp()
    await unlessStamped(stamp, 'a', work)
    await unlessStamped(stamp, 'a', work)
    expect(times()).toBe(1)
    expect(await readFile(stamp, 'utf8')).toBe('a')
  })

  it('is done again for another state, and for the first once more', async () => {
    const { stamp, work, times } = await setUp()
    await unlessStamped(stamp, 'a', work)
    await unlessStamped(stamp, 'b', work)
    await unlessStamped(stamp, 'a', work)
    expect(times()).toBe(3)
  })

  it('is done again when it failed, even for the state that was stamped before', async () => {
    const { stamp, work, times } = await setUp()
    await unlessStamped(stamp, 'a', work)
    const failing = () => Promise.reject(new Error('no disk'))
    await expect(unlessStamped(stamp, 'b', failing)).rejects.toThrow('no disk')
    await unlessStamped(stamp, 'a', work)
    expect(times()).toBe(2)
  })
})
