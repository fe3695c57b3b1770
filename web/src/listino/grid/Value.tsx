import { none } from './columns.ts'

type Props = {
  text: string
  /** Why there is nothing to show, where the text says only that. */
  why: string
}

/** What stands in a cell; where that is nothing, why is heard, and seen by whoever points at it. */
export function Value({ text, why }: Props) {
  if (text !== none || why === '') return text
  return (
    <span title={why}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{why}</span>
    </span>
  )
}
