function meta(name: string): string {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (element === null) throw new Error(`The page has no meta named ${name}`)
  return element.content
}

const supportEmail = meta('support-email')

/** The server's settings that every page gets in its HTML, and what is derived from them. */
export const pageSettings = {
  supportEmail,
  /** Where the banner's invitation leads: a form on the web, or ours where none is set. */
  feedbackUrl: meta('feedback-url'),
  /** Where mails are shown when no mail server takes them; empty where one does. */
  outboxUrl: meta('outbox-url'),
  /** The menu's Feedback entry is a mail link always. */
  feedbackMailUrl: `mailto:${supportEmail}?subject=${encodeURIComponent('Feedback su Margine')}`,
}
