import { everything } from '@margine/listino/list'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionIsOver } from '../../src/features/account/session-over.ts'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { keepView, keptView, type View } from '../../src/listino/page/kept-view.ts'
import { stubTab } from '../tab.ts'
import { someFacts as facts } from './some-list.ts'

const view: View = {
  terms: { ...firstTerms('2026-11-22'), prezzo: 10 },
  filter: { ...everything, group: 'loss', text: 'tazza' },
  order: { column: 'price', direction: 'descending' },
  channels: [{ marketplace: 'ebay', category: 'shoes', payment: '' }],
  hidden: ['name', 'sku'],
  place: { top: 400, below: 120, cell: { row: 12, column: 3 } },
}

beforeEach(() => {
  stubTab()
  keptView(null)
  keepView(facts, view)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a list is looked at as before when the page comes back', () => {
  expect(keptView(facts)).toEqual(view)
})

test('what was kept of a list is nothing to another list', () => {
  expect(keptView({ ...facts, articles: 601 })).toBeNull()
})

test('the sign-in knows of a session that ran out with the list open, and of none that never began', () => {
  expect(sessionIsOver()).toBe(true)
  stubTab()
  expect(sessionIsOver()).toBe(false)
})
