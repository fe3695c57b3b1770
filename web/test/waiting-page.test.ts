import { afterEach, expect, test, vi } from 'vitest'
import { keepLink } from '../src/session/waiting-link.ts'
import { afterSignIn, keepPage, waitingPage } from '../src/session/waiting-page.ts'
import { stubTab } from './tab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A tab whose address asks for a page. */
function arriveWith(search: string, { hash = '', isBlocked = false } = {}) {
  const location = Object.assign(stubTab({ hash, isBlocked }), { search })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      const [, fragment] = address.split('#')
      Object.assign(location, { search: '', hash: fragment === undefined ? '' : `#${fragment}` })
    },
  })
  return location
}

test('the page that was asked for waits in the tab, also through other pages, and is led to once', () => {
  const location = arriveWith('?pagina=listino', { hash: '#verificata' })
  keepPage()
  expect(location).toMatchObject({ search: '', hash: '#verificata' })
  keepPage()
  expect(waitingPage()).toBe('listino')
  expect(afterSignIn()).toBe('/listino')
  expect(afterSignIn()).toBe('/')
})

test('where the tab can keep nothing, the page stays in the address', () => {
  const location = arriveWith('?pagina=listino', { isBlocked: true })
  keepPage()
  expect(location.search).toBe('?pagina=listino')
  expect(afterSignIn()).toBe('/listino')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  'https:evil.example',
  'listino/..//evil.example',
  'privacy',
  'constructor',
  '',
])('no other page is led to: %s', (page) => {
  arriveWith(`?pagina=${page}`)
  keepPage()
  expect(waitingPage()).toBeNull()
  expect(afterSignIn()).toBe('/')
})

test('a calculation that waits is opened first', () => {
  arriveWith('?pagina=listino', { hash: '#calcolo=1.e30' })
  keepLink()
  keepPage()
  expect(afterSignIn()).toBe('/')
})
