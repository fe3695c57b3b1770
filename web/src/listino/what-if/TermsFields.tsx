import { isOwnShop, isPercent } from '@margine/engine'
import type { Choices, Terms } from '@margine/listino/list'
import {
  asksPlan,
  knowsContributions,
  ownRateIn,
  paymentIn,
  taxSettingsIn,
} from '@margine/listino/list'
import type { Ref } from 'react'
import { RegimeFields } from '../../ui/form/RegimeFields.tsx'
import { TypedField } from '../../ui/form/TypedField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { ListState } from '../page/list-state.ts'
import { RulesField } from '../rules/RulesField.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { SaleFields } from './SaleFields.tsx'
import styles from './WhatIf.module.css'
import { words as said } from './words.ts'

/** What stands where no category is chosen: the standard one counts. */
const noneChosen = ({ categories }: Choices) => ({
  value: '',
  label: said.noCategory(categories.find(({ value }) => value === 'base')?.label ?? ''),
})

/** Where each kind of target begins. */
const beginningTargets = {
  margine: { targetIn: 'margine', target: 20 },
  dopoImposte: { targetIn: 'dopoImposte', target: 1 },
} as const

const targetKinds = (['margine', 'dopoImposte'] as const).map((value) => ({
  value,
  label: said.targetKinds[value],
}))

type Props = {
  ref: Ref<HTMLDivElement>
  terms: Terms
  choices: Choices
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  /** Of how many articles files say each expense, and of how many they don't. */
  told: ListState['said']
  /** How many articles are clothing, which may be eligible for Prime. */
  clothing: number
  today: string
  onChange: (changes: Partial<Terms>) => void
}

/** By which rates all articles are calculated; the marketplace comes first. */
export function TermsFields(props: Props) {
  const { ref, terms, choices, ruled, told, clothing, today, onChange } = props
  const fees = [
    { value: today, label: said.feesToday },
    { value: '1.3.1', label: said.fees131 },
  ]
  const ownRate = ownRateIn(terms)
  const soldOn = choices.marketplaces.find(({ value }) => value === terms.marketplace)?.label ?? ''
  const settings = taxSettingsIn(terms)
  const isOrdinary = terms.regime === 'ordinario'
  return (
    <div ref={ref} className={styles.fields}>
      <SelectField
        label={said.marketplace}
        value={terms.marketplace}
        options={choices.marketplaces}
        onChange={(marketplace) => onChange({ marketplace, category: '' })}
      />
      {isOwnShop(terms) && (
        <div className={styles.regime} data-payment>
          <PaymentFields
            marketplace={terms.marketplace}
            terms={paymentIn(terms)}
            onChange={(pagamento) => onChange({ pagamento })}
          />
        </div>
      )}
      <SelectField
        label={said.fees}
        value={terms.tariffe}
        options={fees}
        onChange={(tariffe) => onChange({ tariffe })}
      />
      <TypedField
        key={terms.marketplace}
        label={said.ownRate}
        hint={said.ownRateHint(soldOn)}
        text={ownRate}
        unit="%"
        onWrite={(text) =>
          onChange({ commissioni: { ...terms.commissioni, [terms.marketplace]: text } })
        }
      />
      {choices.categories.length > 0 && (
        <SelectField
          label={said.category}
          value={terms.category}
          options={[noneChosen(choices), ...choices.categories]}
          onChange={(category) => onChange({ category })}
        />
      )}
      {choices.categories.length > 0 && (
        <RulesField
          rules={terms.regole}
          ruled={ruled}
          categories={choices.categories}
          onChange={(regole) => onChange({ regole })}
        />
      )}
      <div className={styles.regime}>
        <RegimeFields
          regime={terms.regime}
          settings={settings}
          knowsContributions={knowsContributions(terms)}
          problem={isPercent(settings.coefficiente) ? null : said.wrongCoefficient}
          onRegime={(regime) => onChange({ regime })}
          onSettings={(imposte) => onChange({ imposte })}
        />
      </div>
      {!isOrdinary && (
        <SelectField
          label={said.targetIn}
          value={terms.targetIn}
          options={targetKinds}
          onChange={(kind) => onChange(beginningTargets[kind === 'dopoImposte' ? kind : 'margine'])}
        />
      )}
      <SaleFields terms={terms} said={told} soldOn={soldOn} onChange={onChange} />
      <TypedField
        label={said.vat}
        hint={said.vatHint}
        text={terms.aliquotaIVA}
        unit="%"
        onWrite={(aliquotaIVA) => onChange({ aliquotaIVA })}
      />
      {terms.aliquotaRidotta !== '' && (
        <TypedField
          label={said.reducedVat}
          hint={said.reducedVatHint}
          text={terms.aliquotaRidotta}
          unit="%"
          onWrite={(aliquotaRidotta) => onChange({ aliquotaRidotta })}
        />
      )}
      <div className={styles.switches}>
        {isOrdinary && (
          <Switch
            label={said.priceIncludes}
            checked={terms.prezzoIncludesIVA}
            onChange={(prezzoIncludesIVA) => onChange({ prezzoIncludesIVA })}
          />
        )}
        {terms.marketplace === 'amazon' && ownRate === '' && clothing > 0 && (
          <Switch
            label={said.prime(clothing)}
            checked={terms.prime === true}
            onChange={(prime) => onChange({ prime })}
          />
        )}
        {asksPlan(terms) && (
          <Switch
            label={said.plan}
            checked={terms.pianoAmazon === 'individuale'}
            onChange={(isOn) => onChange({ pianoAmazon: isOn ? 'individuale' : 'professionale' })}
          />
        )}
        <Switch
          label={said.costIncludes}
          checked={terms.costoIncludesIVA}
          onChange={(costoIncludesIVA) => onChange({ costoIncludesIVA })}
        />
        <Switch
          label={said.expensesInclude}
          checked={terms.speseIncludonoIVA === true}
          onChange={(speseIncludonoIVA) => onChange({ speseIncludonoIVA })}
        />
      </div>
    </div>
  )
}
