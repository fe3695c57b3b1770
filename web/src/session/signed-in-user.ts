const meta = document.querySelector<HTMLMetaElement>('meta[name="user-email"]')

/** Who the page was made for: the server says it in the page itself, or the page asks and remembers. */
export const signedInUser = {
  /** Empty where the page is for nobody in particular. */
  email: meta?.content ?? '',
  /** The part of the address before the @, as the header shows it. */
  get name(): string {
    return this.email.slice(0, this.email.lastIndexOf('@'))
  },
}
