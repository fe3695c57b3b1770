import { afterEach, expect, test, vi } from 'vitest'
import { mayReload } from '../src/lazy/lazy-part.tsx'
import { stubTab } from './tab.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page is loaded again by itself once in a tab for every build', () => {
  stubTab()
  expect(['a', 'a', 'b', 'b', 'a'].map(mayReload)).toEqual([true, false, true, false, false])
})

test('a page that can not remember that it was loaded again is never loaded again by itself', () => {
  stubTab({ isBlocked: true })
  expect(mayReload('a')).toBe(false)
})
