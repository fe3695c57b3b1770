import { LeftUnread } from '../../ui/LeftUnread.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ListState } from '../page/list-state.ts'
import { words } from './unread-words.ts'

type Props = {
  state: Pick<ListState, 'unread' | 'costs'>
  /** Deletes the list. */
  onRemove: () => void
}

/** What is on the device and isn't read. */
export const UnreadHere = ({ state: { unread, costs }, onRemove }: Props) => (
  <>
    {unread !== null && (
      <LeftUnread
        message={words.unread[unread]}
        remove={words.remove}
        question={words.removeQuestion}
        onRemove={onRemove}
      />
    )}
    {costs.keeping === 'unreadable' && <Notice kind="error">{words.unreadableCosts}</Notice>}
  </>
)
