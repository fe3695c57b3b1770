import { useEffect } from 'react'
import { pageIsOver } from '../../person/follow.ts'

/** Lets the browser ask before the page is left. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!pageIsOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
