import type { ComparedRow } from '@margine/engine'
import type { ComponentProps } from 'react'
import { PlaceTable } from './PlaceTable.tsx'
import styles from './WhereToSellScreen.module.css'
import { words as allWords } from './words.ts'

const words = allWords.apart

type Props = Pick<ComponentProps<typeof PlaceTable>, 'list' | 'naming' | 'rows' | 'terms'> & {
  own: ComparedRow
}

/** What can't be compared with the calculation, and why. */
export function Apart({ list, own, naming, terms, rows }: Props) {
  return (['shipping', 'payment', 'regime', 'currency'] as const).map((why) => {
    const [first, ...others] = rows.filter(({ apart }) => apart === why)
    if (first === undefined) return null
    const title = words.title[why]
    return (
      <div key={why} className={styles.apart}>
        <h3>{title}</h3>
        <p>
          {why === 'currency'
            ? words.currency(first.country.currency, own.country.currency)
            : words[why]}
        </p>
        <PlaceTable
          title={title}
          list={list}
          naming={naming}
          terms={terms}
          rows={[first, ...others]}
          ranked={false}
        />
      </div>
    )
  })
}
