import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

// `npm install` leaves out a package for another system when it cannot look it up; `npm ci` then
// refuses the whole lockfile, on every system.
it('the lockfile holds the packages for every system, so that npm ci accepts it', async () => {
  const path = new URL('../../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(await readFile(path, 'utf8')) as Lockfile
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in packages) && !(`${parent}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})
