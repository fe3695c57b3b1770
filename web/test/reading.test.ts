import { ownSession, session, user } from '@margine/contract/schemas/account'
import { calculationResult, savedRecord } from '@margine/contract/schemas/calculation'
import { shownMail } from '@margine/contract/schemas/outbox'
import { problem } from '@margine/contract/schemas/problem'
import { calculate, defaultFormData } from '@margine/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblemBody, isSession } from '../src/answers.ts'
import { isOwnSessions, isWays } from '../src/features/account/own/own-account-api.ts'
import { isShownMail } from '../src/features/outbox/shown-mail.ts'
import { isRecord } from '../src/features/saved/record.ts'
import { hasFigures } from '../src/features/saved/saved-result.ts'

const sale = { ...defaultFormData, costo: '10', prezzoVendita: '40', spedizione: '3' }
const results = ['amazon', 'manomano', 'ebay'].map((marketplace) => {
  const calculation = calculate({ ...sale, marketplace })
  if (!calculation.ok) throw new Error('no result')
  return calculation.result
})

const person = { id: 'a', email: 'a@b.it', emailVerified: true, providers: ['password', 'google'] }
const record = {
  id: 'a',
  userId: 'b',
  createdAt: '2024-03-12T10:00:00.000Z',
  calculationData: { formData: sale, result: results[0] },
}
const ownSessionRow = {
  id: 'a',
  browser: 'Chrome',
  system: null,
  network: '203.0.113.0/24',
  createdAt: '2024-03-12T10:00:00.000Z',
  lastSeenAt: '2024-03-12T10:00:00.000Z',
  current: true,
}
const body = { type: 'about:blank', title: 'x', status: 422, code: 'invalid-input', detail: 'No.' }

type Schema = { safeParse: (value: unknown) => { success: boolean } }

/** Each reader of a page, the schema it stands for, and answers that fit. */
const readers: [string, (value: unknown) => boolean, Schema, object[]][] = [
  [
    'a session',
    isSession,
    session.extend({ user: user.pick({ id: true, email: true }).nullable() }),
    [{ user: null }, { user: person }],
  ],
  [
    'the ways to sign in',
    isWays,
    session.extend({ user: user.pick({ providers: true }).nullable() }),
    [{ user: null }, { user: person }],
  ],
  [
    'a session of one’s own',
    (value) => isOwnSessions([value]),
    ownSession,
    [ownSessionRow, { ...ownSessionRow, browser: null, system: 'Mac', network: null }],
  ],
  [
    'a problem',
    isProblemBody,
    // A newer server may know codes that this page does not, and the page looks at no more than this.
    problem.pick({ detail: true, fields: true }).extend({ code: problem.shape.detail }),
    [body, { ...body, fields: [{ field: 'email', detail: 'No.' }] }],
  ],
  ['a record', isRecord, savedRecord, [record]],
  [
    'the figures of a result',
    hasFigures,
    calculationResult.omit({ breakdown: true, analisiCommissioni: true }),
    results,
  ],
  [
    'a mail of the outbox',
    isShownMail,
    shownMail,
    [{ id: 'a', to: 'b', subject: 'c', date: 'd', text: 'e' }],
  ],
]

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, '', 0, [], {}))

/** Every place in a JSON value, as the way to it. */
function waysInto(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way]
  const inner = Object.entries(value).flatMap(([name, part]) => waysInto(part, [...way, name]))
  return [way, ...inner]
}

/** A JSON value with something else in one place, or with nothing there. */
function changed(value: unknown, [name, ...way]: string[], other: unknown): unknown {
  if (name === undefined) return other
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...Object(value) }
  Reflect.set(copy, name, changed(Reflect.get(copy, name), way, other))
  return JSON.parse(JSON.stringify(copy))
}

describe.each(readers)('a page that reads %s', (_what, reads, schema, fitting) => {
  it('takes every answer that fits, whatever else it holds', () => {
    for (const answer of fitting)
      for (const whole of [answer, { ...answer, newer: true }])
        expect([schema.safeParse(whole).success, reads(whole)]).toEqual([true, true])
  })

  it('takes what the schema takes, and refuses what it refuses', () => {
    const oneOff = fc
      .constantFrom(...fitting)
      .chain((answer) => fc.tuple(fc.constant(answer), fc.constantFrom(...waysInto(answer))))
      .chain(([answer, way]) =>
        fc.option(anything, { nil: undefined }).map((other) => changed(answer, way, other)),
      )
    fc.assert(
      fc.property(fc.oneof(oneOff, anything), (value) => {
        expect(reads(value)).toBe(schema.safeParse(value).success)
      }),
      { numRuns: 2000 },
    )
  })
})
