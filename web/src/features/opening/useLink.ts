import { useEffect, useEffectEvent } from 'react'
import { signedInUser } from '../../session/signed-in-user.ts'
import { keepLink } from '../../session/waiting-link.ts'
import { noDialog } from './no-dialog.ts'
import { takeLink } from './tab-link.ts'

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
      keepLink(signedInUser.email)
      if (!isReplaced()) await noDialog()
      const link = takeLink(signedInUser.email)
      if (link !== null) tell(link)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}
