import { describe, expect, it } from 'vitest'
import { onlyDated } from '../src/form.ts'
import {
  type AddedFields,
  addedDefaults,
  type CalculationFormData,
  calculate,
  changeField,
  datedCards,
  isFuture,
  isSameForm,
  isSpecified,
  normalForm,
  onItsMarketplace,
  saysContributions,
  withoutDefaults,
} from '../src/index.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { buildForm } from './build.ts'

const own = { percentuale: '12', fissa: '', minima: '', base: 'lordo' } as const
const others: Required<AddedFields> = {
  tariffe: '2026-02-01',
  aliquotaIVA: '10',
  regime: 'forfettario',
  imposte: { ...addedDefaults.imposte, gestione: 'artigiani' },
  commissionePropria: own,
  categoriaEbay: 'watches',
  categoriaTikTok: 'electronics',
  spedizioneIncassata: '4,90',
  speseIncludonoIVA: true,
  pubblicitaIn: 'percento',
  pagamento: { percentuale: '1,5', fissa: '0,25' },
  pianoAmazon: 'individuale',
  logisticaAmazon: {
    ...{ lunghezza: '30', larghezza: '20', altezza: '10', peso: '500' },
    ...{ pericolosa: false, mesi: '' },
  },
  resi: { percentuale: '8', rivendibili: '', costo: '' },
}
const fields = Object.keys(others) as (keyof AddedFields)[]
const withField = (field: keyof AddedFields, from: Required<AddedFields>) =>
  buildForm({ [field]: structuredClone(from[field]) })

describe('an added field', () => {
  it.each(fields)('%s that holds its default is not stored, and makes no other form', (field) => {
    const said = withField(field, addedDefaults)
    expect(withoutDefaults(said)).toEqual(buildForm())
    expect(Object.keys(withoutDefaults(said))).not.toContain(field)
    expect(isSameForm(said, buildForm())).toBe(true)
    expect(isSameForm(buildForm(), said)).toBe(true)
  })

  it('is not stored where it holds only blanks, which count as nothing', () => {
    const blank = buildForm({ aliquotaIVA: '  ' })
    expect(withoutDefaults(blank)).toEqual(buildForm())
    expect(isSameForm(blank, buildForm())).toBe(true)
    const spaced = buildForm({ commissionePropria: { ...own, minima: ' ' } })
    expect(isSameForm(spaced, buildForm({ commissionePropria: { ...own, minima: '' } }))).toBe(true)
  })

  it.each(fields)('%s that holds something else is stored, and makes another form', (field) => {
    const form = withField(field, others)
    expect(withoutDefaults(form)).toEqual(form)
    expect(isSameForm(form, buildForm())).toBe(false)
    expect(isSameForm(buildForm(), form)).toBe(false)
    expect(isSameForm(form, withField(field, others))).toBe(true)
  })

  it('is told from another by each of its parts', () => {
    const form = buildForm({ commissionePropria: own, imposte: others.imposte })
    const { imposte } = others
    for (const commissionePropria of [
      { ...own, fissa: '1' },
      { ...own, base: 'netto' as const },
    ])
      expect(isSameForm(form, { ...form, commissionePropria })).toBe(false)
    expect(isSameForm(form, { ...form, imposte: { ...imposte, riduzione: '35' } })).toBe(false)
  })

  it('tells a seller without contributions from one who was not asked', () => {
    const imposte = { ...addedDefaults.imposte, senzaGestione: true } as const
    const answered = buildForm({ regime: 'forfettario', imposte })
    const unasked = buildForm({ regime: 'forfettario' })
    expect(withoutDefaults(answered)).toEqual(answered)
    expect(isSameForm(answered, unasked)).toBe(false)
    expect(isSameForm(unasked, answered)).toBe(false)
    expect(saysContributions(imposte)).toBe(true)
    expect(saysContributions(addedDefaults.imposte)).toBe(false)
    expect(calculate({ ...answered, costo: '5', prezzoVendita: '20' })).toEqual(
      calculate({ ...unasked, costo: '5', prezzoVendita: '20' }),
    )
  })

  it('makes a form more than specified only where the result depends on it', () => {
    const needed = fields.filter((field) => !isSpecified(withField(field, others)))
    expect(needed).toEqual([
      ...['tariffe', 'aliquotaIVA', 'regime', 'commissionePropria'],
      ...['spedizioneIncassata', 'speseIncludonoIVA', 'pubblicitaIn', 'pagamento'],
      ...['logisticaAmazon', 'resi'],
    ])
  })
})

