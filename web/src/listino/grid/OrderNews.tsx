import type { Order } from '../worker/view.ts'
import styles from './Toolbar.module.css'
import { words } from './words.ts'

type Props = {
  order: Order | null
  /** Whether it is seen as well, where no column's head shows it. */
  isSeen: boolean
}

/** Says how the articles are sorted, once more whenever that changes. */
export function OrderNews({ order, isSeen }: Props) {
  return (
    <p role="status" className={isSeen ? styles.sorted : 'visually-hidden'}>
      {order !== null && words.sorted(order.column, order.direction)}
    </p>
  )
}
