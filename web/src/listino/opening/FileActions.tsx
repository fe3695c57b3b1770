import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { ListState } from '../talk/list-state.ts'
import type { ListTalk } from '../talk/list-talk.ts'
import { words } from '../words.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { FileButton } from './FileButton.tsx'

const { bar } = words

type Props = { talk: ListTalk; files: ListState['files']; hasCosts: boolean }

/** The ways to another file, to other columns, and to no list at all. */
export function FileActions({ talk, files, hasCosts }: Props) {
  const [isDeleting, setIsDeleting] = useState(false)
  const { open, changeColumns } = talk.files
  return (
    <>
      <FileButton isMultiple onFiles={open}>
        {bar.changeFile}
      </FileButton>
      <ColumnsButton file={files.articles} onFile={(file) => changeColumns('articles', file)}>
        {bar.columns}
      </ColumnsButton>
      {hasCosts && (
        <ColumnsButton
          file={files.costs.at(-1) ?? null}
          onFile={(file) => changeColumns('costs', file)}
        >
          {bar.costsColumns}
        </ColumnsButton>
      )}
      <Button onClick={() => setIsDeleting(true)}>{bar.remove}</Button>
      {isDeleting && (
        <ConfirmDialog
          message={bar.removeQuestion}
          onConfirm={talk.forget}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  )
}
