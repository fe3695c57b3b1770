import { type BrowserContext, expect } from '@playwright/test'
import { aboutVerifying, linkIn, mailTo, type Person } from '../product/account.ts'
import { PageObject } from './page-object.ts'

/** The page of a verification link. */
export class VerifyPage extends PageObject {
  readonly email = this.page.getByRole('textbox', { name: 'Email', exact: true })
  readonly password = this.page.getByLabel('Password', { exact: true })
  readonly button = this.page.getByRole('button', { name: 'Entra', exact: true })
  readonly only = this.page.getByRole('button', { name: 'Verifica soltanto' })
  readonly alert = this.page.getByRole('alert')
  readonly news = this.page.getByRole('status')

  /** Follows the link of a person's mail in another tab. */
  static async fromMail(
    context: BrowserContext,
    url: string,
    { email }: Person,
  ): Promise<VerifyPage> {
    const mailed = await context.newPage()
    await mailed.goto(linkIn(await mailTo(url, email, aboutVerifying)))
    return new VerifyPage(mailed)
  }

  /** Types the password alone, as the page asks, and sends it; where that leads is the test's question. */
  async send({ password }: Pick<Person, 'password'>): Promise<void> {
    await this.password.fill(password)
    await this.button.click()
  }

  /** Verifies the address and signs in, up to the application on the screen. */
  async enter(person: Person): Promise<void> {
    await this.send(person)
    await expect(this.page).toHaveURL('/')
    await expect(this.page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  }
}
