import { expect, type Page } from '@playwright/test'
import type { LoginPage } from './login-page.ts'

/** The window in which a person tells Google who they are. */
export class GooglePopup {
  readonly window: Page

  private constructor(window: Page) {
    this.window = window
  }

  /** Opens it as a person does, and waits until the provider asks. */
  static async open({ page, google }: Pick<LoginPage, 'page' | 'google'>): Promise<GooglePopup> {
    const opened = page.waitForEvent('popup')
    await google.click()
    const popup = new GooglePopup(await opened)
    await expect(popup.window.getByRole('heading', { name: /^Accedi al provider/ })).toBeVisible()
    return popup
  }

  async continueAs(email: string): Promise<void> {
    await this.window.getByRole('textbox', { name: 'Email' }).fill(email)
    await this.window.getByRole('button', { name: 'Continua' }).click()
  }

  async cancel(): Promise<void> {
    await this.window.getByRole('button', { name: 'Annulla' }).click()
  }
}
