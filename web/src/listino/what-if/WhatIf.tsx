import { largestAmount } from '@margine/engine'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { RulesField } from '../rules/RulesField.tsx'
import type { Choices, Terms } from '../shop/terms.ts'
import { asItIs, isTrying } from '../talk/first-terms.ts'
import { words } from '../words.ts'
import { PercentField } from './PercentField.tsx'
import { TypedField } from './TypedField.tsx'
import styles from './WhatIf.module.css'

const { terms: said } = words

const targetSteps = { min: 0, max: 60, step: 1 }
const changeSteps = { min: -30, max: 30, step: 0.5 }

type Props = {
  terms: Terms
  choices: Choices
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  today: string
  onChange: (changes: Partial<Terms>) => void
}

/** What holds for all articles, in short. */
function summaryOf({ tariffe, marketplace, regime }: Terms, { marketplaces }: Choices): string {
  const sold = marketplaces.find(({ value }) => value === marketplace)?.label ?? ''
  return [sold, tariffe === '1.3.1' ? said.fees131 : said.feesToday, said[regime]].join(' · ')
}

/** What all articles are tried with, and by which rates. */
export function WhatIf({ terms, choices, ruled, today, onChange }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const fees = [
    { value: today, label: said.feesToday },
    { value: '1.3.1', label: said.fees131 },
  ]
  const regimes = [
    { value: 'ordinario', label: said.ordinario },
    { value: 'forfettario', label: said.forfettario },
  ]
  const isOrdinary = terms.regime === 'ordinario'
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{said.title}</h2>
        <p>{isTrying(terms) ? said.trying : said.hint}</p>
        {isTrying(terms) && <Button onClick={() => onChange(asItIs(terms))}>{said.reset}</Button>}
      </div>
      <div className={styles.sliders}>
        <PercentField
          label={said.target}
          note={said.targetNote}
          exactLabel={said.targetExact}
          steps={targetSteps}
          value={terms.target}
          isChange={false}
          above={-100}
          onChange={(target) => onChange({ target })}
        />
        <PercentField
          label={said.price}
          note={said.priceNote}
          exactLabel={said.priceExact}
          steps={changeSteps}
          value={terms.prezzo}
          isChange
          above={-100}
          onChange={(prezzo) => onChange({ prezzo })}
        />
        <PercentField
          label={said.cost}
          note={said.costNote}
          exactLabel={said.costExact}
          steps={changeSteps}
          value={terms.costo}
          isChange
          above={-100}
          onChange={(costo) => onChange({ costo })}
        />
      </div>
      <Disclosure
        title={said.more}
        heading="h3"
        summary={summaryOf(terms, choices)}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <div className={styles.fields}>
          <SelectField
            label={said.fees}
            value={terms.tariffe}
            options={fees}
            onChange={(tariffe) => onChange({ tariffe })}
          />
          <SelectField
            label={said.marketplace}
            value={terms.marketplace}
            options={choices.marketplaces}
            onChange={(marketplace) => onChange({ marketplace, category: 'base' })}
          />
          {choices.categories.length > 0 && (
            <SelectField
              label={said.category}
              value={terms.category}
              options={choices.categories}
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
            label={said.vat}
            hint={said.vatHint}
            text={terms.aliquotaIVA}
            suffix={said.percent}
            most={100}
            onWrite={(aliquotaIVA) => onChange({ aliquotaIVA })}
          />
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
          </div>
        </div>
      </Disclosure>
    </section>
  )
}
