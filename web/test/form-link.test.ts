import { addedDefaults, type CalculationFormData, defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { fieldsIn, fragmentOf } from '../src/calculation/form-link.ts'
import { calculate } from '../src/calculation/rates.ts'
import { readLink } from '../src/features/opening/opened-form.ts'
import { wholeForms } from './whole-forms.ts'

const lamp: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  categoria: 'home',
}

/** A link with a text of ours in it, whatever that is. */
const linkWith = (text: string, version = '1') =>
  `#calcolo=${version}.${btoa(text).replaceAll('=', '')}`
const textIn = (link: string) => atob(link.split('.')[1] ?? '')

describe('the link to a calculation', () => {
  test('has a name for every field there is', () => {
    const said = wholeForms.flatMap((form) => Object.keys(fieldsIn(fragmentOf(form))))
    expect(new Set(said)).toEqual(new Set(Object.keys({ ...defaultFormData, ...addedDefaults })))
  })

  test('brings back odd texts as typed', () => {
    const odd = { ...lamp, costo: '1.234,5', packaging: '€ 0,60', prezzoVendita: 'gratis 🎁' }
    expect(readLink(fragmentOf(odd))).toEqual(odd)
  })

  test('is read where a program that passes it on has written its «=» in another way', () => {
    for (const written of ['%3D', '%3d'])
      expect(readLink(fragmentOf(lamp).replace('=', written))).toEqual(lamp)
  })

  test('holds what differs from the defaults and nothing else, in letters an address may have', () => {
    expect(textIn(fragmentOf(lamp))).toBe('{"c":"12,50","v":"39,90","g":"home"}')
    expect(fragmentOf({ ...lamp, tariffe: '1.3.1', commissionePropria: null })).toBe(
      fragmentOf(lamp),
    )
    expect(fragmentOf({ ...lamp, costo: '🎁' })).toMatch(/^#calcolo=1\.[\w-]+$/)
  })

  test('is read with defaults for what is missing, and without what nobody knows', () => {
    expect(readLink(linkWith('{"c":"5","zz":{"a":[1]},"costo":"9"}'))).toEqual({
      ...defaultFormData,
      costo: '5',
    })
  })

  test('says what the page shows: what the rates of its day or country do not have goes back to its default', () => {
    const read = (form: object) => readLink(fragmentOf({ ...lamp, ...form }))
    const abroad = { paese: 'FR', tariffe: '2026-03-01' }
    expect(read({ ...abroad, marketplace: 'tiktok' })).toEqual({ ...lamp, ...abroad })
    expect(read({ categoria: 'kitchen', prime: true })).toEqual({ ...lamp, categoria: 'base' })
    expect(read({ tariffe: '2026-02-3', categoria: 'kitchen' })).toMatchObject({
      tariffe: '2026-02-3',
      categoria: 'kitchen',
    })
  })

  test('of what Amazon ships asks for a fee that its rates do not tell, as where it was made', () => {
    const sides = { lunghezza: '44', larghezza: '30', altezza: '12', peso: '900' }
    const measured = { ...sides, pericolosa: false, mesi: '' }
    for (const piece of [measured, { ...measured, peso: '' }, { ...measured, tariffa: 'x' }]) {
      const form = { ...lamp, spedizione: '0,45', logisticaAmazon: piece }
      expect(readLink(fragmentOf(form))).toEqual(form)
      expect(calculate(form)).toMatchObject({ problems: [{ field: 'logisticaAmazon' }] })
    }
  })

  test('is damaged where it was cut, changed, too long, or says nothing', () => {
    const link = fragmentOf(lamp)
    for (const damaged of [
      link.slice(0, -1),
      link.slice(0, -12),
      `${link}!`,
      '#calcolo=',
      '#calcolo=1.',
      '#calcolo=0.e30',
      '#calcolo=-1.e30',
      '#calcolo=e30',
      '#calcolo=1.<img src=x onerror=alert(1)>',
      linkWith('{}'),
      linkWith('[]'),
      linkWith('["5"]'),
      linkWith('null'),
      linkWith('"c"'),
      linkWith('{"zz":1}'),
      linkWith('{"c":"\xff"}'),
      linkWith(`{"c":"5","zz":"${'9'.repeat(1_000_000)}"}`),
    ])
      expect(readLink(damaged), damaged.slice(0, 60)).toBe('damaged')
  })

  test('is damaged where a field holds what can not be its value', () => {
    for (const wrong of [
      '{"c":5}',
      '{"c":null}',
      '{"p":"si"}',
      '{"c":"5","o":{"percentuale":12}}',
      `{"c":"${'9'.repeat(201)}"}`,
      `{"c":"5","o":{"percentuale":"${'9'.repeat(201)}","fissa":"","minima":"","base":"netto"}}`,
    ])
      expect(readLink(linkWith(wrong)), wrong.slice(0, 60)).toBe('damaged')
  })

  test('is from a newer version where a choice is one that nobody knows here', () => {
    for (const choice of [
      '"m":"zalando"',
      '"m":"__proto__"',
      '"n":"XX"',
      '"g":"nope"',
      '"gm":"nope"',
      '"ge":"nope"',
      '"gt":"nope"',
      '"r":"impatriati"',
      '"x":{"coefficiente":"67","sostitutiva":"10","gestione":"nessuna","riduzione":"nessuna"}',
      '"o":{"percentuale":"9","fissa":"","minima":"","base":"lordissimo"}',
    ])
      expect(readLink(linkWith(`{"c":"5",${choice}}`)), choice).toBe('newer')
  })

  test('is read in spite of what nobody knows in the parts of a field, however deep that is', () => {
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
    const tax = '"coefficiente":"67","sostitutiva":"5","gestione":"nessuna","riduzione":"nessuna"'
    const own = '"percentuale":"9","fissa":"","minima":"","base":"netto"'
    expect(readLink(linkWith(`{"c":"5","x":{${tax},"altro":${deep}}}`))).toEqual({
      ...defaultFormData,
      costo: '5',
      imposte: { coefficiente: '67', sostitutiva: '5', gestione: 'nessuna', riduzione: 'nessuna' },
    })
    expect(readLink(linkWith(`{"c":"5","o":{${own},"altro":1}}`))).toMatchObject({
      commissionePropria: { percentuale: '9', fissa: '', minima: '', base: 'netto' },
    })
    expect(readLink(linkWith(`{"c":"5","x":${deep}}`))).toBe('damaged')
  })

  test('of a newer version says so, whatever is in it', () => {
    expect(readLink(linkWith('?', '2'))).toBe('newer')
    expect(readLink('#calcolo=17.abc')).toBe('newer')
  })

  test('changes nothing but the form that it carries, whatever its keys are called', () => {
    const form = readLink(linkWith('{"c":"5","__proto__":{"costo":"7","s":"7"},"constructor":1}'))
    expect(form).toEqual({ ...defaultFormData, costo: '5' })
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype)
    expect(Reflect.get({}, 's')).toBeUndefined()
  })
})
