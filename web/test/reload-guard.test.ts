import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from '../src/lazy/reload-guard.ts'
import { stubTab } from './tab.ts'

const showBuild = (script: string) =>
  vi.stubGlobal('document', { querySelector: () => ({ src: script }) })

beforeEach(() => {
  stubTab()
  showBuild('/assets/index-a.js')
})
afterEach(() => vi.unstubAllGlobals())

test('a page is loaded again by itself once in a tab for every build', () => {
  expect([mayReload(), mayReload()]).toEqual([true, false])
  showBuild('/assets/index-b.js')
  expect([mayReload(), mayReload()]).toEqual([true, false])
})

test('a page that can not remember that it was loaded again is never loaded again by itself', () => {
  stubTab({ isBlocked: true })
  expect(mayReload()).toBe(false)
})
