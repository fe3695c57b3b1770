import { writeAmount } from '@margine/engine'
import type { Amount, Changeable, Choices, EditInput, Row } from '@margine/listino/list'
import { type ReactNode, useState } from 'react'
import { AmountEditor, ChoiceEditor, type Way } from './CellEditor.tsx'
import { drawn, nameOf } from './columns.ts'
import { pastedAmounts, pastedCategories, typedAmount } from './typed-amount.ts'
import { words } from './words.ts'

const { editing: said } = words

/** A cell that is being written: the row of the view, what of its article, and the text so far. */
type Draft = { index: number; row: Row; what: Changeable; text: string; isSelected: boolean }

type Setting = {
  /** How many rows there are. */
  count: number
  /** What is tried on all articles, and can't be written meanwhile. */
  locked: ReadonlySet<Amount>
  /** What articles may be; empty where the marketplace has no categories. */
  categories: Choices['categories']
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

const amountIn = (amount: number) => (Number.isNaN(amount) ? '' : writeAmount(amount, 2))

/** Writing in the cells of the grid. */
export function useEditing({ count, locked, categories, onEdit, onSay, onMove }: Setting): Editing {
  const [draft, setDraft] = useState<Draft | null>(null)

  const isLocked = (what: Changeable) => {
    const is = what === 'category' ? categories.length === 0 : locked.has(what)
    onSay(is ? said.locked[what] : '')
    return is
  }
  /** What stands in a cell: of a category its key, blank where it is as files say. */
  const textOf = (row: Row, what: Changeable): string => {
    if (what !== 'category') return amountIn(row[what])
    const written = categories.find(({ label }) => label === row.category)
    return row.readCategory === null ? '' : (written?.value ?? '')
  }
  const write = (index: number, { id }: Row, what: Changeable, texts: readonly string[]) =>
    onEdit(
      what === 'category'
        ? { type: 'categories', from: index, id, keys: texts }
        : {
            type: 'write',
            what,
            from: index,
            id,
            amounts: texts.map((text) => typedAmount(text, what).amount),
          },
    )
  const begin: Editing['begin'] = (index, row, what, typed) => {
    if (isLocked(what)) return
    if (what === 'cost' && row.costIncludesVAT !== null) onSay(said.costVAT(row.costIncludesVAT))
    const named = (letter: string) =>
      categories.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()))?.value
    const first = what === 'category' && typed !== null ? named(typed) : typed
    setDraft({ index, row, what, text: first ?? textOf(row, what), isSelected: typed === null })
  }
  const paste: Editing['paste'] = (index, row, what, text) => {
    if (isLocked(what)) return
    const room = count - index
    if (what === 'category') {
      const { keys, problem } = pastedCategories(text, categories, room)
      onSay(problem ?? said.pasted(keys.length))
      if (problem === null) write(index, row, what, keys)
      return
    }
    const { amounts, problem } = pastedAmounts(text, what, room)
    onSay(problem ?? said.pasted(amounts.length))
    if (problem === null) onEdit({ type: 'write', what, from: index, id: row.id, amounts })
  }
  const takeBack: Editing['takeBack'] = (index, row, what) => {
    const isWritten = what === 'category' ? row.readCategory !== null : row.read[what] !== undefined
    if (!isLocked(what) && isWritten) write(index, row, what, [''])
  }

  const problemIn = (text: string, what: Changeable) =>
    what === 'category' ? null : typedAmount(text, what).problem

  /** Writes what was typed; what is no amount stays in its field, unless the focus is gone from there. */
  const end = ({ index, row, what, text }: Draft, way: Way | null) => {
    const problem = problemIn(text, what)
    if (problem !== null) {
      onSay(way === null ? said.left(problem) : problem)
      if (way !== null) return
    } else if (text !== textOf(row, what)) write(index, row, what, [text])
    setDraft(null)
    onMove(index, problem === null ? way : null)
  }

  const editorOf: Editing['editorOf'] = (index, shown) => {
    const isThere = shown === undefined ? draft?.index === index : draft?.row.id === shown.id
    if (draft === null || !isThere) return null
    const { row, what, text, isSelected } = draft
    const cell = {
      label: said.field(drawn[what].title, nameOf(row)),
      text,
      onWrite: (typed: string) => setDraft({ ...draft, text: typed }),
      onDone: (way: Way | null) => end({ ...draft, index }, way),
      onCancel: () => {
        setDraft(null)
        onSay('')
        onMove(index, null)
      },
    }
    const field =
      what === 'category' ? (
        <ChoiceEditor {...cell} options={[{ value: '', label: said.asInFile }, ...categories]} />
      ) : (
        <AmountEditor {...cell} isSelected={isSelected} isWrong={problemIn(text, what) !== null} />
      )
    return { what, field }
  }

  return { index: draft?.index ?? null, editorOf, begin, paste, takeBack }
}
