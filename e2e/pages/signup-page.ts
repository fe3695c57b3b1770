import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../product/account.ts'

/** `/signup` as a person finds it. */
export class SignupPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly repeated: Locator
  readonly button: Locator
  readonly alert: Locator
  readonly news: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByRole('textbox', { name: 'Email', exact: true })
    this.password = page.getByLabel('Password', { exact: true })
    this.repeated = page.getByLabel('Conferma password', { exact: true })
    this.button = page.getByRole('button', { name: 'Registrati', exact: true })
    this.alert = page.getByRole('alert')
    this.news = page.getByRole('status')
  }

  async open(): Promise<void> {
    await this.page.goto('/signup')
    await expect(this.button).toBeVisible()
  }

  async send({ email, password }: Person, repeated = password): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.repeated.fill(repeated)
    await this.button.click()
  }

  async expectTyped({ email, password }: Person, repeated = password): Promise<void> {
    await expect(this.email).toHaveValue(email)
    await expect(this.password).toHaveValue(password)
    await expect(this.repeated).toHaveValue(repeated)
  }
}
