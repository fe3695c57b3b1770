import { defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nothingKnown } from '../src/features/saved/saved.ts'
import { savedClient } from '../src/features/saved/saved-client.ts'
import { type SavedAction, savedReducer } from '../src/features/saved/saved-reducer.ts'
import { savingOf } from '../src/features/saved/saving.ts'

const record = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  createdAt: '2026-11-23T08:00:00.000Z',
  calculationData: { name: 'Tazza', formData: defaultFormData, result: {} },
}
const other = { ...record, id: '00000000-0000-4000-8000-000000000003' }
const listAnswer = () => Response.json([record])
const form = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90' }
const serverGone = () => new Response(null, { status: 502 })
const notSaved = /^Errore nel salvataggio del calcolo: /

/** What was asked, in its order, each to be answered by the test. */
let asked: { method: string; answer: (response: Response) => void }[]
const nth = (index: number) => asked[index] ?? { method: 'nothing', answer: () => {} }

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ method, answer: resolve })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page that has just opened and asked for its list. */
function openPage() {
  let saved = nothingKnown
  const dispatch = (action: SavedAction) => {
    saved = savedReducer(saved, action)
  }
  const client = savedClient(dispatch)
  void client.reloadList()
  const pressSave = () =>
    savingOf(saved, { form, origin: null, sale: 1 }, client, dispatch, () => {}).begin()
  return {
    ...client,
    savedState: () => saved,
    saveRecord: client.save,
    pressSave,
    callServerBack: () => client.catchUp(saved.list),
  }
}

test('whoever needs the list while it is on its way waits for the same answer', async () => {
  const { askForList, reloadList } = openPage()
  const needed = askForList()
  expect(asked).toHaveLength(1)
  nth(0).answer(listAnswer())
  expect(await needed).toEqual({ ok: true, value: [record] })
  void reloadList()
  expect(asked).toHaveLength(2)
})

test.each(['<h1>Benvenuto nella rete</h1>', '{}', '[{"id":7}]'])(
  'an answer that is no list of records is told in Italian, and asked for again: %s',
  async (body) => {
    const { savedState } = openPage()
    nth(0).answer(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    await expect
      .poll(() => savedState().problem?.message)
      .toBe(
        'Errore nel caricamento dei calcoli salvati: la risposta del server non è valida. Riprova tra poco.',
      )
    const { problem } = savedState()
    if (problem?.remedy?.kind === 'retry') problem.remedy.retry()
    nth(1).answer(listAnswer())
    await expect.poll(savedState).toMatchObject({ problem: null, list: { records: [record] } })
  },
)

test('a list that a save has overtaken is asked for again, not awaited for ever', async () => {
  const { savedState, saveRecord } = openPage()
  const saving = saveRecord({ name: 'Tazza', formData: defaultFormData }, 'a key', () => {})
  nth(1).answer(Response.json(record, { status: 201 }))
  nth(0).answer(Response.json([]))
  expect(await saving).toBe(true)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  nth(2).answer(listAnswer())
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded', records: [record] } })
})

test('what went wrong with a save stays said when the server is back', async () => {
  const { savedState, saveRecord, callServerBack } = openPage()
  nth(0).answer(Response.json([]))
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded' } })
  const saving = saveRecord({ name: 'Tazza', formData: defaultFormData }, 'a key', () => {})
  nth(1).answer(new Response(null, { status: 502 }))
  expect(await saving).toBe(false)
  const { problem } = savedState()
  expect(problem).not.toBeNull()
  callServerBack()
  nth(2).answer(listAnswer())
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded', records: [record] } })
  expect(savedState().problem).toBe(problem)
})

test('a «Salva» that can not ask whether there is room leaves what is known, and says that saving failed', async () => {
  const { savedState, pressSave } = openPage()
  nth(0).answer(Response.json([record, other]))
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded' } })
  const { list } = savedState()
  const pressed = pressSave()
  expect(savedState()).toMatchObject({ list, underWay: 'save' })
  nth(1).answer(serverGone())
  await pressed
  expect(savedState()).toMatchObject({
    list,
    underWay: null,
    asking: null,
    problem: { message: expect.stringMatching(notSaved), remedy: { kind: 'retry', form } },
  })

  const { problem } = savedState()
  if (problem?.remedy?.kind === 'retry') problem.remedy.retry()
  expect(savedState().problem).toBeNull()
  nth(2).answer(listAnswer())
  await expect.poll(savedState).toMatchObject({ list: { records: [record] }, asking: 'name' })
})

test('«Salva» that waited for a list that does not come says that saving failed, also once the server is back', async () => {
  const { savedState, pressSave, callServerBack } = openPage()
  const pressed = pressSave()
  nth(0).answer(serverGone())
  await pressed
  expect(asked).toHaveLength(1)
  expect(savedState()).toMatchObject({
    list: { kind: 'failed' },
    asking: null,
    problem: { message: expect.stringMatching(notSaved) },
  })

  const { problem } = savedState()
  callServerBack()
  nth(1).answer(listAnswer())
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded', records: [record] } })
  expect(savedState().problem).toBe(problem)
})

test('a save refused for what another window saved leaves the list that is known where no other comes', async () => {
  const { savedState, saveRecord } = openPage()
  nth(0).answer(listAnswer())
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded' } })
  const saving = saveRecord({ name: 'Tazza', formData: form }, 'a key', () => {})
  nth(1).answer(Response.json({ code: 'beta-limit', detail: 'Pieno.' }, { status: 409 }))
  await expect.poll(() => asked.length).toBe(3)
  nth(2).answer(serverGone())
  expect(await saving).toBe(false)
  expect(savedState()).toMatchObject({
    list: { kind: 'loaded', records: [record] },
    problem: { message: expect.stringMatching(notSaved), remedy: { kind: 'retry' } },
  })
})

test('«Salva» shows nothing of a list that is for nobody here', async () => {
  const { savedState, pressSave } = openPage()
  nth(0).answer(Response.json([record, other]))
  await expect.poll(savedState).toMatchObject({ list: { kind: 'loaded' } })
  const pressed = pressSave()
  nth(1).answer(Response.json({ code: 'unauthenticated', detail: 'Accedi.' }, { status: 401 }))
  await pressed
  expect(savedState()).toMatchObject({
    list: { kind: 'loaded', records: [] },
    problem: { message: expect.stringMatching(notSaved), remedy: { kind: 'signIn' } },
  })
})
