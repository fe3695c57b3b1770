import type { Locator, Page } from '@playwright/test'

/** The section «Tariffe e regime» of the form. */
export class RatesSection {
  readonly toggle: Locator
  readonly rates: Locator
  readonly day: Locator
  readonly vat: Locator
  readonly ownRate: Locator
  readonly regime: Locator
  /** Takes today's rates, or gives them back. */
  readonly take: Locator
  readonly giveBack: Locator
  readonly remember: Locator
  readonly kept: Locator
  readonly profile: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.toggle = page.getByRole('heading', { name: 'Tariffe e regime' }).getByRole('button')
    this.rates = page.getByRole('combobox', { name: 'Tariffe' })
    this.day = page.getByLabel('Giorno delle tariffe', { exact: true })
    this.vat = page.getByRole('combobox', { name: 'IVA del prodotto' })
    this.ownRate = page.getByRole('switch', { name: 'Usa una tua tariffa' })
    this.regime = page.getByRole('combobox', { name: 'Regime fiscale' })
    this.take = page.getByRole('button', { name: 'Usa le tariffe di oggi' })
    this.remember = page.getByRole('button', { name: 'Ricorda per i prossimi calcoli' })
    this.kept = page.getByText('I tuoi prossimi calcoli cominciano così.')
    this.profile = page.getByRole('button', { name: 'Il tuo profilo' })
    this.giveBack = page.getByRole('button', { name: 'Torna a quelle di prima' })
  }

  choice(name: string): Locator {
    return this.#page.getByRole('combobox', { name, exact: true })
  }

  number(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true })
  }
}
