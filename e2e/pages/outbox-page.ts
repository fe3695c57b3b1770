import type { BrowserContext, Locator } from '@playwright/test'
import { PageObject } from './page-object.ts'

/** Asks for the outbox as a browser at the machine does, without the header of a proxy. */
export async function openOutbox(context: BrowserContext): Promise<void> {
  await context.route(/\/(?:api\/)?outbox$/, async (route) => {
    const { 'x-forwarded-for': _address, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
}

/** `/outbox`, where mails can be read when no mail server takes them. */
export class OutboxPage extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/outbox')
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
