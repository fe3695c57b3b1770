import { afterEach, expect, test, vi } from 'vitest'
import { keepWhenHidden } from '../src/when-hidden.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was typed is kept when the page is hidden, for it may be discarded then, and when it is left', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const keep = vi.fn()
  const end = keepWhenHidden(keep)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(keep).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('pagehide'))
  expect(keep).toHaveBeenCalledTimes(2)
  end()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(keep).toHaveBeenCalledTimes(2)
})
