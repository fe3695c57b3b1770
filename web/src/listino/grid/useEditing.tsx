import { writeAmount } from '@margine/engine'
import { type ReactNode, useState } from 'react'
import type { EditInput } from '../worker/api.ts'
import type { Changeable } from '../worker/articles.ts'
import type { Row } from '../worker/row.ts'
import { CellEditor, type Way } from './CellEditor.tsx'
import { nameOf } from './columns.tsx'
import { pastedAmounts, typedAmount } from './typed-amount.ts'
import { words } from './words.ts'

const { editing: said } = words

/** A cell that is being written: the row of the view, what of its article, and the text so far. */
type Draft = { index: number; row: Row; what: Changeable; text: string; isSelected: boolean }

type Setting = {
  /** How many rows there are. */
  count: number
  /** What is tried on all articles, and can't be written meanwhile. */
  locked: ReadonlySet<Changeable>
  onEdit: (edit: EditInput) => void
  /** What was pasted, or why nothing was written. */
  onSay: (message: string) => void
  /** Leads the keyboard on from a cell that was written. */
  onMove: (index: number, way: Way | null) => void
}

export type Editing = {
  /** The row that is being written; null where none is. */
  index: number | null
  /** The field of a row, with the kind of its cell; null where it isn't being written. It follows its article where rows are sorted. */
  editorOf: (index: number, row: Row | undefined) => { what: Changeable; field: ReactNode } | null
  /** Begins to write, with what was typed; null begins with what stands there. */
  begin: (index: number, row: Row, what: Changeable, typed: string | null) => void
  paste: (index: number, row: Row, what: Changeable, text: string) => void
  takeBack: (index: number, row: Row, what: Changeable) => void
}

const textOf = (amount: number) => (Number.isNaN(amount) ? '' : writeAmount(amount, 2))

/** Writing in the cells of the grid. */
export function useEditing({ count, locked, onEdit, onSay, onMove }: Setting): Editing {
  const [draft, setDraft] = useState<Draft | null>(null)

  const isLocked = (what: Changeable) => {
    onSay(locked.has(what) ? said.locked[what] : '')
    return locked.has(what)
  }
  const write = (index: number, { id }: Row, what: Changeable, amounts: readonly number[]) =>
    onEdit({ type: 'write', what, from: index, id, amounts })
  const begin: Editing['begin'] = (index, row, what, typed) => {
    if (isLocked(what)) return
    const text = typed ?? textOf(row[what])
    setDraft({ index, row, what, text, isSelected: typed === null })
  }
  const paste: Editing['paste'] = (index, row, what, text) => {
    if (isLocked(what)) return
    const { amounts, problem } = pastedAmounts(text, what, count - index)
    onSay(problem ?? said.pasted(amounts.length))
    if (problem === null) write(index, row, what, amounts)
  }
  const takeBack: Editing['takeBack'] = (index, row, what) => {
    if (!isLocked(what) && row.read[what] !== undefined) write(index, row, what, [Number.NaN])
  }

  /** Writes what was typed; what is no amount stays in its field, unless the focus is gone from there. */
  const end = ({ index, row, what, text }: Draft, way: Way | null) => {
    const { amount, problem } = typedAmount(text, what)
    if (problem !== null) {
      onSay(way === null ? said.left(problem) : problem)
      if (way !== null) return
    } else if (!Object.is(amount, row[what]) && text !== textOf(row[what])) {
      write(index, row, what, [amount])
    }
    setDraft(null)
    onMove(index, problem === null ? way : null)
  }

  const editorOf: Editing['editorOf'] = (index, shown) => {
    const isThere = shown === undefined ? draft?.index === index : draft?.row.id === shown.id
    if (draft === null || !isThere) return null
    const { row, what, text, isSelected } = draft
    const field = (
      <CellEditor
        label={said.field(words.columns[what], nameOf(row))}
        text={text}
        isSelected={isSelected}
        isWrong={typedAmount(text, what).problem !== null}
        onWrite={(typed) => setDraft({ ...draft, text: typed })}
        onDone={(way) => end(draft, way)}
        onCancel={() => {
          setDraft(null)
          onSay('')
          onMove(index, null)
        }}
      />
    )
    return { what, field }
  }

  return { index: draft?.index ?? null, editorOf, begin, paste, takeBack }
}
