import { changedProfile } from '@margine/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Kept } from './browser.ts'

let device: Kept
/** What the server was asked to change, and the profile that it has. */
let asked: unknown[]
let account: object

beforeEach(() => {
  vi.resetModules()
  device = new Kept()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', new Kept())
  asked = []
  account = {}
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    account = changedProfile(account, JSON.parse(body))
    return Response.json(account)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('document', { querySelector: () => null })
})

async function pageOf(profile: string) {
  const meta = { content: 'anna@example.it', dataset: { id: '7', seconds: '60', profile } }
  vi.stubGlobal('document', { querySelector: () => meta })
  return {
    ...(await import('../src/calculation/profile.ts')),
    ...(await import('../src/calculation/keep-profile.ts')),
  }
}

test('only what was changed is sent, and what another device has said since is here afterwards', async () => {
  const { keepProfile, profile } = await pageOf('{"regime":"ordinario"}')
  account = { regime: 'forfettario', marketplaces: ['etsy'] }
  expect(await keepProfile({ costoIncludesIVA: true })).toBeNull()
  expect(asked).toEqual([{ costoIncludesIVA: true }])
  expect(profile()).toEqual({ ...account, costoIncludesIVA: true })
})

test('of the settings only those that differ are sent, and what another device has said of the others stays', async () => {
  const imposte = {
    coefficiente: '40',
    sostitutiva: '15',
    gestione: 'nessuna',
    riduzione: 'nessuna',
  } as const
  const told = { imposte: { ...imposte, senzaGestione: true } } as const
  const { keepProfile, profile, settingsChange } = await pageOf(JSON.stringify(told))
  account = { imposte: { ...told.imposte, coefficiente: '67' } }
  const settings = { ...imposte, gestione: 'artigiani' } as const
  expect(await keepProfile({ imposte: settingsChange(settings) })).toBeNull()
  expect(asked).toEqual([{ imposte: { gestione: 'artigiani', senzaGestione: null } }])
  expect(profile()).toEqual({ imposte: { ...settings, coefficiente: '67' } })
})
