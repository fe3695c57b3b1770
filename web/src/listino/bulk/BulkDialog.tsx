import { readAmount } from '@margine/engine'
import type { BulkCounts, BulkRule } from '@margine/listino/list'
import { useEffect, useId, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { whileWanted } from '../../while-wanted.ts'
import type { List } from '../page/list.ts'
import { mostRiseIn, rememberedMostRise } from '../review/most-rise.ts'
import styles from './BulkDialog.module.css'
import { words as said } from './words.ts'

type Kind = BulkRule['kind']

type Props = {
  list: List
  /** How many articles are shown. */
  count: number
  /** Whether prices are what customers pay: of others nobody sees what they end in. */
  hasVAT: boolean
  onClose: () => void
}

const numberIn = (text: string): number | null => {
  const { value, problem } = readAmount(text)
  return text.trim() === '' || problem !== null ? null : value
}

/** The rule that is chosen; null while its number is missing. */
function ruleOf(kind: Kind, text: string, ending: string): BulkRule | null {
  if (kind === 'minimum') return { kind }
  if (kind === 'ending') return { kind, cents: Number(ending) }
  const value = numberIn(text)
  if (value === null) return null
  return kind === 'percent' ? { kind, percent: value } : { kind, amount: value }
}

function previewOf({ changing, tooHigh, tooLow, withoutMinimum }: BulkCounts): string {
  return [
    said.changing(changing),
    tooHigh > 0 ? said.tooHigh(tooHigh) : '',
    tooLow > 0 ? said.tooLow(tooLow) : '',
    withoutMinimum > 0 ? said.withoutMinimum(withoutMinimum) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Changes the prices of all rows that are shown, once the seller saw how many. */
export function BulkDialog({ list, count, hasVAT, onClose }: Props) {
  const id = useId()
  const [kind, setKind] = useState<Kind>('minimum')
  const [text, setText] = useState('')
  const [ending, setEnding] = useState('99')
  const [most, setMost] = useState(rememberedMostRise)
  const [found, setFound] = useState<{ counts: BulkCounts | null; by: string } | null>(null)
  const rule = ruleOf(kind, text, ending)
  const [isAsFar, setAsFar] = useState(false)
  const by = JSON.stringify([rule, mostRiseIn(most), isAsFar])
  const counts = found?.by === by ? found.counts : null
  useEffect(() => {
    const [asked, mostRise, asFar]: [BulkRule | null, number | null, boolean] = JSON.parse(by)
    if (asked === null) return
    return whileWanted(
      list.api.bulk({
        rule: asked,
        mostRise: mostRise ?? Number.POSITIVE_INFINITY,
        isAsFar: asFar,
      }),
      (answer) => setFound({ counts: answer, by }),
    )
  }, [list, by])
  const kinds = (['minimum', 'percent', 'amount', 'ending'] as const).filter(
    (one) => hasVAT || one !== 'ending',
  )
  const isWrong = text.trim() !== '' && rule === null
  const isMostWrong = most.trim() !== '' && mostRiseIn(most) === null
  const changing = counts?.changing ?? 0
  return (
    <ModalDialog role="dialog" title={said.title(count)} onClose={onClose}>
      {(close) => (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (rule === null || changing === 0) return
            const mostRise = mostRiseIn(most) ?? Number.POSITIVE_INFINITY
            // The worker begins while the dialog closes.
            list.edit({ type: 'bulk', rule, mostRise, isAsFar })
            close()
          }}
        >
          <RadioList
            legend={said.kind}
            options={kinds}
            said={said.kinds}
            value={kind}
            onChange={(chosen) => {
              setKind(chosen)
              setAsFar(false)
            }}
          />
          {(kind === 'percent' || kind === 'amount') && (
            <div className="field">
              <label className="label" htmlFor={`${id}value`}>
                {said.value[kind]}
              </label>
              <AmountInput
                id={`${id}value`}
                text={text}
                suffix={said.units[kind]}
                invalid={isWrong}
                aria-describedby={`${id}problem`}
                onWrite={setText}
                onLeave={() => {}}
              />
              <p className="note" id={`${id}problem`}>
                {isWrong ? said.notANumber : ''}
              </p>
            </div>
          )}
          {kind === 'ending' && (
            <SelectField
              label={said.ending}
              value={ending}
              options={said.endings}
              onChange={setEnding}
            />
          )}
          <div className="field">
            <label className="label" htmlFor={`${id}most`}>
              {said.mostRise}
            </label>
            <AmountInput
              id={`${id}most`}
              text={most}
              suffix={said.percent}
              invalid={isMostWrong}
              aria-describedby={`${id}hint`}
              onWrite={setMost}
              onLeave={() => {}}
            />
            <p className="note" id={`${id}hint`}>
              {isMostWrong ? said.notANumber : said.mostRiseHint}
            </p>
          </div>
          <p role="status" className={styles.preview}>
            {counts !== null &&
              !isMostWrong &&
              `${previewOf(counts)} ${changing > 1 ? said.undo : ''}`}
          </p>
          <div className="row end">
            <Button onClick={close}>{said.cancel}</Button>
            {changing === 0 && (counts?.tooHigh ?? 0) > 0 && (
              <Button onClick={() => setAsFar(true)}>{said.asFar}</Button>
            )}
            <Button variant="primary" type="submit" disabled={changing === 0 || isMostWrong}>
              {said.act(changing)}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}
