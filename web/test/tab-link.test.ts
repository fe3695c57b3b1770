import { afterEach, expect, test, vi } from 'vitest'
import { forgetLink, putBack, takeLink } from '../src/features/opening/tab-link.ts'
import { isLinkWaiting } from '../src/session/is-link-waiting.ts'
import { keepLink } from '../src/session/waiting-link.ts'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
const bea = 'bea@example.com'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a link leaves the address, and is forgotten when it is taken', () => {
  for (const hash of ['#calcolo=1.e30', '#calcolo%3D1.e30']) {
    const location = stubTab({ hash })
    expect(isLinkWaiting()).toBe(true)
    expect(takeLink(ada)).toBe(hash)
    expect(location.hash).toBe('')
    expect(isLinkWaiting()).toBe(false)
    expect(takeLink(ada)).toBeNull()
  }
})

test('a link that came before anybody signed in is for who does', () => {
  const location = stubTab({ hash: '#calcolo=1.e30' })
  keepLink()
  expect(location.hash).toBe('')
  expect(takeLink(ada)).toBe('#calcolo=1.e30')
})

test('a link that waits for one person is not there for the next, and then for nobody', () => {
  stubTab()
  putBack('#calcolo=1.e30', ada)
  expect(isLinkWaiting()).toBe(true)
  expect(takeLink(bea)).toBeNull()
  expect(takeLink(ada)).toBeNull()
})

test('where the tab can keep nothing, a link stays in the address until it is taken or answered', () => {
  const location = stubTab({ hash: '#calcolo=1.e30', isBlocked: true })
  keepLink(ada)
  expect(location.hash).toBe('#calcolo=1.e30')
  expect(takeLink(ada)).toBe('#calcolo=1.e30')
  expect(location.hash).toBe('')
  putBack('#calcolo=1.e30', ada)
  expect(takeLink(ada)).toBe('#calcolo=1.e30')
  putBack('#calcolo=1.e30', ada)
  forgetLink()
  expect(takeLink(ada)).toBeNull()
})
