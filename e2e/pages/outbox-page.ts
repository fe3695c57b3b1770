import type { Locator, Page } from '@playwright/test'

/** `/outbox`, where mails can be read when no mail server takes them. */
export class OutboxPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.#sitAtTheMachine()
    await this.page.goto('/outbox')
  }

  /** Opens it by a link on the page. */
  async openBy(link: Locator): Promise<void> {
    await this.#sitAtTheMachine()
    await link.click()
  }

  /** The outbox answers whoever sits at the machine, and nobody for whom a proxy speaks. */
  async #sitAtTheMachine(): Promise<void> {
    await this.page.context().setExtraHTTPHeaders({})
  }

  /** The mails with this subject to this address. */
  mail(subject: string, to: string): Locator {
    return this.page.getByRole('article', { name: subject, exact: true }).filter({ hasText: to })
  }

  /** Follows the link in the newest of them. */
  async follow(subject: string, to: string): Promise<void> {
    await this.mail(subject, to).first().getByRole('link').click()
  }
}

export const subjects = {
  verification: 'Verifica la tua email per Margine',
  reset: 'Scegli una nuova password per Margine',
  alreadyRegistered: 'Hai già un account Margine',
  feedback: 'Nuovo feedback anonimo su Margine',
} as const
