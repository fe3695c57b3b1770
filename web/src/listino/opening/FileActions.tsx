import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { words } from '../words.ts'
import { ColumnsButton } from './ColumnsButton.tsx'

const { bar } = words

type Props = {
  list: List
  files: ListState['files']
  /** Whether a file of costs was joined since the list was read. */
  hasCostsFile: boolean
  onCosts: () => void
}

/** The ways to another file, to other columns, and to no list at all. */
export function FileActions({ list, files, hasCostsFile, onCosts }: Props) {
  const [isDeleting, setIsDeleting] = useState(false)
  const { open, changeColumns } = list.files
  return (
    <>
      <FileButton isMultiple onFiles={open}>
        {bar.changeFile}
      </FileButton>
      <ColumnsButton file={files.articles} onFile={(file) => changeColumns('articles', file)}>
        {bar.columns}
      </ColumnsButton>
      {hasCostsFile && (
        <ColumnsButton
          file={files.costs.at(-1) ?? null}
          onFile={(file) => changeColumns('costs', file)}
        >
          {bar.costsColumns}
        </ColumnsButton>
      )}
      <Button onClick={onCosts}>{bar.yourCosts}</Button>
      <Button onClick={() => setIsDeleting(true)}>{bar.remove}</Button>
      {isDeleting && (
        <ConfirmDialog
          message={bar.removeQuestion}
          onConfirm={list.forget}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  )
}
