import { PageObject } from './page-object.ts'

/** The sections «Spedizione e logistica» and «Altri costi» of the form, beyond the specification's fields. */
export class RealCosts extends PageObject {
  readonly shipping = this.page.getByRole('button', { name: 'Spedizione e logistica' })
  readonly seller = this.page.getByRole('radio', { name: 'Spedisco io' })
  readonly amazon = this.page.getByRole('radio', { name: 'Spedisce Amazon (FBA)' })
  readonly fee = this.page.getByRole('region', { name: 'Tariffa FBA' })
  readonly beside = this.page.getByRole('region', { name: 'FBA o spedire tu?' })
  readonly returns = this.page.getByRole('button', { name: 'Resi', exact: true })
  readonly payment = this.page.getByRole('button', { name: 'Pagamento', exact: true })
  readonly service = this.page.getByRole('combobox', { name: 'Servizio di pagamento' })

  number(name: string) {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Lets Amazon ship a piece of 30 × 20 × 2 cm and 180 g, as soon as the section is open. */
  async letAmazonShip(): Promise<void> {
    await this.amazon.check()
    const measures = { Lunghezza: '30', Larghezza: '20', Altezza: '2', Peso: '180' }
    for (const [name, text] of Object.entries(measures)) await this.number(name).fill(text)
  }
}
