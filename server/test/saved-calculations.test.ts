// On both databases: two slots and idempotency keys rest on their constraints and locks.
import { calculate, defaultFormData } from '@margine/engine'
import fc from 'fast-check'
import type { Transaction } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteUser, lockUser } from '../src/accounts/user-table.ts'
import type { Schema } from '../src/db/schema.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { list, save, saved, savedNames, tazza } from './calculations.ts'
import { day, minute, second, stopClock } from './clock.ts'
import { hostileForms } from './hostile-bodies.ts'
import { addUser, deleteAccount, signedInAs, visitAs } from './people.ts'
import { rowsOf } from './rows.ts'
import { statementsOf } from './statements.ts'

const noCategory = 'Questa categoria non è tra quelle di Margine: scegline una e riprova.'

const unknownId = '00000000-0000-4000-8000-000000000000'

async function visitor(service: Service, email = 'giulia@example.it'): Promise<Browser> {
  return visitAs(service, await addUser(service, email))
}

/** Whatever JSON can carry, shallow enough to be read at all. */
const anything = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })
const anyText = fc.string({ unit: 'binary' })
const forms = fc.oneof(
  anything,
  fc.dictionary(fc.constantFrom(...Object.keys(defaultFormData)), fc.oneof(anyText, fc.boolean())),
  fc.record({
    costo: fc.oneof(anyText, fc.constant('5')),
    prezzoVendita: fc.oneof(anyText, fc.constant('20')),
    marketplace: anyText,
    categoria: anyText,
    paese: anyText,
  }),
  hostileForms,
)

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

async function fieldsOf(answer: Response) {
  return ((await answer.json()) as { fields: { field: string; detail: string }[] }).fields
}

