import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../product/account.ts'

/** `/login` as a person finds it. */
export class LoginPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly button: Locator
  readonly google: Locator
  readonly alert: Locator
  readonly news: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByRole('textbox', { name: 'Email', exact: true })
    this.password = page.getByLabel('Password', { exact: true })
    this.button = page.getByRole('button', { name: 'Accedi', exact: true })
    this.google = page.getByRole('button', { name: 'Accedi con Google' })
    this.alert = page.getByRole('alert')
    this.news = page.getByRole('status')
  }

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
