import type { Locator, Page } from '@playwright/test'

/** The sections «Spedizione e logistica» and «Altri costi» of the form, beyond the specification's fields. */
export class RealCosts {
  readonly shipping: Locator
  readonly seller: Locator
  readonly amazon: Locator
  readonly fee: Locator
  readonly beside: Locator
  readonly returns: Locator
  readonly payment: Locator
  readonly service: Locator
  readonly vat: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.shipping = page.getByRole('button', { name: 'Spedizione e logistica' })
    this.seller = page.getByRole('radio', { name: 'Spedisco io' })
    this.amazon = page.getByRole('radio', { name: 'Spedisce Amazon (FBA)' })
    this.fee = page.getByRole('region', { name: 'Tariffa FBA' })
    this.beside = page.getByRole('region', { name: 'FBA o spedire tu?' })
    this.returns = page.getByRole('button', { name: 'Resi', exact: true })
    this.payment = page.getByRole('button', { name: 'Pagamento', exact: true })
    this.service = page.getByRole('combobox', { name: 'Servizio di pagamento' })
    this.vat = page.getByRole('switch', { name: /packaging.* con IVA inclusa$/ })
  }

  number(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true })
  }

  /** Lets Amazon ship a piece of 30 × 20 × 2 cm and 180 g, as soon as the section is open. */
  async letAmazonShip(): Promise<void> {
    await this.amazon.check()
    const measures = { Lunghezza: '30', Larghezza: '20', Altezza: '2', Peso: '180' }
    for (const [name, text] of Object.entries(measures)) await this.number(name).fill(text)
  }
}
