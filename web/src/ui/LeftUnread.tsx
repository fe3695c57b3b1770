import { useState } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** Why what is on the device isn't shown. */
  message: string
  remove: string
  question: string
  onRemove: () => void
}

/** That something on the device is left there unread, and the choice to delete it. */
export function LeftUnread({ message, remove, question, onRemove }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Notice kind="error">
      <p>{message}</p>
      <Button onClick={() => setIsAsking(true)}>{remove}</Button>
      {isAsking && (
        <ConfirmDialog message={question} onConfirm={onRemove} onClose={() => setIsAsking(false)} />
      )}
    </Notice>
  )
}
