import type { Order } from '@margine/listino/list'
import type { Column } from './columns.ts'
import { words } from './words.ts'

type Props = {
  order: Order | null
  /** All columns there are, by which one may sort. */
  columns: readonly Column[]
  /** Whether it is seen as well, where no column's head shows it. */
  isSeen: boolean
}

/** Says how the articles are sorted, once more whenever that changes. */
export function OrderNews({ order, columns, isSeen }: Props) {
  const by = columns.find(({ key }) => key === order?.column)
  return (
    <p role="status" className={isSeen ? 'note' : 'visually-hidden'}>
      {order !== null && by !== undefined && words.sorted(by.title, by.ends, order.direction)}
    </p>
  )
}