describe('saving a calculation', () => {
  // proves: 3.11, 7.11
  it('answers the record, with the result the engine computes', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const answer = await save(await visitAs(service, id))
    expect(answer.status).toBe(201)
    const formData = { ...defaultFormData, ...tazza.formData }
    const calculation = calculate(formData)
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: id,
      calculationData: {
        name: 'Tazza',
        formData,
        result: calculation.ok && calculation.result,
      },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  // proves: 3.11, 7.11
  it('believes no result, owner, id or date that comes along', async () => {
    const service = await buildService()
    const browser = await visitor(service)
    const honest = await saved(browser)
    const answer = await save(browser, {
      ...tazza,
      id: honest.id,
      userId: unknownId,
      createdAt: '2000-01-01T00:00:00.000Z',
      result: { margine: 99 },
      formData: { ...tazza.formData, result: { margine: 99 } },
    })
    const record = (await answer.json()) as typeof honest
    expect(record.calculationData).toEqual(honest.calculationData)
    expect(record.userId).toBe(honest.userId)
    expect(record.id).not.toBe(honest.id)
    expect(record.createdAt.slice(0, 4)).toBe(String(new Date().getUTCFullYear()))
  })

  it('keeps every figure to the last bit, and every character that was typed', async () => {
    const browser = await visitor(await buildService())
    const formData = {
      ...defaultFormData,
      costo: ' 12,345 € ',
      prezzoVendita: '1.234,56',
      packaging: 'due \u0000 \ud800 <b>',
    }
    const name = 'È un’«offerta» 🎁 '
    await save(browser, { name, formData })
    const [record] = await list(browser)
    const calculation = calculate(formData)
    expect(record?.calculationData).toEqual({
      name: name.trim(),
      formData,
      result: calculation.ok && calculation.result,
    })
  })

  it.each([
    ['', 'Scrivi un nome per il calcolo.'],
    ['   ', 'Scrivi un nome per il calcolo.'],
    ['\u200b\u0000', 'Scrivi un nome per il calcolo.'],
    ['x'.repeat(81), 'Il nome può avere al massimo 80 caratteri.'],
    [12, 'Questo dato non è valido.'],
  ])('refuses the name %j with a reason', async (name, detail) => {
    const browser = await visitor(await buildService())
    const answer = await save(browser, { ...tazza, name })
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([{ field: 'name', detail }])
    expect(await list(browser)).toEqual([])
  })

  it.each(['x', ` ${'x'.repeat(80)} `, '🎁'.repeat(80)])('takes the name %j', async (name) => {
    const browser = await visitor(await buildService())
    expect((await save(browser, { ...tazza, name })).status).toBe(201)
    expect(await savedNames(browser)).toEqual([name.trim()])
  })

  it('keeps a name as one line of text', async () => {
    const browser = await visitor(await buildService())
    await saved(browser, ' due\n\trighe e mezzo \ud800 ')
    expect(await savedNames(browser)).toEqual(['due righe e mezzo \ufffd'])
  })

  // proves: 5.10
  it('names every field that stands in the way of a result', async () => {
    const browser = await visitor(await buildService())
    const formData = { costo: '-1', prezzoVendita: 'abc', spedizione: '-2' }
    const answer = await save(browser, { name: 'Tazza', formData })
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([
      { field: 'formData.costo', detail: 'I valori non possono essere negativi' },
      {
        field: 'formData.prezzoVendita',
        detail: 'Inserisci almeno il costo del prodotto e il prezzo di vendita',
      },
      { field: 'formData.spedizione', detail: 'I valori non possono essere negativi' },
    ])
  })

  it('names every field that is not what it should be', async () => {
    const browser = await visitor(await buildService())
    const formData = { ...tazza.formData, costo: 5, prime: 'sì', pubblicita: 'x'.repeat(201) }
    const answer = await save(browser, { name: 'Tazza', formData })
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([
      { field: 'formData.costo', detail: 'Questo dato non è valido.' },
      { field: 'formData.pubblicita', detail: 'Questo testo è troppo lungo.' },
      { field: 'formData.prime', detail: 'Questo dato non è valido.' },
    ])
  })

  it.each([
    [
      'marketplace',
      'zalando',
      'Questo marketplace non è tra quelli di Margine: scegline uno e riprova.',
    ],
    ['paese', 'XX', 'Questo paese non è tra quelli di Margine: scegline uno e riprova.'],
    ['paese', 'it', 'Questo paese non è tra quelli di Margine: scegline uno e riprova.'],
    ['categoria', '', noCategory],
    ['categoria', 'toString', noCategory],
    ['categoriaManoMano', 'beauty', noCategory],
    ['categoriaEbay', 'tools', noCategory],
    ['categoriaTikTok', 'tools', noCategory],
  ])('takes no %s that nobody knows: «%s»', async (field, key, detail) => {
    const browser = await visitor(await buildService())
    const record = await saved(browser)
    const unknown = { ...tazza, formData: { ...tazza.formData, [field]: key } }
    const path = `/api/calculations/${record.id}`
    for (const answer of [await save(browser, unknown), await browser.put(path, unknown)]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: `formData.${field}`, detail }],
      })
    }
    expect(await list(browser)).toEqual([record])
  })

  it('never fails on our side, whatever comes', { timeout: 120_000 }, async () => {
    const service = await buildService()
    const browser = await visitor(service)
    await fc.assert(
      fc.asyncProperty(anything, forms, async (name, formData) => {
        const answer = await save(browser, { name, formData })
        expect([201, 409, 422]).toContain(answer.status)
      }),
      { numRuns: 300 },
    )
  })

  // proves: 8.16, 9.1
  it('holds two calculations and refuses a third', async () => {
    const service = await buildService()
    const browser = await visitor(service)
    await saved(browser, 'Prima')
    await saved(browser, 'Seconda')
    const answer = await save(browser)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'beta-limit',
      detail: 'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.',
    })
    expect((await savedNames(browser)).sort()).toEqual(['Prima', 'Seconda'])
    expect((await save(await visitor(service, 'marco@example.it'))).status).toBe(201)
  })

  it('fills the slot that a deleted calculation leaves', async () => {
    const browser = await visitor(await buildService())
    const first = await saved(browser, 'Prima')
    await saved(browser, 'Seconda')
    await browser.delete(`/api/calculations/${first.id}`)
    await saved(browser, 'Terza')
    expect((await save(browser)).status).toBe(409)
    expect((await savedNames(browser)).sort()).toEqual(['Seconda', 'Terza'])
  })

  // proves: 6.6
  it('gives two slots to twenty who ask at the same moment', async () => {
    const browser = await visitor(await buildService())
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(browser)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, ...Array(18).fill(409)])
    expect(await list(browser)).toHaveLength(2)
  })

  // proves: 9.1
  it('can be kept to two slots by the table alone', async () => {
    const { database } = await buildService()
    const insert = (slot: number) =>
      database.queries
        .insertInto('calculations')
        .values({ id: String(slot), userId, slot: slot as 1, calculationData: '{}', createdAt: 0 })
        .execute()
    const userId = await addUser({ database } as Service, 'giulia@example.it')
    await insert(1)
    await expect(insert(1)).rejects.toThrow()
    await expect(insert(3)).rejects.toThrow()
    await insert(2)
  })

  it('takes three statements: who asks, which slot is free, and the record', async () => {
    const browser = await visitor(await buildService())
    const statements = await statementsOf(() => saved(browser))
    expect(statements).toHaveLength(3)
  })

  it('says that nobody is signed in when the account went meanwhile', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const browser = await visitAs(service, id)
    const { calculations } = service
    const data = (await saved(browser)).calculationData
    const owner = await signedInAs(service, id)
    await deleteAccount(service, id)
    expect(await calculations.save(owner, data, undefined)).toEqual({ kind: 'gone' })
    expect(await codeOf(await save(browser))).toBe('unauthenticated')
  })
})

