import type { ComparedRow } from '@margine/engine'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { usePrinting } from '../../ui/usePrinting.ts'
import { Apart } from './Apart.tsx'
import { categoryOptions, RateDetails } from './CategoryCell.tsx'
import { type List, shareTerms } from './list.ts'
import { PlaceTable } from './PlaceTable.tsx'
import styles from './WhereToSellScreen.module.css'
import { words as allWords } from './words.ts'

const words = allWords.elsewhere

type Props = {
  list: List
  /** The form, and its marketplace in every other country. */
  own: ComparedRow
  rows: readonly ComparedRow[]
}

/** The marketplace of the calculation in other countries. */
export function Elsewhere({ list, own, rows }: Props) {
  const [open, setOpen] = useState(false)
  const isPrinted = usePrinting()
  const compared = rows.filter(({ apart }) => apart === null)
  const terms = shareTerms(rows) ? 'elsewhere' : 'told'
  const title = words.title(own.label)
  return (
    <div className={styles.elsewhere}>
      <Disclosure
        title={title}
        summary={words.count(rows.length)}
        open={open || isPrinted}
        onToggle={() => setOpen(!open)}
      >
        <SharedTerms list={list} rows={rows} told={terms === 'elsewhere'} />
        {compared.length > 0 && (
          <PlaceTable
            title={title}
            list={list}
            naming="country"
            terms={terms}
            rows={[own, ...compared]}
          />
        )}
        <Apart list={list} own={own} naming="country" terms={terms} rows={rows} />
      </Disclosure>
    </div>
  )
}

type SharedProps = {
  list: Pick<List, 'form' | 'onCategory'>
  /** One marketplace in several countries. */
  rows: readonly ComparedRow[]
  /** Whether what holds for one of them holds for all. */
  told: boolean
}

/** The category of a marketplace in every other country, chosen once; and its rates, where they are the same ones. */
function SharedTerms({ list: { form, onCategory }, rows, told }: SharedProps) {
  const [first] = rows
  if (first === undefined) return null
  const { label, category } = first
  return (
    <div className="note">
      {category !== null && (
        <>
          <div className={`screen-only ${styles.choice}`}>
            <SelectField
              label={words.category(label)}
              value={category.key}
              options={categoryOptions(form, rows)}
              onChange={(key) => onCategory(first, key)}
            />
          </div>
          {told && (
            <p>
              <span className={styles.printed}>{category.label}, </span>
              {allWords.basis[category.basis]}
            </p>
          )}
        </>
      )}
      {told && <RateDetails form={form} row={first} />}
    </div>
  )
}
