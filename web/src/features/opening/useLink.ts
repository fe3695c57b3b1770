import { useEffect, useEffectEvent } from 'react'
import { keepLink, takeLink } from '../../person/waiting-link.ts'
import { noDialog } from '../../ui/no-dialog.ts'

/**
 * Follows the links that are opened in this tab. Each waits until no dialog has to be answered.
 *
 * @param isAsked whether the dialog that is open asks about a link: the next one takes its place
 */
export function useLink(isAsked: boolean, onLink: (link: string) => void): void {
  const isReplaced = useEffectEvent(() => isAsked)
  const tell = useEffectEvent(onLink)
  useEffect(() => {
    const look = async () => {
      keepLink()
      if (!isReplaced()) await noDialog()
      const link = takeLink()
      if (link !== null) tell(link)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}
