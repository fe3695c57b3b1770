import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstTerms } from '../../src/listino/talk/first-terms.ts'
import { ListTalk } from '../../src/listino/talk/list-talk.ts'
import type { ExportChoice } from '../../src/listino/worker/exports.ts'
import { Keeper } from '../../src/listino/worker/keeper.ts'
import type { Answer, Question } from '../../src/listino/worker/messages.ts'
import { Reading } from '../../src/listino/worker/reading.ts'
import { everything, type Order } from '../../src/listino/worker/view.ts'
import { listIsKept, noteKeptList, noteNoList } from '../../src/session/kept-list.ts'
import { stubTab } from '../tab.ts'
import { someFacts } from './some-list.ts'

const ada = 'ada@example.com'
const noList: Answer = { type: 'list', facts: null, terms: null, isDone: false }

beforeEach(() => void stubTab())
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page of the list that has asked for what is here, and what its worker answers. */
function begin() {
  const worker = new EventTarget()
  const asked: Question[] = []
  Object.assign(worker, {
    postMessage: (question: Question) => asked.push(question),
    terminate() {},
  })
  const talk = new ListTalk(() => worker as Worker, firstTerms('2026-11-22'))
  talk.begin()
  const answer = (data: Answer) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { talk, asked, answer }
}

test('a list that can not be read is noted no longer, but for one of a newer version of the page', () => {
  noteKeptList(ada)
  const { talk, answer } = begin()
  answer({ type: 'unread', why: 'newerVersion' })
  expect(talk.state().hasBegun).toBe(true)
  expect(talk.state().failure?.message).toContain('una versione più nuova di Margine')
  expect(talk.state().facts).toBeNull()
  expect(listIsKept()).toBe(true)
  begin().answer(noList)
  expect(listIsKept()).toBe(false)
})

test('the list is taken away as it is shown; whole, as it is and in its own order before it is deleted', () => {
  const { talk, asked, answer } = begin()
  answer({
    type: 'list',
    facts: someFacts,
    terms: firstTerms('2026-11-22'),
    isDone: true,
  })
  const order: Order = { column: 'price', direction: 'descending' }
  talk.view.change({ prezzo: 10, costo: 50, spedizione: '3,90', target: 25 })
  talk.view.filterBy({ text: 'a-1' })
  talk.view.orderBy(order)
  const { terms, filter } = talk.state()
  const choice: ExportChoice = { kind: 'xlsx', whenAbove: 'escludi' }
  talk.export(choice)
  expect(asked.at(-1)).toEqual({ type: 'export', choice, terms, filter, order })
  talk.exportAll()
  expect(asked.at(-1)).toEqual({
    type: 'export',
    choice: { kind: 'csv', whenAbove: 'alza' },
    terms: { ...firstTerms('2026-11-22'), target: 25 },
    filter: everything,
    order: null,
  })
})

test('nothing is being exported any more once the list is gone', () => {
  const { talk, answer } = begin()
  talk.exportAll()
  expect(talk.state().isExporting).toBe(true)
  answer(noList)
  expect(talk.state().isExporting).toBe(false)
})

test('a reading that was cancelled ends, and not the one that was asked for since', () => {
  const { talk, answer } = begin()
  answer(noList)
  talk.files.open(new File(['sku;prezzo'], 'primo.csv'))
  talk.files.cancel()
  talk.files.open(new File(['sku;prezzo'], 'secondo.csv'))
  answer({ type: 'cancelled' })
  expect(talk.state().progress).not.toBeNull()
  talk.files.cancel()
  answer({ type: 'cancelled' })
  expect(talk.state().progress).toBeNull()
})

test('what another tab notes while the page begins without a list stays noted', () => {
  noteNoList()
  const { answer } = begin()
  noteKeptList(ada)
  answer(noList)
  expect(listIsKept()).toBe(true)
})

test('what another tab keeps is noted again where this one found nothing while it was being kept', () => {
  noteKeptList(ada)
  const { talk, answer } = begin()
  answer(noList)
  expect(listIsKept()).toBe(false)
  answer({ type: 'kept', keeping: 'newer' })
  expect(listIsKept()).toBe(true)
  expect(talk.state().keeping).toBeNull()
  noteNoList()
  answer({ type: 'kept', keeping: 'kept' })
  expect(listIsKept()).toBe(false)
})

test('nothing is noted in place of somebody else who has come since', () => {
  const { answer } = begin()
  noteKeptList('bea@example.com')
  localStorage.setItem('margine.rates', '{"owner":"bea@example.com"}')
  answer({ type: 'kept', keeping: 'newer' })
  expect(localStorage.getItem('margine.listino')).toBe('bea@example.com')
})

test('a tab without a list tells its page of one that another keeps, and of nothing else', () => {
  const told: Answer[] = []
  const reading = new Reading(
    (answer) => told.push(answer),
    new Keeper(() => {}),
    () => {},
  )
  for (const news of ['deleted', 'noRoom', 'newer'] as const) reading.hear(news)
  expect(told).toEqual([{ type: 'kept', keeping: 'newer' }])
})
