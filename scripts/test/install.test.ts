import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assertNode } from '../install.mjs'
import { lockfile, projectCopy } from './project-copy.ts'

async function setUp() {
  const project = await projectCopy()
  return { ...project, install: () => project.run('install.mjs', 'installDependencies') }
}

describe('installing the dependencies', () => {
  it('is done on the first run, and said', async () => {
    const { install, asked } = await setUp()
    expect(await install()).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Installing dependencies \(first run, about a minute\)…\n {2}done in \d+ s\n$/,
      ),
    })
    expect(await asked()).toHaveLength(1)
  })

  it('is not done again while the lockfile stays', async () => {
    const { install, asked } = await setUp()
    await install()
    expect(await install()).toEqual({ code: 0, out: '', problems: '' })
    expect(await asked()).toHaveLength(1)
  })

  it('is done again after a pull that changed the lockfile', async () => {
    const { install, asked, write } = await setUp()
    await install()
    await write({ 'package-lock.json': `${lockfile()}\n` })
    expect((await install()).out).toContain('Installing dependencies (they changed')
    expect(await asked()).toHaveLength(2)
  })

  it('is done again when what was installed is gone, or was never finished', async () => {
    const { install, asked, root } = await setUp()
    await install()
    await rm(join(root, 'node_modules'), { recursive: true })
    await install()
    await rm(join(root, 'node_modules/.installed'))
    await install()
    expect(await asked()).toHaveLength(3)
  })

  it('tells why it failed and what to do, and is tried again', async () => {
    const { install, asked, root, write } = await setUp()
    await write({ 'npm-fails': '' })
    const { code, problems } = await install()
    expect(code).toBe(1)
    expect(problems).toMatch(/^npm has no network\n\nInstalling the dependencies failed/)
    expect(problems).toContain('run the same command again')
    await rm(join(root, 'npm-fails'))
    expect((await install()).code).toBe(0)
    expect(await asked()).toHaveLength(2)
  })

  it('runs npm without our own tools, which it deletes, and with the build tools', async () => {
    const { install, asked, machine } = await setUp()
    await install()
    const [command] = await asked()
    expect(command).toMatch(/^npm ci --include=dev --include=optional /)
    expect(command?.endsWith(` PATH=${machine}`)).toBe(true)
  })

  it.each(['18.20.8', '19.9.0'])('refuses Node %s, and says which it needs', (version) => {
    expect(() => assertNode(version)).toThrow(
      `needs Node.js 20 or later to install itself; this is ${version}`,
    )
  })

  it.each(['20.0.0', '26.10.0'])('works with Node %s', (version) => {
    expect(() => assertNode(version)).not.toThrow()
  })
})

describe('the Node among the dependencies', () => {
  it('is told of when it is not what the lockfile names, with both hashes', async () => {
    const { install, asked, write } = await setUp()
    await write({ 'npm-leaves-out': '', 'npm-pack': '[{ "integrity": "sha512-other" }]' })
    const { code, problems } = await install()
    expect(code).toBe(1)
    expect(problems).toContain('what npm gets as node-here 26.1.0 is not what package-lock.json')
    expect(problems).toMatch(/package-lock\.json: sha512-locked\n\s+npm gets: +sha512-other/)
    expect((await install()).code).toBe(1)
    expect((await asked()).filter((command) => command.startsWith('npm ci'))).toHaveLength(2)
  })

  it('is told of when npm left it out without a reason', async () => {
    const { install, write } = await setUp()
    await write({ 'npm-leaves-out': '' })
    const { code, problems } = await install()
    expect(code).toBe(1)
    expect(problems).toContain('(node-here 26.1.0) was not installed, and npm does not say why')
  })

  it('is told of when it does not run', async () => {
    const { install, write } = await setUp()
    await write({ 'node-of-npm': '/bin/false' })
    const { code, problems } = await install()
    expect(code).toBe(1)
    expect(problems).toContain('the Node.js among them (node-here) does not run here')
  })

  it('is told of when there is none for this system', async () => {
    const { install, write } = await setUp()
    await write({ 'package-lock.json': lockfile({ os: 'plan9', cpu: 'mips' }) })
    const { code, problems } = await install()
    expect(code).toBe(1)
    expect(problems).toContain(
      `none for ${process.platform}-${process.arch} (it has for plan9-mips)`,
    )
  })
})
