import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetLink,
  isLinkWaiting,
  keepLink,
  putBack,
  takeLink,
} from '../src/person/waiting-link.ts'
import { stubTab } from './tab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a link leaves the address, and is forgotten when it is taken', () => {
  for (const hash of ['#calcolo=1.e30', '#calcolo%3D1.e30']) {
    const location = stubTab({ hash })
    expect(isLinkWaiting()).toBe(true)
    expect(takeLink()).toBe(hash)
    expect(location.hash).toBe('')
    expect(isLinkWaiting()).toBe(false)
    expect(takeLink()).toBeNull()
  }
})

test('a link that is put back waits until it is taken again or answered', () => {
  stubTab({ hash: '#calcolo=1.e30' })
  keepLink()
  const link = takeLink()
  expect(link).toBe('#calcolo=1.e30')
  putBack('#calcolo=1.e30')
  expect(isLinkWaiting()).toBe(true)
  forgetLink()
  expect(takeLink()).toBeNull()
})

test('a link stays in the address until it is taken or answered where the tab can keep nothing', () => {
  const location = stubTab({ hash: '#calcolo=1.e30', isBlocked: true })
  keepLink()
  expect(location.hash).toBe('#calcolo=1.e30')
  expect(takeLink()).toBe('#calcolo=1.e30')
  expect(location.hash).toBe('')
  putBack('#calcolo=1.e30')
  expect(takeLink()).toBe('#calcolo=1.e30')
  putBack('#calcolo=1.e30')
  forgetLink()
  expect(takeLink()).toBeNull()
})
