import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionIsOver } from '../../src/features/account/session-over.ts'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { keepView, keptView, type View } from '../../src/listino/page/kept-view.ts'
import { columnKeys, everything } from '../../src/listino/worker/view.ts'
import { noteLogout } from '../../src/session/tab-memory.ts'
import { stubTab } from '../tab.ts'
import { someFacts as facts } from './some-list.ts'

const ada = 'ada@example.com'
const view: View = {
  terms: { ...firstTerms('2026-11-22'), prezzo: 10 },
  filter: { ...everything, group: 'loss', text: 'tazza' },
  order: { column: 'price', direction: 'descending' },
  columns: columnKeys.slice(2),
  place: { top: 400, below: 120, cell: { row: 12, column: 3 } },
}

beforeEach(() => {
  stubTab()
  keptView(ada, null)
  keepView(ada, facts, view)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a list is looked at as before when the page comes back', () => {
  expect(keptView(ada, facts)).toEqual(view)
})

test('what was kept of a list is nothing to another list, nor to another person', () => {
  expect(keptView(ada, { ...facts, articles: 601 })).toBeNull()
  keepView(ada, facts, view)
  expect(keptView('bea@example.com', facts)).toBeNull()
})

test('it is forgotten when somebody signs out, and a page that is left after that keeps nothing', () => {
  noteLogout()
  keepView(ada, facts, view)
  expect(keptView(ada, facts)).toBeNull()
})

test('the sign-in knows of a session that ran out with the list open, and of none that was ended or never begun', () => {
  expect(sessionIsOver()).toBe(true)
  noteLogout()
  expect(sessionIsOver()).toBe(false)
  stubTab()
  expect(sessionIsOver()).toBe(false)
})
