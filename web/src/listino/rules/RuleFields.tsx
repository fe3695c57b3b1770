import type { CategoryRule } from '@margine/listino'
import type { Choices } from '@margine/listino/list'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Rules.module.css'
import { words } from './words.ts'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const fields = optionsOf(words.fields)
const tests = optionsOf(words.tests)

type Props = {
  rule: CategoryRule
  number: number
  /** How many articles have their category from it. */
  count: number
  categories: Choices['categories']
  onChange: (rule: CategoryRule) => void
  /** Null for the first. */
  onUp: (() => void) | null
  onRemove: () => void
}

/** A rule to write: if the SKU begins with this, the category is that. */
export function RuleFields(props: Props) {
  const { rule, number, count, categories, onChange, onUp, onRemove } = props
  const id = useId()
  const isKnown = categories.some(({ value }) => value === rule.category)
  const elsewhere = { value: rule.category, label: `${rule.category}: ${words.elsewhere}` }
  return (
    <fieldset className={`stack ${styles.rule}`}>
      <legend>{words.rule(number)}</legend>
      <div className={`row ${styles.fields}`}>
        <SelectField
          label={words.field}
          value={rule.field}
          options={fields}
          onChange={(field) => onChange({ ...rule, field: field as CategoryRule['field'] })}
        />
        <SelectField
          label={words.test}
          value={rule.test}
          options={tests}
          onChange={(test) => onChange({ ...rule, test: test as CategoryRule['test'] })}
        />
        <div className="field">
          <label className="label" htmlFor={id}>
            {words.text}
          </label>
          <input
            id={id}
            className="input"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={rule.text}
            aria-describedby={`${id}-fits`}
            onChange={({ target }) => onChange({ ...rule, text: target.value })}
          />
        </div>
        <SelectField
          label={words.category}
          value={rule.category}
          options={isKnown ? categories : [elsewhere, ...categories]}
          onChange={(category) => onChange({ ...rule, category })}
        />
      </div>
      <div className={`row ${styles.below}`}>
        <p className="note" id={`${id}-fits`}>
          {rule.text.trim() === '' ? words.blank : words.fits(count)}
        </p>
        {onUp !== null && (
          <Button aria-label={words.up(number)} onClick={onUp}>
            {words.upShort}
          </Button>
        )}
        <Button aria-label={words.remove(number)} onClick={onRemove}>
          {words.removeShort}
        </Button>
      </div>
    </fieldset>
  )
}
