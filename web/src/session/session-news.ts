/** What one tab tells the others of this browser, so that they agree on who is signed in. */
type News = 'signed-in' | 'signed-out'

// One channel for the page: a second one in the same page would receive what the first one sends.
const channel = new BroadcastChannel('margine.session')

/** Tells the other tabs. */
export const tellTabs = (news: News) => channel.postMessage(news)

/** Follows what other tabs do. */
export function followTabs(news: News, follow: () => void): void {
  channel.addEventListener('message', ({ data }) => {
    if (data === news) follow()
  })
}
