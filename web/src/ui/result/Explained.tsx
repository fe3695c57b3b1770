import type { StepName } from '@margine/engine'
import { createContext, use } from 'react'
import { useReturningFocus } from '../useReturningFocus.ts'
import styles from './Explained.module.css'

/** How the figures under it are explained: what each is called, and what opens its explanation. */
type Explaining = {
  nameOf: (figure: StepName) => string
  open: (figure: StepName) => void
}

/** Null where figures are only shown. */
export const ExplainingContext = createContext<Explaining | null>(null)

const words = {
  open: (name: string, figure: string) => `${name} ${figure}: come è stato calcolato`,
}

type Props = {
  figure: StepName
  /** The figure as it is written. */
  children: string
}

/** A figure of a result: it opens how it was worked out, where that is told. */
export function Explained({ figure, children }: Props) {
  const explaining = use(ExplainingContext)
  return (
    <ExplainedFigure
      name={explaining?.nameOf(figure) ?? ''}
      onOpen={explaining && (() => explaining.open(figure))}
    >
      {children}
    </ExplainedFigure>
  )
}

type FigureProps = {
  name: string
  /** The figure as it is written. */
  children: string
  /** Null where it is text alone. */
  onOpen: (() => void) | null
}

/** A figure that opens how it was worked out; on paper, text that has the focus again when it comes back. */
export function ExplainedFigure({ name, children, onOpen }: FigureProps) {
  const ref = useReturningFocus()
  if (onOpen === null) return children
  return (
    <button
      ref={ref}
      type="button"
      className={styles.figure}
      aria-label={words.open(name, children)}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
