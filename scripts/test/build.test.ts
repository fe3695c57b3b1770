import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectCopy } from './project-copy.ts'

async function setUp() {
  const project = await projectCopy()
  return { ...project, build: () => project.run('build.mjs', 'buildProduct') }
}

describe('building the web app and the server', () => {
  it('is done once while nothing changes', async () => {
    const { build, asked } = await setUp()
    expect((await build()).out).toMatch(
      /^Building the web app…\n {2}done in \d+ s\nBuilding the server…\n {2}done in \d+ s\n$/,
    )
    expect(await build()).toEqual({ code: 0, out: '', problems: '' })
    expect(await asked()).toHaveLength(2)
  })

  it('is always done for production, with our own tools', async () => {
    const { build, asked, machine, root } = await setUp()
    await build()
    const rest = `NODE_ENV=production PATH=${join(root, 'node_modules/.bin')}:${machine}`
    expect(await asked()).toEqual([
      `npm run --silent build --workspace web ${rest}`,
      `npm run --silent build --workspace server ${rest}`,
    ])
  })

  it.each(['contract/src/limits.ts', 'engine/src/sale.ts', 'package-lock.json', 'package.json'])(
    'is done again when %s changed',
    async (file) => {
      const { build, asked, write } = await setUp()
      await build()
      await write({ [file]: 'changed' })
      await build()
      expect(await asked()).toHaveLength(4)
    },
  )

  it.each([
    ['web/index.html', 'web'],
    ['listino/src/index.ts', 'web'],
    ['server/src/main.ts', 'server'],
  ])('where %s changed is done again for %s alone', async (file, part) => {
    const { build, asked, write } = await setUp()
    await build()
    await write({ [file]: 'changed' })
    await build()
    const again = (await asked()).slice(2)
    expect(again).toEqual([expect.stringContaining(`--workspace ${part} `)])
  })

  it('is done again after a build by hand, which may be of anything', async () => {
    const { build, asked, root } = await setUp()
    await build()
    await rm(join(root, 'web/dist'), { recursive: true })
    await build()
    expect(await asked()).toHaveLength(3)
  })

  it('tells why it failed, and is tried again', async () => {
    const { build, asked, root, write } = await setUp()
    await write({ 'npm-fails': '' })
    const { code, problems } = await build()
    expect(code).toBe(1)
    expect(problems).toMatch(/^npm has no network\n\nBuilding the web app failed/)
    await rm(join(root, 'npm-fails'))
    expect((await build()).code).toBe(0)
    expect(await asked()).toHaveLength(3)
  })
})
