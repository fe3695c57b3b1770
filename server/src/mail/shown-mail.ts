/** A mail as the outbox page shows it. */
export interface ShownMail {
  id: string
  to: string
  subject: string
  /** ISO. */
  date: string
  text: string
}
