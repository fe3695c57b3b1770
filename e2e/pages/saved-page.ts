import type { Locator, Page } from '@playwright/test'
import { PageObject } from './page-object.ts'

/**
 * Waits until a page knows what is saved, which it asks for once it is open: whoever signs out, or has no network,
 * before that is refused the list.
 */
export async function listKnown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/calculations')),
  )
}

/** The «Salvati» screen, and what saving asks and shows on every screen. */
export class SavedPage extends PageObject {
  readonly tab = this.page.getByRole('tab', { name: 'Salvati' })
  readonly panel = this.page.getByRole('tabpanel', { name: 'Salvati' })
  readonly cards = this.panel.getByRole('article')
  readonly banner = this.page.getByRole('alert').filter({ hasText: 'Errore Applicazione' })
  readonly prompt = this.page.getByRole('dialog', { name: 'Che nome diamo a questo calcolo?' })
  readonly name = this.page.getByRole('textbox', { name: 'Nome del calcolo' })
  readonly saveButton = this.page.getByRole('region', { name: 'Risultati' }).getByRole('button', {
    name: /^Salva( come nuovo)?$/,
  })
  readonly confirmation = this.page.getByText('Salvato: lo trovi in «Salvati».')
  readonly overlay = this.page.getByRole('dialog', { name: /in corso…$/ })

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  /** Holds back what is saved from now on, but not the list, until that is let go. */
  async holdSaves(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await this.page.route('**/api/calculations', async (route) => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    })
    return resolve
  }

  /** Presses «Salva» and answers the prompt, without waiting for what comes of it. */
  async answerPrompt(name?: string): Promise<void> {
    await this.saveButton.click()
    if (name !== undefined) await this.name.fill(name)
    await this.prompt.getByRole('button', { name: 'Salva' }).click()
  }

  /** Saves what the calculator shows. */
  async save(name?: string): Promise<void> {
    await this.answerPrompt(name)
    await this.confirmation.waitFor()
  }

  async open(): Promise<void> {
    await this.tab.click()
  }

  async remove(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Elimina' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  }
}
