import type { WhenAbove } from '@margine/listino'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ExportChoice, ExportKind } from '../worker/exports.ts'
import styles from './ExportDialog.module.css'
import { words as said } from './words.ts'

/** The files that a marketplace takes. */
const marketplaceFiles: Readonly<Record<string, readonly ExportKind[]>> = {
  amazon: ['amazonPrices', 'automatePricing'],
  ebay: ['ebayPrices'],
}

const whenAboveOptions: { value: WhenAbove; label: string }[] = [
  { value: 'alza', label: said.raise },
  { value: 'escludi', label: said.leaveOut },
]

type Props = {
  marketplace: string
  /** How many articles are shown. */
  count: number
  /** What is tried, in words; empty where nothing is. */
  tried: string
  onExport: (choice: ExportChoice) => void
  onClose: () => void
}

/** Which file the articles that are shown become. */
export function ExportDialog({ marketplace, count, tried, onExport, onClose }: Props) {
  const name = useId()
  const [kind, setKind] = useState<ExportKind>('csv')
  const [whenAbove, setWhenAbove] = useState<WhenAbove>('alza')
  const kinds: ExportKind[] = ['csv', 'xlsx', ...(marketplaceFiles[marketplace] ?? [])]
  return (
    <ModalDialog role="dialog" title={said.title(count)} onClose={onClose}>
      {(close) => (
        <>
          <fieldset className={styles.kinds}>
            <legend>{said.kind}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={name}
                  checked={one === kind}
                  onChange={() => setKind(one)}
                />
                <span>
                  <b>{said.kinds[one].label}</b>
                  <small>{said.kinds[one].note}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {kind === 'amazonPrices' && (
            <div className={styles.whenAbove}>
              <SelectField
                label={said.whenAbove}
                value={whenAbove}
                options={whenAboveOptions}
                onChange={(value) => setWhenAbove(value === 'alza' ? 'alza' : 'escludi')}
              />
            </div>
          )}
          {tried !== '' && <p className={styles.note}>{said.trying(tried)}</p>}
          <div className={styles.answers}>
            <Button onClick={close}>{said.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close()
                onExport({ kind, whenAbove })
              }}
            >
              {said.download}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