describe('a save that finds a slot which another process then takes', () => {
  /** Saves while another process is in a transaction of the same user's, which began first. */
  async function saveDuring(
    other: (queries: Transaction<Schema>, row: Schema['calculations']) => Promise<unknown>,
    key?: string,
  ) {
    const service = await buildService()
    const { database, calculations } = service
    const userId = await addUser(service, 'giulia@example.it')
    const data = (await saved(await visitAs(service, userId), 'Prima')).calculationData
    await database.queries.deleteFrom('calculations').execute()
    const user = await signedInAs(service, userId)
    const lookAround = () => Promise.all([1, 2, 3].map(() => calculations.listOf(userId)))
    // Connections are open from then on: the save's first question does not wait for one.
    await lookAround()
    const [saving] = await database.queries.transaction().execute(async (queries) => {
      await lockUser(queries, userId)
      const saving = calculations.save(user, data, key)
      // Asked after the save has asked which slots are free, and so answered after it.
      for (let time = 0; time < 5; time++) await lookAround()
      const row = { id: unknownId, userId, slot: 1, calculationData: '{}', createdAt: 1 } as const
      await other(queries, row)
      return [saving]
    })
    return { answer: await saving, rows: await rowsOf(service, 'calculations') }
  }

  const take = (queries: Transaction<Schema>, row: Schema['calculations']) =>
    queries.insertInto('calculations').values(row).execute()

  it('takes the other', async () => {
    const { answer, rows } = await saveDuring(take)
    expect(answer.kind).toBe('saved')
    expect(rows.map((row) => 'slot' in row && row.slot).sort()).toEqual([1, 2])
  })

  it('is refused when there is no other', async () => {
    const { answer, rows } = await saveDuring(async (queries, row) => {
      await take(queries, row)
      await take(queries, { ...row, id: 'another', slot: 2 })
    })
    expect(answer).toEqual({ kind: 'full' })
    expect(rows).toHaveLength(2)
  })

  it('leaves nothing behind when that process has the same key, also in another slot', async () => {
    const { answer, rows } = await saveDuring(async (queries, { userId, ...row }) => {
      await take(queries, { ...row, userId, slot: 2 })
      const saved = { calculationId: row.id, createdAt: row.createdAt }
      await queries
        .insertInto('saveKeys')
        .values({ userId, key: 'a', fingerprint: 'of something else', ...saved })
        .execute()
    }, 'a')
    expect(answer).toEqual({ kind: 'keyReused' })
    expect(rows).toHaveLength(1)
  })

  it.each([undefined, 'a'])('says so when that process deletes the user (key %s)', async (key) => {
    const { answer, rows } = await saveDuring(
      (queries, { userId }) => deleteUser(queries, userId),
      key,
    )
    expect(answer).toEqual({ kind: 'gone' })
    expect(rows).toEqual([])
  })
})

describe('a record of an earlier version with a key that nobody knows', () => {
  it('is read as it is, and stays when it can not be replaced by the same', async () => {
    const service = await buildService()
    const browser = await visitor(service)
    const { id, calculationData } = await saved(browser)
    const old = { ...calculationData, formData: { ...calculationData.formData, paese: 'XX' } }
    await service.database.queries
      .updateTable('calculations')
      .set({ calculationData: JSON.stringify(old) })
      .execute()
    const stored = async () => (await browser.get('/api/calculations')).json()
    expect(await stored()).toMatchObject([{ id, calculationData: old }])
    const { name, formData } = old
    const answer = await browser.put(`/api/calculations/${id}`, { name, formData })
    expect(await fieldsOf(answer)).toMatchObject([{ field: 'formData.paese' }])
    expect(await stored()).toMatchObject([{ id, calculationData: old }])
  })
})

