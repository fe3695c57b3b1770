import { followUser } from './follow-user.ts'
import { followTabs } from './session-news.ts'

/** Keeps a page that is served for somebody to them: it leaves when they sign out, and never shows another their data. */
export function keepToUser(): void {
  followUser()
  followTabs('signed-out', () => location.replace('/login'))
  // A page restored from the back/forward cache may belong to somebody who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
