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
  type SettingRow,
  settingIn,
  settingLeaves,
  settingNames,
  settings,
  withSetting,
} from '@margine/engine'
import { describe, expect, it } from 'vitest'
import { conditionsInFile, conditionsInWords, conditionsOf } from '../src/articles/conditions.ts'
import { formOf } from '../src/command-line/form.ts'
import { help } from '../src/command-line/help.ts'
import { readOptions } from '../src/command-line/options.ts'
import type { Layout } from '../src/layouts/layout.ts'

/** Another value than where nothing is said. */
function otherThan(leaf: Leaf): unknown {
  if (leaf.kind === 'flag') return !leaf.default
  if (leaf.kind === 'choice') return leaf.of.find((word) => word !== leaf.default)
  return leaf.kind === 'answer' ? true : '7'
}

const today = '2026-11-22'

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

const nameOf = ({ path }: SettingLeaf) => settingNames[path]
const optionOf = (one: SettingLeaf) => nameOf(one)?.option ?? ''

const withOptions = settingLeaves.filter((one) => nameOf(one) !== undefined)

describe('Every setting', () => {
  it('has a name of its own in a link, on the command line and a place of its own in conditions', () => {
    const links = rows.map(([, { link }]) => link)
    expect(new Set(links).size).toBe(links.length)
    for (const of of ['option', 'condition'] as const) {
      const names = Object.values(settingNames).flatMap((name) => name[of] ?? [])
      expect(new Set(names).size).toBe(names.length)
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
})
