import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putBack } from '../src/features/opening/tab-link.ts'
import { firstTerms } from '../src/listino/page/first-terms.ts'
import { keepView, keptView } from '../src/listino/page/kept-view.ts'
import { everything } from '../src/listino/worker/view.ts'
import { dropStale, forgetDrafts, storeDraft } from '../src/session/draft-storage.ts'
import { noteLogout } from '../src/session/tab-memory.ts'
import { keepArticle } from '../src/session/waiting-article.ts'
import { keepLink } from '../src/session/waiting-link.ts'
import { someFacts as facts } from './listino/some-list.ts'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
const view = {
  terms: firstTerms('2026-11-22'),
  filter: everything,
  order: null,
  columns: [],
  place: null,
}
const link = '#calcolo=1.e30'
const kept = () =>
  ['margine.articolo', 'margine.draft', 'margine.link', 'margine.vista'].filter(
    (key) => sessionStorage.getItem(key) !== null,
  )

beforeEach(() => {
  stubTab()
  storeDraft({ email: ada })
  putBack(link, ada)
  keepArticle({ link, name: 'Tazza', sku: 'A-1', target: '20', isTried: false, owner: ada })
  keptView(ada, null)
  keepView(ada, facts, view)
})
afterEach(() => {
  vi.unstubAllGlobals()
  // A page that signed out keeps no draft any more: the next test has a page of its own.
  vi.resetModules()
})

test('after a session that only expired, what waits in a tab is there for the same person alone', () => {
  const all = kept()
  dropStale()
  dropStale(ada)
  expect(kept()).toEqual(all)
  expect(all).toContain('margine.articolo')
  dropStale('bea@example.com')
  expect(kept()).toEqual(['margine.draft'])
})

test('a link that came before anybody signed in waits for whoever does', () => {
  stubTab({ hash: link })
  keepLink()
  dropStale(ada)
  expect(kept()).toEqual(['margine.link'])
})

test('a tab that did not hear of a logout drops all of it with its next page', () => {
  noteLogout()
  dropStale()
  expect(kept()).toEqual([])
})

test('nothing of a person stays in the tab that signs out', () => {
  expect(kept()).toHaveLength(4)
  forgetDrafts()
  expect(kept()).toEqual([])
})
