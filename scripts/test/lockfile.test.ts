import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface Lockfile {
  packages: Record<
    string,
    {
      version?: string
      integrity?: string
      link?: boolean
      optionalDependencies?: Record<string, string>
    }
  >
}

async function readLockfile() {
  const path = new URL('../../package-lock.json', import.meta.url)
  return JSON.parse(await readFile(path, 'utf8')) as Lockfile
}

// `npm install` leaves out a package for another system when it cannot look it up; `npm ci` then
// refuses the whole lockfile, on every system.
it('the lockfile holds the packages for every system, so that npm ci accepts it', async () => {
  const { packages } = await readLockfile()
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in packages) && !(`${parent}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})

// What `npm install` writes of a package for another system it takes from what is installed here, where that one is
// not: without a hash. Without its entry in the lockfile it is looked up anew: delete it, and
// `npm install --package-lock-only`.
it('everything that is locked is named with its hash, but for our own workspaces', async () => {
  const { packages } = await readLockfile()
  const unnamed = Object.entries(packages).filter(
    ([path, { integrity = '', link = false }]) =>
      path.includes('node_modules/') && !link && !integrity.startsWith('sha512-'),
  )
  expect(unnamed.map(([path]) => path)).toEqual([])
})

// A system may have a newer version than another (docs/decisions/0001).
it('the Node of every system is of one line, at the very version that is named, and locked with its hash', async () => {
  const { packages } = await readLockfile()
  const runtimes = Object.entries(packages['']?.optionalDependencies ?? {})
  const lines = new Set(runtimes.map(([, version]) => /^(\d+)\.\d+\.\d+$/.exec(version)?.[1]))
  expect([...lines]).toEqual([expect.any(String)])
  for (const [name, version] of runtimes)
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    })
})
