import type { Locator } from '@playwright/test'
import { PageObject } from './page-object.ts'

/** The section «Tariffe e regime» of the form. */
export class RatesSection extends PageObject {
  readonly toggle = this.page.getByRole('heading', { name: 'Tariffe e regime' }).getByRole('button')
  readonly rates = this.choice('Tariffe')
  readonly day = this.page.getByLabel('Giorno delle tariffe', { exact: true })
  readonly vat = this.choice('IVA del prodotto')
  readonly ownRate = this.page.getByRole('switch', { name: 'Usa una tua tariffa' })
  readonly regime = this.choice('Regime fiscale')
  readonly take = this.page.getByRole('button', { name: 'Usa le tariffe di oggi' })
  readonly giveBack = this.page.getByRole('button', { name: 'Torna a quelle di prima' })
  readonly remember = this.page.getByRole('button', { name: 'Ricorda per i prossimi calcoli' })
  readonly kept = this.page.getByText('I tuoi prossimi calcoli cominciano così.')
  readonly profile = this.page.getByRole('button', { name: 'Il tuo profilo' })

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true })
  }

  number(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }
}
