const meta = document.querySelector<HTMLMetaElement>('meta[name="user-email"]')

/** The user the page was served for: from its HTML, or set by a page that asks the server. */
export const signedInUser = {
  /** Empty on pages that are the same for everybody. */
  email: meta?.content ?? '',
  /** The part of the address before the @, as the header shows it. */
  get name(): string {
    return this.email.slice(0, this.email.lastIndexOf('@'))
  },
}
