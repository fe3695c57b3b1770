const meta = document.querySelector<HTMLMetaElement>('meta[name="user-email"]')

/** Whether the service worker made the page, without the server, which is not back yet. */
export const isWithoutServer = () => meta?.dataset.offline !== undefined

/** What the page calls out when the server of such a page is there again, for the same person. */
export const serverIsBack = 'server-is-back'

export function callServerBack(): void {
  delete meta?.dataset.offline
  dispatchEvent(new Event(serverIsBack))
}

/** The user the page was served for: from its HTML, or set by a page that asks the server. */
export const signedInUser = {
  /** Empty on pages that are the same for everybody. */
  email: meta?.content ?? '',
  /** The part of the address before the @, as the header shows it. */
  get name(): string {
    return this.email.slice(0, this.email.lastIndexOf('@'))
  },
}
