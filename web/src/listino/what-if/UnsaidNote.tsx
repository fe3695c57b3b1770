import type { Terms } from '@margine/listino/list'
import { expensesIn, mayBeFeeInWords, unsaidIn, unsaidInWords } from '@margine/listino/list'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TypedField } from '../../ui/form/TypedField.tsx'
import type { ListState } from '../page/list-state.ts'
import styles from './WhatIf.module.css'
import { words } from './words.ts'

const { notSaid: said } = words

type Props = {
  terms: Terms
  said: NonNullable<ListState['said']>
  /** Of how many articles that Amazon sends the shipping may be its fee. */
  mayBeFee: number
  onChange: (changes: Partial<Terms>) => void
}

/** What nobody says of articles, and counts as none, in a line; shipping may be said here, of those alone. */
export function UnsaidNote({ terms, said: counts, mayBeFee, onChange }: Props) {
  const { spedizioneNonDetta = '' } = terms
  const isFilled = spedizioneNonDetta.trim() !== ''
  const [isWriting, setIsWriting] = useState(isFilled)
  const isTried = terms.spedizione.trim() !== ''
  const unsaid = unsaidIn(counts, { ...expensesIn(terms), shipping: Number.NaN })
  const shipping = isTried ? undefined : unsaid.find(({ part }) => part === 'shipping')
  const others = unsaid.filter(
    ({ part }) => part !== 'shipping' && !(isTried && part === 'brought'),
  )
  const isAsked =
    mayBeFee > 0 && terms.marketplace === 'amazon' && terms.spedizioneFBA === undefined && !isTried
  if (shipping === undefined && others.length === 0 && !isAsked) return null
  return (
    <section className={styles.unsaid} aria-label={said.label}>
      <p>
        {shipping !== undefined && (
          <>
            {(isFilled ? said.filled : said.sentence)(unsaidInWords(shipping))}{' '}
            <button
              type="button"
              aria-expanded={isWriting}
              onClick={() => setIsWriting(!isWriting)}
            >
              {said.write}
            </button>{' '}
          </>
        )}
        {others.map((one) => said.sentence(unsaidInWords(one))).join(' ')}
      </p>
      {shipping !== undefined && isWriting && (
        <TypedField
          label={said.shipping}
          hint={said.shippingHint}
          text={spedizioneNonDetta}
          unit="€"
          onWrite={(text) => onChange({ spedizioneNonDetta: text })}
        />
      )}
      {isAsked && (
        <div className="row">
          <p>{said.mayBeFee(mayBeFeeInWords(mayBeFee))}</p>
          <Button onClick={() => onChange({ spedizioneFBA: 'entrambe' })}>{said.both}</Button>
          <Button onClick={() => onChange({ spedizioneFBA: 'tariffa' })}>{said.fee}</Button>
        </div>
      )}
    </section>
  )
}
