import {
  addedSettings,
  asShared,
  type CalculationFormData,
  calculate,
  defaultFormData,
  invalidFieldsOf,
  type Leaf,
  normalForm,
  type SettingLeaf,
  type SettingName,
  type SettingRow,
  settingIn,
  settingLeaves,
  settingNames,
  settings,
  withSetting,
} from '@margine/engine'
import { describe, expect, it } from 'vitest'
import { conditionsInFile, conditionsInWords, conditionsOf } from '../src/articles/conditions.ts'
import type { OpenedList } from '../src/articles/open-list.ts'
import { formOf } from '../src/command-line/form.ts'
import { help } from '../src/command-line/help.ts'
import { readOptions } from '../src/command-line/options.ts'
import type { Layout } from '../src/layouts/layout.ts'
import { basisOf, type Terms } from '../src/list/terms.ts'
import { termsFor } from '../src/list/terms-of-file.ts'

/** Another value than where nothing is said. */
function otherThan(leaf: Leaf): unknown {
  if (leaf.kind === 'flag') return !leaf.default
  if (leaf.kind === 'choice') return leaf.of.find((word) => word !== leaf.default)
  return leaf.kind === 'answer' ? true : '7'
}

const today = '2026-11-22'

/** What a list began with. */
const terms: Terms = {
  ...{ marketplace: 'amazon', category: '', tariffe: today, regime: 'ordinario' },
  ...{ aliquotaIVA: '', aliquotaRidotta: '', prezzoIncludesIVA: true, costoIncludesIVA: false },
  ...{ speseIncludonoIVA: false, target: 20, prezzo: 0, costo: 0, regole: [], spedizione: '' },
  targetIn: 'margine',
  fromProfile: [],
}

const ownLayout = { key: 'margine' } as Layout

/** A sale that every setting of the command line counts in. */
const sale: CalculationFormData = {
  ...defaultFormData,
  ...{ costo: '10', prezzoVendita: '40', spedizione: '2', tariffe: today },
  ...{ regime: 'forfettario', pubblicita: '1' },
}

const rows = Object.entries<SettingRow>(settings)
const named = (leaves: readonly SettingLeaf[]) => leaves.map((one) => [one.path, one] as const)

/** Options that are typed in another way than one value: a key of some catalogue, or a switch that is on. */
const apart = ['marketplace', 'paese', 'tariffe', 'prezzo-con-iva', 'commissione']

const names: Readonly<Record<string, SettingName>> = settingNames
const nameOf = ({ path }: SettingLeaf) => names[path]
const optionOf = (one: SettingLeaf) => nameOf(one)?.option ?? ''

const withOptions = settingLeaves.filter((one) => nameOf(one) !== undefined)

describe('Every setting', () => {
  it('has a name of its own in a link, on the command line and a place of its own in conditions', () => {
    const links = rows.map(([, { link }]) => link)
    expect(new Set(links).size).toBe(links.length)
    for (const of of ['option', 'condition'] as const) {
      const said = Object.values(names).flatMap((name) => name[of] ?? [])
      expect(new Set(said).size).toBe(said.length)
    }
    // A name belongs to a value that there is.
    expect(withOptions.length).toBe(Object.keys(settingNames).length)
  })

  it.each(named(settingLeaves))('%s is stored where it isn’t as usual, and only then', (_, one) => {
    const said = normalForm(withSetting(sale, one, otherThan(one.leaf)))
    expect(settingIn(said, one)).toEqual(otherThan(one.leaf))
    if (one.field in addedSettings && 'default' in one.leaf && one.part === null)
      expect(normalForm(withSetting(sale, one, one.leaf.default))).not.toHaveProperty(one.field)
  })

  it.each(
    named(
      settingLeaves.filter(({ leaf }) =>
        ['percent', 'requiredPercent', 'amount'].includes(leaf.kind),
      ),
    ).filter(([name]) => name.includes('.') || !(name in defaultFormData)),
  )('%s that can’t be used is told', (name, one) => {
    expect(invalidFieldsOf(withSetting(sale, one, 'molto'))).toContain(name)
  })

  it.each(named(settingLeaves))('%s isn’t shared where no result depends on it', (_, one) => {
    const said = normalForm(withSetting(sale, one, otherThan(one.leaf)))
    const [first, second] = [calculate(said), calculate(asShared(said))]
    expect(second).toEqual(first)
  })
})

describe('Every setting of the command line', () => {
  it.each(named(withOptions))('%s is an option that help names', (_, one) => {
    expect(help).toContain(`--${optionOf(one)}`)
  })

  it.each(named(withOptions.filter((one) => !apart.includes(optionOf(one)))))(
    '%s is read from its option',
    (_, one) => {
      const value = otherThan(one.leaf)
      const typed = value === true ? [] : [String(value)]
      // What is read of returns in one of their parts is read where some come back.
      const beside = one.field === 'resi' && one.part !== 'percentuale' ? ['--resi', '3'] : []
      const args = ['a.csv', ...beside, `--${optionOf(one)}`, ...typed]
      const { options = {} } = readOptions(args) ?? {}
      expect(settingIn(formOf(options, {}, today), one)).toEqual(value)
    },
  )

  it.each(named(withOptions.filter((one) => nameOf(one)?.condition !== undefined)))(
    '%s comes back from the column of conditions',
    (_, one) => {
      const isShare = optionOf(one) === 'pubblicita'
      const form = withSetting(sale, one, otherThan(one.leaf))
      const said = conditionsOf(isShare ? { ...form, pubblicitaIn: 'percento' } : form)
      expect(said).toHaveProperty([optionOf(one)])
      const file = { header: ['condizioni'], sample: [[conditionsInWords(said)]] }
      expect(conditionsInFile(file, ownLayout)).toEqual({ conditions: said, fault: null })
    },
  )

  it.each(named(withOptions.filter((one) => nameOf(one)?.condition !== undefined)))(
    '%s of a file of ours counts on the page',
    (_, one) => {
      const marketplace = one.field === 'pagamento' ? 'shopify' : 'amazon'
      const before: Terms = { ...terms, marketplace, regime: 'forfettario' }
      const isShare = optionOf(one) === 'pubblicita'
      const resi = { percentuale: '3', rivendibili: '', costo: '' }
      const whole = { ...sale, marketplace, ...(one.field === 'resi' ? { resi } : {}) }
      const form = withSetting(whole, one, otherThan(one.leaf))
      const said = conditionsOf(isShare ? { ...form, pubblicitaIn: 'percento' } : form)
      const table = { header: ['condizioni'], sample: [[conditionsInWords(said)]] }
      const opened = { table, layout: ownLayout, mapping: {} } as unknown as OpenedList
      const read = basisOf(termsFor(opened, before))
      expect(isShare ? read.forAll.percent : settingIn(read.form, one)).toEqual(
        isShare ? 7 : otherThan(one.leaf),
      )
    },
  )
})
