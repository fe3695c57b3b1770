import { largestAmount } from '@margine/engine'
import type { Ref } from 'react'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { RulesField } from '../rules/RulesField.tsx'
import type { Choices, Terms } from '../worker/terms.ts'
import { TypedField } from './TypedField.tsx'
import styles from './WhatIf.module.css'
import { words as said } from './words.ts'

const regimes = [
  { value: 'ordinario', label: said.ordinario },
  { value: 'forfettario', label: said.forfettario },
]

/** What stands where no category is chosen: the standard one counts. */
const noneChosen = ({ categories }: Choices) => ({
  value: '',
  label: said.noCategory(categories.find(({ value }) => value === 'base')?.label ?? ''),
})

type Props = {
  ref: Ref<HTMLDivElement>
  terms: Terms
  choices: Choices
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  today: string
  onChange: (changes: Partial<Terms>) => void
}

/** By which rates all articles are calculated; the marketplace comes first. */
export function TermsFields({ ref, terms, choices, ruled, today, onChange }: Props) {
  const fees = [
    { value: today, label: said.feesToday },
    { value: '1.3.1', label: said.fees131 },
  ]
  const isOrdinary = terms.regime === 'ordinario'
  return (
    <div ref={ref} className={styles.fields}>
      <SelectField
        label={said.marketplace}
        value={terms.marketplace}
        options={choices.marketplaces}
        onChange={(marketplace) => onChange({ marketplace, category: '' })}
      />
      <SelectField
        label={said.fees}
        value={terms.tariffe}
        options={fees}
        onChange={(tariffe) => onChange({ tariffe })}
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
      <SelectField
        label={said.regime}
        value={terms.regime}
        options={regimes}
        onChange={(regime) => onChange({ regime: regime as Terms['regime'] })}
      />
      <TypedField
        label={said.shipping}
        hint={said.shippingHint}
        text={terms.spedizione}
        suffix={said.euro}
        most={largestAmount}
        onWrite={(spedizione) => onChange({ spedizione })}
      />
      <TypedField
        label={said.returns}
        hint={said.returnsHint}
        text={terms.resi ?? ''}
        suffix={said.percent}
        most={100}
        onWrite={(resi) => onChange({ resi })}
      />
      <TypedField
        label={said.vat}
        hint={said.vatHint}
        text={terms.aliquotaIVA}
        suffix={said.percent}
        most={100}
        onWrite={(aliquotaIVA) => onChange({ aliquotaIVA })}
      />
      {terms.aliquotaRidotta !== '' && (
        <TypedField
          label={said.reducedVat}
          hint={said.reducedVatHint}
          text={terms.aliquotaRidotta}
          suffix={said.percent}
          most={100}
          onWrite={(aliquotaRidotta) => onChange({ aliquotaRidotta })}
        />
      )}
      <div className={styles.switches}>
        {isOrdinary && (
          <Switch
            name={said.priceIncludes}
            label={said.priceIncludes}
            checked={terms.prezzoIncludesIVA}
            onChange={(prezzoIncludesIVA) => onChange({ prezzoIncludesIVA })}
          />
        )}
        <Switch
          name={said.costIncludes}
          label={said.costIncludes}
          checked={terms.costoIncludesIVA}
          onChange={(costoIncludesIVA) => onChange({ costoIncludesIVA })}
        />
        <Switch
          name={said.expensesInclude}
          label={said.expensesInclude}
          checked={terms.speseIncludonoIVA === true}
          onChange={(speseIncludonoIVA) => onChange({ speseIncludonoIVA })}
        />
      </div>
    </div>
  )
}