describe('changing a field of a dated form', () => {
  const dated = (change: Partial<CalculationFormData> = {}) =>
    buildForm({ tariffe: '2026-02-01', ...change })

  it('leaves no default behind', () => {
    expect(changeField(dated(), 'tariffe', '1.3.1')).toEqual(buildForm())
    expect(changeField(dated({ categoria: 'kitchen' }), 'tariffe', undefined)).toEqual(buildForm())
    const typed = changeField(buildForm(), 'aliquotaIVA', '10')
    expect(Object.keys(changeField(typed, 'aliquotaIVA', ''))).not.toContain('aliquotaIVA')
    expect(changeField(typed, 'commissionePropria', null)).toEqual(typed)
  })

  it.each([
    [{ categoria: 'kitchen' }, { categoria: 'base' }],
    [{ categoria: 'books' }, { categoria: 'books' }],
    [{ marketplace: 'ebay', categoria: 'kitchen' }, { marketplace: 'ebay' }],
    [{ marketplace: 'ebay', categoriaEbay: 'watches' }, { marketplace: 'ebay' }],
    [{ marketplace: 'tiktok', categoriaTikTok: 'electronics' }, {}],
    [{ marketplace: 'etsy' }, { marketplace: 'etsy' }],
  ])('to rates or a country without its rows: %j becomes %j', (choice, left) => {
    expect(changeField(dated(choice), 'tariffe', '1.3.1')).toEqual(buildForm(left))
    const abroad = dated({ ...left, paese: 'FR' })
    expect(changeField(dated(choice), 'paese', 'FR')).toEqual(abroad)
  })

  it('to an earlier day keeps what was there on it', () => {
    const kitchen = dated({ categoria: 'kitchen', categoriaEbay: 'watches' })
    const before = changeField(kitchen, 'tariffe', '2026-01-31')
    expect(before).toEqual(
      dated({ tariffe: '2026-01-31', categoria: 'base', categoriaEbay: 'watches' }),
    )
    expect(changeField(before, 'tariffe', '2025-01-01')).toEqual(
      buildForm({ tariffe: '2025-01-01' }),
    )
  })

  it('loses no choice while a day is being typed', () => {
    const kitchen = dated({ categoria: 'kitchen' })
    expect(changeField(kitchen, 'tariffe', '2026-0')).toEqual({ ...kitchen, tariffe: '2026-0' })
  })

  it('leaves a form of version 1.3.1 its keys, also those nobody knows', () => {
    const form = buildForm({ categoria: 'kitchen', marketplace: 'mercatino' })
    expect(changeField(form, 'costo', '11')).toEqual({ ...form, costo: '11' })
  })
})

describe('a marketplace that only dated cards have', () => {
  const since131 = buildForm({ marketplace: 'tiktok' })

  it('is known by name where the cards are not', () => {
    const named = Object.keys(datedCards).filter((key) => !Object.hasOwn(marketplaces, key))
    expect(onlyDated).toEqual(named)
  })

  it.each([
    ['chosen', () => changeField(buildForm(), 'marketplace', 'tiktok')],
    ['there already', () => changeField(since131, 'paese', 'IT')],
    ['stored', () => normalForm(since131)],
    ['stored, with its default', () => normalForm({ ...since131, tariffe: '1.3.1' })],
    ['sent', () => onItsMarketplace(since131)],
  ])('becomes Amazon under 1.3.1: %s', (_how, formOf) => {
    expect(formOf()).toEqual(buildForm())
  })

  it('becomes Amazon where the cards of the day or the country lack it, and stays where they have it', () => {
    const sent = (change: Partial<CalculationFormData>) =>
      onItsMarketplace({ ...since131, tariffe: '2025-03-31', ...change }).marketplace
    expect(sent({})).toBe('tiktok')
    expect(sent({ tariffe: '2025-03-30' })).toBe('amazon')
    expect(sent({ paese: 'FR' })).toBe('amazon')
    expect(normalForm({ ...since131, tariffe: '2025-03-31' }).marketplace).toBe('tiktok')
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-22', '2026-11-22', false],
    ['2026-11-23', '2026-11-22', false],
    ['2026-11-24', '2026-11-22', true],
    ['2026-12-01', '2026-11-30', false],
    ['2026-12-02', '2026-11-30', true],
    ['2027-01-01', '2026-12-31', false],
    ['2027-01-02', '2026-12-31', true],
    ['2028-02-29', '2028-02-28', false],
    ['2028-03-01', '2028-02-28', true],
    ['1.3.1', '2026-11-22', false],
    ['9999', '2026-11-22', false],
  ])('%s on %s: after tomorrow is %s', (tariffe, today, future) => {
    expect(isFuture(tariffe, today)).toBe(future)
  })
})
