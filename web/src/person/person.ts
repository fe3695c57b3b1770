const meta = document.querySelector<HTMLMetaElement>('meta[name="user-email"]')

/** Whom this page is of, as its own HTML says; a page that is the same for everybody may learn it from the server. */
export const person = {
  /** Empty without a person, or where it is not known. */
  id: meta?.dataset.id ?? '',
  email: meta?.content ?? '',
  /** When their session ends if they don't come back, in milliseconds by this device's clock. */
  sessionEnds: Date.now() + Number(meta?.dataset.seconds ?? 0) * 1000,
  /** The part of the address before the @, as the header shows it. */
  get name(): string {
    return this.email.slice(0, this.email.lastIndexOf('@'))
  },
}

/** What their calculations begin with, as JSON; empty where the page wasn't told. */
export const profileInPage = (): string => meta?.dataset.profile ?? ''

/** Whether the service worker made the page, without the server, which is not back yet. */
export const isWithoutServer = () => meta?.dataset.offline !== undefined

/** The event of such a page once the server is back, with the same person signed in. */
export const serverIsBack = 'server-is-back'

export function callServerBack(): void {
  delete meta?.dataset.offline
  dispatchEvent(new Event(serverIsBack))
}