describe('the same save sent again', () => {
  // proves: 7.12
  it('answers what it answered, and takes no other slot', async () => {
    const browser = await visitor(await buildService())
    const first = await save(browser, tazza, 'una-chiave')
    const record = await first.json()
    for (let time = 0; time < 5; time++) {
      const again = await save(browser, tazza, 'una-chiave')
      expect(again.status).toBe(201)
      expect(await again.json()).toEqual(record)
    }
    expect(await list(browser)).toEqual([record])
  })

  it('answers so even when both slots are full, or the calculation was deleted since', async () => {
    const browser = await visitor(await buildService())
    const record = (await (await save(browser, tazza, 'a')).json()) as { id: string }
    await saved(browser, 'Altra')
    expect(await (await save(browser, tazza, 'a')).json()).toEqual(record)
    await browser.delete(`/api/calculations/${record.id}`)
    const again = await save(browser, tazza, 'a')
    expect([again.status, await again.json()]).toEqual([201, record])
    expect(await savedNames(browser)).toEqual(['Altra'])
  })

  it('answers what is stored, also what this program knows nothing of', async () => {
    const service = await buildService()
    const browser = await visitor(service)
    const record = (await (await save(browser, tazza, 'a')).json()) as { calculationData: object }
    const calculationData = { ...record.calculationData, nota: 'di un programma più nuovo' }
    await service.database.queries
      .updateTable('calculations')
      .set({ calculationData: JSON.stringify(calculationData) })
      .execute()
    const again = await save(browser, tazza, 'a')
    expect(await again.json()).toEqual({ ...record, calculationData })
  })

  it('counts once however many times it arrives at the same moment', async () => {
    const browser = await visitor(await buildService())
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(browser, tazza, 'a')))
    const records = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(records.size).toBe(1)
    expect(await list(browser)).toHaveLength(1)
  })

  it('is refused when its key came with another calculation', async () => {
    const browser = await visitor(await buildService())
    await save(browser, tazza, 'a')
    const answer = await save(browser, { ...tazza, name: 'Altra' }, 'a')
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'idempotency-key-reused'])
    expect(await savedNames(browser)).toEqual(['Tazza'])
  })

  it('is a save of its own for somebody else', async () => {
    const service = await buildService()
    const [giulia, marco] = [await visitor(service), await visitor(service, 'marco@example.it')]
    const first = (await (await save(giulia, tazza, 'a')).json()) as { id: string }
    const other = (await (await save(marco, tazza, 'a')).json()) as { id: string }
    expect(other.id).not.toBe(first.id)
    expect(await list(marco)).toHaveLength(1)
  })

  it('is a new save once a day has passed', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await visitor(service)
    await save(browser, tazza, 'a')
    await service.calculations.sweep()
    await save(browser, tazza, 'a')
    expect(await list(browser)).toHaveLength(1)
    clock.pass(day)
    await service.calculations.sweep()
    await save(browser, tazza, 'a')
    expect(await list(browser)).toHaveLength(2)
  })

  it('is remembered for the newest hundred of somebody’s saves', async () => {
    const clock = stopClock()
    const service = await buildService()
    const [giulia, marco] = [await visitor(service), await visitor(service, 'marco@example.it')]
    await save(marco, tazza, 'suo')
    for (let time = 1; time <= 102; time++) {
      clock.pass(second)
      const answer = await save(giulia, tazza, `${time}`)
      const { id } = (await answer.json()) as { id: string }
      await giulia.delete(`/api/calculations/${id}`)
    }
    const keys = await rowsOf(service, 'saveKeys')
    expect(keys).toHaveLength(101)
    expect(keys.map((row) => 'key' in row && row.key)).toContain('102')
    expect(keys.map((row) => 'key' in row && row.key)).not.toContain('2')
  })

  it.each(['', 'con spazi', 'x'.repeat(256), 'è'])('is not taken with the key %j', async (key) => {
    const browser = await visitor(await buildService())
    const answer = await save(browser, tazza, key)
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([
      { field: 'Idempotency-Key', detail: 'Questo dato non è valido.' },
    ])
  })
})

