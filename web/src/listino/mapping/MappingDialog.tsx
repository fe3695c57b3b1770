import type { DecimalMark } from '@margine/listino'
import type { ColumnChoice, ColumnsAsked, Preview } from '@margine/listino/list'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { type ColumnsProps, ColumnTable } from './ColumnTable.tsx'
import { lackOf, withRole } from './choosing.ts'
import { FirstRows } from './FirstRows.tsx'
import styles from './Mapping.module.css'
import { RoleSelect } from './RoleSelect.tsx'
import { words } from './words.ts'

const examples = 3

/** The columns of a file one under the other, each with what stands in it: for a narrow screen. */
function ColumnCards({ asked, mapping, onChoose }: ColumnsProps) {
  return (
    <ul className={`stack ${styles.cards}`} aria-label={words.columns}>
      {asked.header.map((name, column) => {
        const cells = asked.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={`${column} ${name}`}>
            <RoleSelect asked={asked} mapping={mapping} column={column} onChoose={onChoose} />
            <p className={`note ${styles.named}`}>{cells.slice(0, examples).join(' · ')}</p>
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  asked: ColumnsAsked
  /** What the first rows come to; null while that isn't known. */
  preview: Preview | null
  onPreview: (choice: ColumnChoice) => void
  onSay: (choice: ColumnChoice) => void
  onClose: () => void
}

const markOptions = Object.entries(words.marks).map(([value, label]) => ({ value, label }))
const markOf = (value: string): DecimalMark | null =>
  value === 'comma' || value === 'dot' ? value : null

/** Asks what the columns of a file are, and shows what would be read of it. */
export function MappingDialog({ asked, preview, onPreview, onSay, onClose }: Props) {
  const { what, fileName, fingerprint } = asked
  const [choice, setChoice] = useState(asked.choice)
  const [isRefused, setIsRefused] = useState(false)
  const numbers = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(max-width: 720px)')
  const ambiguous = preview?.ambiguous ?? null
  const lack = lackOf(what, choice, ambiguous !== null)
  const Columns = isNarrow ? ColumnCards : ColumnTable
  useEffect(() => onPreview(choice), [onPreview, choice])

  return (
    <ListDialog title={words.title[what]} onClose={onClose}>
      {(close) => (
        <>
          <p className={`muted ${styles.named}`}>
            {words.intro(fileName)} {fingerprint === null && words.unnamed}
          </p>
          <Columns
            asked={asked}
            mapping={choice.mapping}
            onChoose={(column, role) =>
              setChoice({ ...choice, mapping: withRole(choice.mapping, column, role) })
            }
          />
          <div ref={numbers} className={`row ${styles.numbers}`}>
            <SelectField
              label={words.numbers}
              value={choice.mark ?? 'auto'}
              options={markOptions}
              onChange={(value) => setChoice({ ...choice, mark: markOf(value) })}
            />
            {ambiguous !== null && <p>{words.ambiguous(ambiguous)}</p>}
          </div>
          <FirstRows what={what} preview={preview} isReady={lack === null || lack === 'mark'} />
          <DialogAnswers>
            {isRefused && lack !== null && <Notice kind="error">{words.lacks[lack]}</Notice>}
            <Button onClick={close}>{words.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setIsRefused(true)
                if (lack === 'mark') numbers.current?.scrollIntoView({ block: 'center' })
                if (lack !== null) return
                onSay(choice)
                close()
              }}
            >
              {words.read[what]}
            </Button>
          </DialogAnswers>
        </>
      )}
    </ListDialog>
  )
}
