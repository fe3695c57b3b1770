import type { SellerProfile } from '@margine/contract'
import {
  type CalculationFormData,
  changeField,
  defaultFormData,
  isPercent,
  readPercent,
  readTarget,
  saysContributions,
  type TaxSettings,
  withoutDefaults,
} from '@margine/engine'
import { keyOf } from '../person/files.ts'
import { person, profileInPage } from '../person/person.ts'
import { device } from '../person/vault.ts'
import {
  hasFields,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isText,
  type Reads,
} from '../reading.ts'
import { isRegime, isTaxSettings } from './added-fields.ts'
import { today } from './today.ts'

/** As `tariffe` of a profile: a new calculation takes the rates of its own day. */
export const ofToday = 'oggi'

type Aim = NonNullable<SellerProfile['obiettivo']>

const isAim = hasFields<Aim>({
  kind: isOneOf('margine', 'ricarico', 'guadagno', 'dopoImposte'),
  value: isText,
})

type Cost = NonNullable<SellerProfile['speseFisse']>[number]
type Paid = NonNullable<SellerProfile['contributiVersati']>

const isCost = hasFields<Cost>({
  nome: isText,
  importo: isText,
  ogni: isOneOf('mese', 'anno'),
  dal: isText,
  al: isText,
})
const isPaid = hasFields<Paid>({ anno: isNumber, importo: isText })

const readers: {
  [Field in Exclude<keyof SellerProfile, 'imposte'>]-?: Reads<SellerProfile[Field]>
} = {
  regime: isRegime,
  tariffe: isOneOf(ofToday, '1.3.1'),
  marketplaces: isListOf(isText),
  speseIncludonoIVA: isFlag,
  costoIncludesIVA: isFlag,
  obiettivo: (value): value is Aim =>
    isAim(value) && readTarget(value.kind, value.value).target !== null,
  speseFisse: isListOf(isCost),
  apertura: isText,
  primaDel1996: isFlag,
  contributiVersati: isPaid,
  accontiVersati: isPaid,
  altriRedditi: isText,
  addizionali: isText,
}

/** In a profile settings are an answer: without a fund the seller said that there is none. */
const answered = (settings: TaxSettings): TaxSettings =>
  saysContributions(settings) ? settings : { ...settings, senzaGestione: true }

/** Of a profile as it came or was kept, what can be used. */
export function storedProfile(stored: unknown): SellerProfile {
  const said = Object(stored)
  const { imposte } = said
  const profile: SellerProfile =
    isTaxSettings(imposte) && isPercent(imposte.coefficiente) ? { imposte: answered(imposte) } : {}
  for (const [field, reads] of Object.entries(readers))
    if (reads(said[field])) Object.assign(profile, { [field]: said[field] })
  return profile
}

/** The profile in memory, for a device that keeps nothing. */
let here: object | null = null

/** Whether the device has what the page was told. */
let isTaken = false

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a profile on the device, for a page without a network and for every other tab. */
export function keepOnDevice(profile: SellerProfile): void {
  here = profile
  isTaken = true
  device.set('profile', profile)
}

/** The profile of whoever is signed in, as it is in the account: the page was told, and the device keeps it. */
export function profile(): SellerProfile {
  const told = isTaken ? null : parsed(profileInPage())
  isTaken = true
  if (told !== null) keepOnDevice(storedProfile(told))
  return storedProfile(device.get('profile') ?? here)
}

/** Calls whenever another page may have changed the profile; a page that comes back hears of nothing meanwhile. */
export function followProfile(changed: () => void): () => void {
  const hear = (event: StorageEvent | PageTransitionEvent) => {
    // A profile that is deleted goes with its person's visit.
    const mayHave =
      'key' in event
        ? event.key === keyOf(person.id, 'profile') && event.newValue !== null
        : event.persisted
    if (mayHave) changed()
  }
  const ended = new AbortController()
  for (const type of ['storage', 'pageshow'] as const) addEventListener(type, hear, ended)
  return () => ended.abort()
}

const usualTarget = 20

/** The margin that a seller aims at, in percent. */
export function targetOf({ obiettivo }: SellerProfile): number {
  const isMargin = obiettivo?.kind === 'margine' && isPercent(obiettivo.value)
  return isMargin ? readPercent(obiettivo.value) : usualTarget
}

const onTheirMarketplace = (form: CalculationFormData, [first, ...others]: readonly string[]) =>
  first === undefined || [first, ...others].includes(form.marketplace)
    ? form
    : changeField(form, 'marketplace', first)

/** What a new calculation of the seller's begins with, on whatever marketplace. */
export function settingsOfProfile(): CalculationFormData {
  const { tariffe, imposte, regime, ...said } = profile()
  const { speseIncludonoIVA, costoIncludesIVA = defaultFormData.costoIncludesIVA } = said
  return withoutDefaults({
    ...defaultFormData,
    costoIncludesIVA,
    ...(regime && { regime }),
    ...(speseIncludonoIVA && { speseIncludonoIVA }),
    ...(regime === 'forfettario' && imposte && { imposte }),
    ...(tariffe === ofToday && { tariffe: today() }),
  })
}

/** The same on one of theirs. */
export const formOfProfile = (): CalculationFormData =>
  onTheirMarketplace(settingsOfProfile(), profile().marketplaces ?? [])
