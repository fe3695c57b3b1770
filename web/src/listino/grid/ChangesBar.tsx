import type { ChangesTold, EditInput } from '@margine/listino/list'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { words } from './words.ts'

const { editing: said } = words

type Props = {
  changes: ChangesTold
  /** Whether only what was changed is shown. */
  isOnly: boolean
  onOnly: (isOnly: boolean) => void
  onEdit: (edit: EditInput) => void
  /** What else can be done with prices. */
  children: ReactNode
}

/** How many articles were changed, and the way back. It is there before anything is, so that nothing moves. */
export function ChangesBar({ changes, isOnly, onOnly, onEdit, children }: Props) {
  const { articles, canUndo, canRedo } = changes
  return (
    <section className="screen-only row" aria-label={said.region}>
      {children}
      <Button
        aria-pressed={isOnly}
        disabled={articles === 0 && !isOnly}
        onClick={() => onOnly(!isOnly)}
      >
        {said.only}
      </Button>
      <Button
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => onEdit({ type: 'undo' })}
      >
        {said.undo}
      </Button>
      <Button
        disabled={!canRedo}
        aria-keyshortcuts="Control+Y"
        onClick={() => onEdit({ type: 'redo' })}
      >
        {said.redo}
      </Button>
      <p role="status" className="note">
        {articles === 0 ? said.none : said.changed(articles)}
      </p>
    </section>
  )
}
