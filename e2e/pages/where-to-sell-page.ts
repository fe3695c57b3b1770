import { expect, type Locator } from '@playwright/test'
import { PageObject } from './page-object.ts'

/** «Dove conviene vendere?» as a person finds it: by what things are and what they are called. */
export class WhereToSellPage extends PageObject {
  readonly screen = this.page.getByRole('region', { name: 'Dove conviene vendere?' })
  readonly title = this.screen.getByRole('heading', { level: 1 })
  readonly back = this.screen.getByRole('button', { name: 'Torna al calcolo' })
  /** Every marketplace in the country of the calculation. */
  readonly here = this.screen.getByRole('table', { name: /: tutti i marketplace$/ })
  /** What shipping costs where Amazon doesn't do it. */
  readonly shipping = this.screen.getByRole('textbox', { name: 'Se spedisci tu' })
  readonly payments = this.screen.getByRole('combobox', { name: 'Pagamenti nei negozi tuoi' })
  readonly elsewhere = this.screen.getByRole('button', { name: /negli altri paesi$/ })
  readonly announcement = this.screen.getByRole('status')
  /** Shows the marketplaces too that have no shop in Italy. */
  readonly foreign = this.screen.getByRole('switch', { name: /non vendono in Italia$/ })

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dove conviene vendere?' }).click()
    await expect(this.title).toBeVisible()
  }

  table(name: string): Locator {
    return this.screen.getByRole('table', { name, exact: true })
  }

  /** The row of a marketplace or a country. */
  row(name: string, table = this.here): Locator {
    return table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  }

  column(name: string): Locator {
    return this.here.getByRole('columnheader', { name, exact: true })
  }

  sortBy(name: string): Locator {
    return this.column(name).getByRole('button')
  }

  category(marketplace: string): Locator {
    return this.screen.getByRole('combobox', { name: `Categoria su ${marketplace}`, exact: true })
  }

  openRow(name: string): Locator {
    return this.screen.getByRole('button', { name: `Apri questo calcolo: ${name}`, exact: true })
  }

  /** The names of the rows from the top, as far as they are asked for. */
  async expectOrder(...names: string[]): Promise<void> {
    const heads = this.here.getByRole('rowheader')
    for (const [place, name] of names.entries())
      await expect(heads.nth(place)).toHaveText(new RegExp(`^${name}`))
  }
}