describe('the list of what somebody saved', () => {
  // proves: 3.12, 6.4, 7.12
  it('is newest first, and of theirs alone', async () => {
    const clock = stopClock()
    const service = await buildService()
    const giulia = await visitor(service)
    await saved(giulia, 'Prima')
    clock.pass(1)
    await saved(giulia, 'Seconda')
    await saved(await visitor(service, 'marco@example.it'), 'Di Marco')
    expect(await savedNames(giulia)).toEqual(['Seconda', 'Prima'])
  })

  it('is empty at first', async () => {
    expect(await list(await visitor(await buildService()))).toEqual([])
  })

  it('takes two statements: who asks, and what they saved', async () => {
    const browser = await visitor(await buildService())
    await saved(browser)
    const statements = await statementsOf(() => list(browser))
    expect(statements).toHaveLength(2)
  })

  // proves: 3.13
  it('shows a record that came without a name as it is', async () => {
    const service = await buildService()
    const browser = await visitor(service)
    const { calculationData } = await saved(browser)
    const { name: _, ...unnamed } = calculationData
    await service.database.queries
      .updateTable('calculations')
      .set({ calculationData: JSON.stringify(unnamed) })
      .execute()
    expect((await list(browser))[0]?.calculationData).toEqual(unnamed)
  })
})

describe('a saved calculation', () => {
  // proves: 7.13
  it('is deleted once', async () => {
    const browser = await visitor(await buildService())
    const { id } = await saved(browser)
    expect((await browser.delete(`/api/calculations/${id}`)).status).toBe(204)
    expect(await list(browser)).toEqual([])
    const again = await browser.delete(`/api/calculations/${id}`)
    expect([again.status, await codeOf(again)]).toEqual([404, 'calculation-not-found'])
  })

  // proves: 6.6
  it('is deleted in two statements: who asks, and the deletion', async () => {
    const browser = await visitor(await buildService())
    const { id } = await saved(browser)
    const statements = await statementsOf(() => browser.delete(`/api/calculations/${id}`))
    expect(statements).toHaveLength(2)
  })

  it("is not there for anybody else, and stays the owner's", async () => {
    const service = await buildService()
    const giulia = await visitor(service)
    const marco = await visitor(service, 'marco@example.it')
    const { id } = await saved(giulia)
    const path = `/api/calculations/${id}`
    expect((await marco.delete(path)).status).toBe(404)
    expect((await marco.put(path, tazza)).status).toBe(404)
    expect(await savedNames(giulia)).toEqual(['Tazza'])
  })

  it('makes way for another in its place, both slots full', async () => {
    const browser = await visitor(await buildService())
    const first = await saved(browser, 'Prima')
    await saved(browser, 'Seconda')
    const answer = await browser.put(`/api/calculations/${first.id}`, { ...tazza, name: 'Terza' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: first.id, calculationData: { name: 'Terza' } })
    expect((await savedNames(browser)).sort()).toEqual(['Seconda', 'Terza'])
  })

  it('stays as it is when what should take its place is refused', async () => {
    const browser = await visitor(await buildService())
    const { id } = await saved(browser)
    const answer = await browser.put(`/api/calculations/${id}`, { ...tazza, name: '' })
    expect(answer.status).toBe(422)
    expect(await savedNames(browser)).toEqual(['Tazza'])
  })

  it.each([unknownId, 'x', '%00', 'a%2fb'])('is not found as %s', async (id) => {
    const browser = await visitor(await buildService())
    expect((await browser.delete(`/api/calculations/${id}`)).status).toBe(404)
    expect((await browser.put(`/api/calculations/${id}`, tazza)).status).toBe(404)
  })
})

describe('somebody who writes without end', () => {
  it('is stopped at 120 writes a minute, reads on, and keeps nobody else from writing', async () => {
    const clock = stopClock()
    const service = await buildService()
    const [giulia, marco] = [await visitor(service), await visitor(service, 'marco@example.it')]
    const { id } = await saved(giulia)
    for (let time = 0; time < 118; time++)
      await giulia.delete('/api/calculations/00000000-0000-4000-8000-000000000000')
    expect((await giulia.put(`/api/calculations/${id}`, tazza)).status).toBe(200)
    const refused = [
      await save(giulia),
      await giulia.put(`/api/calculations/${id}`, tazza),
      await giulia.delete(`/api/calculations/${id}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(refused[0]?.headers.get('Retry-After')).toBe('60')
    expect(await list(giulia)).toHaveLength(1)
    expect((await save(marco)).status).toBe(201)
    clock.pass(minute)
    expect((await save(giulia)).status).toBe(201)
  })

  it('may send the same save again as often as they like', async () => {
    const service = await buildService()
    const giulia = await visitor(service)
    const statuses = new Set<number>()
    for (let time = 0; time < 130; time++) statuses.add((await save(giulia, tazza, 'a')).status)
    expect([...statuses]).toEqual([201])
  })
})
