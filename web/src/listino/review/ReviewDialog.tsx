import type { WhenAbove } from '@margine/listino'
import type { PricesKind, Review } from '@margine/listino/list'
import { useEffect, useId, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { changesOutInWords, leftOutInWords } from '../export/exported-words.ts'
import { words as exporting } from '../export/words.ts'
import type { List } from '../page/list.ts'
import { mostRiseIn, rememberedMostRise, rememberMostRise } from './most-rise.ts'
import styles from './ReviewDialog.module.css'
import { ReviewedPrices } from './ReviewedPrices.tsx'
import { words as said } from './words.ts'

const whenAboveOptions: { value: WhenAbove; label: string }[] = [
  { value: 'escludi', label: said.leaveOut },
  { value: 'alza', label: said.raise },
]

type Props = { list: List; kind: PricesKind; onClose: () => void }

/** How many prices change, and how many rise by how much. */
function summaryOf({ counts, rising, over10, over50 }: Review, kind: PricesKind): string[] {
  const { written, changed, minimums } = counts
  const hasMinimums = kind === 'amazonPrices' || kind === 'automatePricing'
  const stay = kind === 'amazonPrices' ? [said.othersStay] : []
  const others = counts.beside > 0 ? [exporting.beside(counts.beside)] : []
  const articles = hasMinimums ? said.minimums(written, minimums) : said.noMinimums(written)
  const file = [...changesOutInWords(counts), articles, ...stay, ...others]
  if (changed === 0) return [said.nothing, ...file]
  const over = [over10 > 0 ? said.over(over10, 10) : '', over50 > 0 ? said.over(over50, 50) : '']
  const rises = [said.rising(rising), ...over].filter((part) => part !== '').join(', ')
  return [said.changing(changed), ...(rising === 0 ? [] : [`${rises}.`]), ...file]
}

/** What a file of prices changes in the shop, looked at before the seller has it. */
export function ReviewDialog({ list, kind, onClose }: Props) {
  const id = useId()
  const [review, setReview] = useState<Review | null>(null)
  // What was looked at by other choices is shown until these are answered, and not given.
  const [isAnswered, setIsAnswered] = useState(false)
  const [whenAbove, setWhenAbove] = useState<WhenAbove>('escludi')
  const [text, setText] = useState(rememberedMostRise)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const mostRise = mostRiseIn(text)
  useEffect(() => {
    let isWanted = true
    void list.exports
      .review({ kind, whenAbove, mostRise: mostRise ?? Number.POSITIVE_INFINITY })
      .then((answer) => {
        if (!isWanted) return
        setReview(answer)
        setIsAnswered(true)
      })
    return () => {
      isWanted = false
      setIsAnswered(false)
    }
  }, [list, kind, whenAbove, mostRise])
  const toggle = (article: number) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(article)) after.add(article)
      return after
    })
  const hasRises = review !== null && (review.rising > 0 || review.counts.tooHigh > 0)
  const isAsked = hasRises && mostRise === null
  const counts = review?.counts
  return (
    <ListDialog title={said.title(exporting.kinds[kind].label)} onClose={onClose}>
      {(close) => (
        <>
          <p role="status">{review === null ? said.looking : summaryOf(review, kind).join(' ')}</p>
          <div className="stack">
            {kind !== 'automatePricing' && (
              <div className="field">
                <label className="label" htmlFor={id}>
                  {said.mostRise}
                </label>
                <AmountInput
                  id={id}
                  text={text}
                  suffix={said.percent}
                  invalid={text.trim() !== '' && mostRise === null}
                  aria-describedby={`${id}-hint`}
                  onWrite={setText}
                  onLeave={() => {}}
                />
                <p className="note" id={`${id}-hint`}>
                  {isAsked ? said.mostRiseAsked : said.mostRiseHint}
                </p>
              </div>
            )}
            {kind === 'amazonPrices' && (
              <SelectField
                label={said.whenAbove}
                value={whenAbove}
                options={whenAboveOptions}
                onChange={(value) => setWhenAbove(value === 'alza' ? 'alza' : 'escludi')}
              />
            )}
          </div>
          {review !== null && review.listed > 0 && (
            <ReviewedPrices list={list} review={review} leftOut={leftOut} onToggle={toggle} />
          )}
          {counts !== undefined && (
            <ul className="note">
              {leftOutInWords(counts).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          <DialogAnswers>
            <p role="status" className={`note ${styles.leftOut}`}>
              {said.leftOut(leftOut.size)}
            </p>
            <Button onClick={close}>{said.back}</Button>
            <Button
              variant="primary"
              disabled={!isAnswered || review === null || review.counts.written === 0 || isAsked}
              onClick={() => {
                if (review === null) return
                if (mostRise !== null) rememberMostRise(text.trim())
                close()
                list.exports.reviewed(review.id, [...leftOut])
              }}
            >
              {said.download}
            </Button>
          </DialogAnswers>
        </>
      )}
    </ListDialog>
  )
}
