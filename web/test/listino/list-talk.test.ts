import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../src/listino/shop/messages.ts'
import { firstTerms } from '../../src/listino/talk/first-terms.ts'
import { ListTalk } from '../../src/listino/talk/list-talk.ts'
import { listIsKept, noteKeptList, noteNoList } from '../../src/session/kept-list.ts'
import { stubTab } from '../tab.ts'

const ada = 'ada@example.com'
const noList: Answer = { type: 'list', facts: null, terms: null }

beforeEach(() => void stubTab())
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page of the list that has asked for what is here, and what its worker answers. */
function begin() {
  const worker = new EventTarget()
  Object.assign(worker, { postMessage() {}, terminate() {} })
  const talk = new ListTalk(worker as Worker, firstTerms('2026-11-22'))
  talk.begin()
  const answer = (data: Answer) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { talk, answer }
}

test('a list that can not be read is noted no longer, but for one of a newer version of the page', () => {
  noteKeptList(ada)
  const { talk, answer } = begin()
  answer({ type: 'newerVersion' })
  expect(talk.state().hasBegun).toBe(true)
  expect(talk.state().facts).toBeNull()
  expect(listIsKept()).toBe(true)
  begin().answer(noList)
  expect(listIsKept()).toBe(false)
})

test('what another tab notes while the page begins without a list stays noted', () => {
  noteNoList()
  const { answer } = begin()
  noteKeptList(ada)
  answer(noList)
  expect(listIsKept()).toBe(true)
})
