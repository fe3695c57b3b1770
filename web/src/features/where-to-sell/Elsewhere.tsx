import type { ComparedRow } from '@margine/engine'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { usePrinting } from '../../ui/usePrinting.ts'
import { Apart } from './Apart.tsx'
import styles from './Elsewhere.module.css'
import type { List } from './list.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { SharedTerms } from './SharedTerms.tsx'
import { shareTerms } from './terms.ts'
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
