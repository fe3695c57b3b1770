import { forgetDraft } from './draft-storage.ts'
import { followUser } from './follow-user.ts'
import { forgetRates, isOthersBrowser } from './rates-storage.ts'
import { followTabs } from './session-news.ts'

/** Keeps a page that is served for somebody to them: it leaves when they sign out, and never shows another their data. */
export function keepToUser(): void {
  followTabs('signed-out', () => {
    forgetDraft()
    // Somebody else may be here before this is heard.
    if (!isOthersBrowser()) forgetRates()
    location.replace('/login')
  })
  followUser()
  // A page restored from the back/forward cache may belong to somebody who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
