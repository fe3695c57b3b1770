import { expect } from '@playwright/test'
import type { Person } from '../product/account.ts'
import { PageObject } from './page-object.ts'

/** `/login` as a person finds it. */
export class LoginPage extends PageObject {
  readonly email = this.page.getByRole('textbox', { name: 'Email', exact: true })
  readonly password = this.page.getByLabel('Password', { exact: true })
  readonly button = this.page.getByRole('button', { name: 'Accedi', exact: true })
  readonly google = this.page.getByRole('button', { name: 'Accedi con Google' })
  readonly alert = this.page.getByRole('alert')
  readonly news = this.page.getByRole('status')

  async open(): Promise<void> {
    await this.page.goto('/login')
    await this.expectOpen()
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login(?:#[a-z]+)?$/)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  }

  async fill({ email, password }: Person): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
  }

  /** Fills the form in and sends it; where that leads is the test's question. */
  async send(person: Person): Promise<void> {
    await this.fill(person)
    await this.button.click()
  }

  /** Signs in, up to the application on the screen. */
  async signIn(person: Person): Promise<void> {
    await this.send(person)
    await expect(this.page).toHaveURL('/')
    await expect(this.page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  }
}
