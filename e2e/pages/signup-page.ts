import { expect } from '@playwright/test'
import type { Person } from '../product/account.ts'
import { PageObject } from './page-object.ts'

/** `/signup` as a person finds it. */
export class SignupPage extends PageObject {
  readonly email = this.page.getByRole('textbox', { name: 'Email', exact: true })
  readonly password = this.page.getByLabel('Password', { exact: true })
  readonly repeated = this.page.getByLabel('Conferma password', { exact: true })
  readonly button = this.page.getByRole('button', { name: 'Registrati', exact: true })
  readonly alert = this.page.getByRole('alert')
  readonly news = this.page.getByRole('status')

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
