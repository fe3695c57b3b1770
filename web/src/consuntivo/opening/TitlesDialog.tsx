import { headerKey, reportLabels, titlesLacking } from '@margine/listino'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { words } from '../words.ts'
import type { Unsaid } from '../worker/api.ts'
import { askedWords as said } from './words.ts'

type Props = {
  name: string
  header: readonly string[]
  onSay: (titles: NonNullable<Unsaid['titles']>) => void
  onClose: () => void
}

/** Asks which report a file is, and which of its columns are those that the report has. */
export function TitlesDialog({ name, header, onSay, onClose }: Props) {
  const [label, setLabel] = useState('')
  /** The file's titles by those that are known. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const lacking = label === '' ? [] : titlesLacking(label, header)
  const isReady = label !== '' && lacking.every((one) => !one.isRequired || chosen[one.title])
  const titles = [
    { value: '', label: said.noColumn },
    ...header.filter((title) => title !== '').map((title) => ({ value: title, label: title })),
  ]
  const pairs = lacking.flatMap(({ title }): [string, string][] => {
    const own = chosen[title] ?? ''
    return own === '' ? [] : [[headerKey(own), title]]
  })
  return (
    <ListDialog title={said.columnsOf(name)} onClose={onClose}>
      {(close) => (
        <div className="stack">
          <SelectField
            label={said.report}
            value={label}
            options={[
              { value: '', label: said.choose },
              ...reportLabels.map((value) => ({ value, label: value })),
            ]}
            onChange={(report) => {
              setLabel(report)
              setChosen({})
            }}
          />
          <div className="columns">
            {lacking.map(({ title, isRequired }) => (
              <SelectField
                key={title}
                label={said.column(title, isRequired)}
                value={chosen[title] ?? ''}
                options={titles}
                onChange={(own) => setChosen({ ...chosen, [title]: own })}
              />
            ))}
          </div>
          <DialogAnswers>
            <Button onClick={close}>{words.reading.cancel}</Button>
            <Button
              variant="primary"
              disabled={!isReady}
              onClick={() => {
                close()
                onSay(pairs)
              }}
            >
              {said.read}
            </Button>
          </DialogAnswers>
        </div>
      )}
    </ListDialog>
  )
}
