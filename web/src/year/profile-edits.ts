import type { ProfileChange } from '@margine/contract'
import { useEffect, useState } from 'react'
import { tab } from '../person/vault.ts'

/** What was said of the profile in this tab and isn't saved yet: it outlives the page. */
export function useProfileEdits() {
  const [edits, setEdits] = useState<ProfileChange>(() => tab.get('profilo') ?? {})
  useEffect(() => {
    if (Object.keys(edits).length > 0) tab.set('profilo', edits)
    else tab.drop('profilo')
  }, [edits])
  return [edits, setEdits] as const
}
