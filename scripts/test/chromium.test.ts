import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium, namesFor, withoutWindows, withWindows } from '../chromium.mjs'
import { temporaryFolder, writeFiles, writeProgram } from './temporary-folder.ts'

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names, before any other', async () => {
    const folder = await temporaryFolder()
    const named = await writeProgram(join(folder, 'mine/browser'))
    await writeProgram(join(folder, 'bin/chromium'))
    const env = { CHROMIUM_PATH: named, PATH: join(folder, 'bin') }
    expect(findChromium(env, await writeProgram(join(folder, 'own')), withWindows)).toBe(named)
  })

  it('is never another than the one named, even when that is missing', async () => {
    const folder = await temporaryFolder()
    await writeProgram(join(folder, 'bin/chromium'))
    const env = { CHROMIUM_PATH: join(folder, 'gone'), PATH: join(folder, 'bin') }
    expect(() => findChromium(env, '', withWindows)).toThrow(
      `${join(folder, 'gone')}, which is not a program`,
    )
  })

  it('is an installed one before the one of Playwright', async () => {
    const folder = await temporaryFolder()
    const installed = await writeProgram(join(folder, 'two/google-chrome'))
    const PATH = `${join(folder, 'one')}:${join(folder, 'two')}`
    expect(findChromium({ PATH }, await writeProgram(join(folder, 'own')), withWindows)).toBe(
      installed,
    )
  })

  it('is Chromium before Chrome', async () => {
    const folder = await temporaryFolder()
    await writeProgram(join(folder, 'google-chrome'))
    const chromium = await writeProgram(join(folder, 'chromium'))
    expect(findChromium({ PATH: folder }, '', withWindows)).toBe(chromium)
  })

  it('is one without windows only where that is asked for, and one with them where there is none', async () => {
    const folder = await temporaryFolder()
    const chromium = await writeProgram(join(folder, 'chromium'))
    expect(findChromium({ PATH: folder }, '', withoutWindows)).toBe(chromium)
    const shell = await writeProgram(join(folder, 'chromium-headless-shell'))
    expect(findChromium({ PATH: folder }, '', withoutWindows)).toBe(shell)
    expect(findChromium({ PATH: folder }, '', withWindows)).toBe(chromium)
  })

  it('has windows where somebody watches, or everything is proved', () => {
    expect(namesFor(['saved', '-g', 'a name'], {})).toBe(withoutWindows)
    expect(namesFor(['saved', '--headed'], {})).toBe(withWindows)
    expect(namesFor(['--ui'], {})).toBe(withWindows)
    expect(namesFor([], { E2E_WHOLE: '1' })).toBe(withWindows)
  })

  it('is the one of Playwright when none is installed', async () => {
    const folder = await temporaryFolder()
    const own = await writeProgram(join(folder, 'own'))
    expect(findChromium({ PATH: join(folder, 'bin') }, own, withWindows)).toBe(own)
  })

  it('is none when there is none: a folder or a text of that name does not count', async () => {
    const folder = await temporaryFolder({ 'a/chromium/readme': '' })
    await writeFiles(folder, { 'b/chromium': 'not a program' })
    const PATH = `${join(folder, 'a')}:${join(folder, 'b')}`
    expect(findChromium({ PATH }, join(folder, 'own'), withoutWindows)).toBeUndefined()
  })
})
