import { expect, type Page } from '@playwright/test'
import { newPerson, type Person } from '../product/account.ts'
import type { PreparedData } from '../product/prepared-data.ts'
import { LoginPage } from './login-page.ts'
import { OutboxPage } from './outbox-page.ts'
import { SignupPage } from './signup-page.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

type State = {
  name: string
  show: (page: Page, data: PreparedData) => Promise<void>
}

const open = (path: string, heading: string): State => ({
  name: path,
  show: async (page) => {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(title(page, heading)).toBeVisible()
    await expect(page.locator('#app > [inert]')).toHaveCount(0)
  },
})

/** An address no page should break at: one word, as long as addresses get. */
const longAddress = `${'m'.repeat(64)}@${'posta'.repeat(12)}.example`

async function failToLogin(page: Page, person: Person): Promise<void> {
  const login = new LoginPage(page)
  await login.open()
  await login.send(person)
  await expect(login.alert).toBeVisible()
}

/** Every page before the application, in every state it can be in, one after another as a visit goes. */
export const accountStates: Record<string, State[]> = {
  'signing in': [
    open('/login', 'Accedi'),
    open('/login#registrazione', 'Accedi'),
    {
      name: 'a login with fields missing',
      show: async (page) => {
        const login = new LoginPage(page)
        await login.open()
        await login.button.click()
        await expect(login.email).toHaveAttribute('aria-invalid', 'true')
      },
    },
    {
      name: 'a failed login',
      show: (page) => failToLogin(page, { ...newPerson(), email: longAddress }),
    },
    {
      name: 'a login before the address is verified',
      show: async (page, data) => {
        const person = data.addPerson()
        data.change('UPDATE users SET email_verified_at = NULL WHERE email = ?', person.email)
        await failToLogin(page, person)
        await expect(page.getByRole('button', { name: /^Invia di nuovo/ })).toBeVisible()
      },
    },
  ],
  'signing up': [
    open('/signup', 'Crea il tuo account'),
    open('/prova', 'Quanto ti resta davvero?'),
    {
      name: 'a sign-up with everything wrong',
      show: async (page) => {
        const signup = new SignupPage(page)
        await signup.open()
        await signup.send({ email: longAddress.replace('@', ' '), password: 'breve' }, 'brevissima')
        await expect(signup.repeated).toHaveAttribute('aria-invalid', 'true')
      },
    },
    {
      name: 'a sign-up that is done',
      show: async (page) => {
        const signup = new SignupPage(page)
        // The 5 seconds after which the login page follows never end, so that this one stays.
        await page.addInitScript(() => {
          const start = window.setTimeout.bind(window)
          const setTimeout = (work: TimerHandler, delay?: number) =>
            delay === 5000 ? 0 : start(work, delay)
          Object.assign(window, { setTimeout })
        })
        await signup.open()
        await signup.send(newPerson())
        await expect(title(page, 'Controlla la posta')).toBeVisible()
      },
    },
    {
      name: 'a second verification mail asked for too early',
      show: async (page) => {
        const signup = new SignupPage(page)
        await signup.open()
        await signup.send(newPerson())
        await page.getByRole('link', { name: "Vai all'accesso" }).click()
        const news = page.getByRole('status')
        await news.getByRole('button').click()
        await expect(news).toContainText('ti abbiamo scritto')
        await news.getByRole('button').click()
        await expect(news.getByRole('button')).toBeDisabled()
      },
    },
  ],
  'what a mail leads to': [
    open('/verifica-email#un-link', 'Verifica la tua email'),
    open('/verifica-email', 'Il link non è più valido'),
    open('/password-dimenticata', 'Password dimenticata?'),
    open('/nuova-password#un-link', 'Scegli una nuova password'),
    open('/nuova-password', 'Il link non è più valido'),
  ],
  'what needs no account': [
    open('/feedback', 'Dicci che cosa ne pensi'),
    {
      name: '/outbox',
      show: async (page) => {
        await new OutboxPage(page).open()
        await expect(title(page, 'Posta di prova')).toBeVisible()
      },
    },
    open('/accesso-google', 'Accesso con Google'),
  ],
}
