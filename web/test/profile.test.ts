import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newFormFor } from '../src/features/calculator/new-form.ts'
import { Kept } from './browser.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('sessionStorage', new Kept())
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.useRealTimers()
})

/** A page that was told this profile. */
function pageOf(profile: string) {
  const meta = { content: 'anna@example.it', dataset: { id: '7', seconds: '60', profile } }
  vi.stubGlobal('document', { querySelector: () => meta })
  return import('../src/calculation/profile.ts')
}

const imposte = {
  coefficiente: '67',
  sostitutiva: '5',
  gestione: 'artigiani',
  riduzione: '35',
} as const

test('a new calculation without a profile is the specification’s', async () => {
  const { formOfProfile } = await pageOf('{}')
  expect(formOfProfile()).toEqual(defaultFormData)
})

test('a new calculation begins as the profile says, by the rates of its own day', async () => {
  const seller = { regime: 'forfettario', imposte, tariffe: 'oggi', speseIncludonoIVA: true }
  const { formOfProfile } = await pageOf(
    JSON.stringify({ ...seller, costoIncludesIVA: true, marketplaces: ['ebay', 'etsy'] }),
  )
  vi.setSystemTime(new Date('2027-01-08T10:00:00'))
  expect(formOfProfile()).toEqual({
    ...defaultFormData,
    marketplace: 'ebay',
    regime: 'forfettario',
    imposte,
    tariffe: '2027-01-08',
    speseIncludonoIVA: true,
    costoIncludesIVA: true,
  })
})

const yearTerms = {
  speseFisse: [{ nome: 'Magazzino', importo: '350', ogni: 'mese', dal: '2026-03', al: '' }],
  apertura: '2026-03',
  primaDel1996: true,
  contributiVersati: { anno: 2026, importo: '3.450,00' },
  accontiVersati: { anno: 2026, importo: '100' },
  altriRedditi: '12.000',
  addizionali: '2,3',
}

test('the terms of a year are kept on the device, and no calculation carries them', async () => {
  const { formOfProfile, profile } = await pageOf(JSON.stringify(yearTerms))
  expect(profile()).toEqual(yearTerms)
  expect(formOfProfile()).toEqual(defaultFormData)
})

test('a new calculation in the ordinary regime carries nothing of contributions', async () => {
  const { formOfProfile } = await pageOf(JSON.stringify({ regime: 'ordinario', imposte }))
  expect(formOfProfile()).toEqual(defaultFormData)
})

test('the device keeps what the page was told: a page without a network has it too', async () => {
  const online = await pageOf('{"regime":"forfettario"}')
  expect(online.profile()).toEqual({ regime: 'forfettario' })
  vi.resetModules()
  const offline = await pageOf('')
  expect(offline.profile()).toEqual({ regime: 'forfettario' })
})

test('what another tab has kept since counts in this one', async () => {
  const { profile } = await pageOf('{"regime":"forfettario"}')
  expect(profile().regime).toBe('forfettario')
  kept.set('margine:7:profile', '{"regime":"ordinario"}')
  expect(profile().regime).toBe('ordinario')
})

test('a page hears of a profile that another tab changed, and asks for it when it comes back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { followProfile } = await pageOf('{}')
  let heard = 0
  const followNoMore = followProfile(() => heard++)
  const happen = (type: string, said: object) =>
    page.dispatchEvent(Object.assign(new Event(type), said))
  happen('storage', { key: 'margine:7:draft', newValue: '{}' })
  happen('storage', { key: 'margine:7:profile', newValue: null })
  happen('pageshow', { persisted: false })
  expect(heard).toBe(0)
  happen('storage', { key: 'margine:7:profile', newValue: '{}' })
  happen('pageshow', { persisted: true })
  expect(heard).toBe(2)
  followNoMore()
  happen('storage', { key: 'margine:7:profile', newValue: '{}' })
  expect(heard).toBe(2)
})

test('a page on a device that keeps nothing goes by what it was told', async () => {
  const { profile } = await pageOf('{"tariffe":"oggi"}')
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(profile()).toEqual({ tariffe: 'oggi' })
})

test('what can not be used of a profile is dropped, and only that', async () => {
  const { storedProfile } = await pageOf('')
  expect(
    storedProfile({
      regime: 'agricolo',
      imposte: { ...imposte, coefficiente: '400' },
      tariffe: '2026-02-01',
      marketplaces: ['amazon'],
      obiettivo: { kind: 'margine' },
    }),
  ).toEqual({ marketplaces: ['amazon'] })
  // Earlier versions took any text.
  for (const value of ['', 'tanto', '-1'])
    expect(storedProfile({ obiettivo: { kind: 'margine', value } })).toEqual({})
  for (const stored of [null, 'x', 7, []]) expect(storedProfile(stored)).toEqual({})
})

const { gestione: _, ...withoutFund } = imposte
const none = { ...withoutFund, gestione: 'nessuna' } as const

test('a new calculation of a seller without contributions carries that answer, whoever opens it', async () => {
  const { formOfProfile } = await pageOf(JSON.stringify({ regime: 'forfettario', imposte: none }))
  expect(formOfProfile().imposte).toEqual({ ...none, senzaGestione: true })
})

test('the next calculations start with the terms of one, not with its product', async () => {
  await pageOf('{}')
  const { settingsOf } = await import('../src/calculation/keep-profile.ts')
  const form: CalculationFormData = {
    ...defaultFormData,
    costo: '5',
    regime: 'forfettario',
    tariffe: '2026-03-01',
  }
  expect(settingsOf(form)).toEqual({
    regime: 'forfettario',
    imposte: { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: 'nessuna' },
    tariffe: 'oggi',
    speseIncludonoIVA: false,
    costoIncludesIVA: false,
  })
})

test('a new calculation in the same place has no marketplace that its rates do not know', () => {
  const there = { ...defaultFormData, costo: '5', marketplace: 'tiktok', tariffe: '2026-03-01' }
  expect(newFormFor(there)).toEqual(defaultFormData)
})
