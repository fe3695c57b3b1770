import { expect, type Locator, type Page } from '@playwright/test'

/** «Dove conviene vendere?» as a person finds it: by what things are and what they are called. */
export class WhereToSellPage {
  readonly page: Page
  readonly screen: Locator
  readonly title: Locator
  readonly back: Locator
  /** Every marketplace in the country of the calculation. */
  readonly here: Locator
  readonly elsewhere: Locator
  readonly announcement: Locator
  /** Shows the marketplaces too that have no shop in Italy. */
  readonly foreign: Locator

  constructor(page: Page) {
    this.page = page
    this.screen = page.getByRole('region', { name: 'Dove conviene vendere?' })
    this.title = this.screen.getByRole('heading', { level: 1 })
    this.back = this.screen.getByRole('button', { name: 'Torna al calcolo' })
    this.here = this.screen.getByRole('table', { name: /: tutti i marketplace$/ })
    this.elsewhere = this.screen.getByRole('button', { name: /negli altri paesi$/ })
    this.foreign = this.screen.getByRole('switch', { name: /non vendono in Italia$/ })
    this.announcement = this.screen.getByRole('status')
  }

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
