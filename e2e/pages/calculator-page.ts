import { defaultFormData } from '@margine/engine'
import { expect, type Locator } from '@playwright/test'
import type { User } from '../product/account.ts'
import { PageObject } from './page-object.ts'

export type AmountName =
  | 'Costo prodotto'
  | 'Prezzo di vendita'
  | 'Spedizione'
  | 'Packaging'
  | 'Pubblicità'

export type Amounts = Partial<Record<AmountName, string>>

type FigureName = 'MARGINE' | 'GUADAGNO' | 'NETTO' | 'CON IVA' | 'DOPO IMPOSTE'

/** The sale of the product's own example. */
export const exampleSale = {
  'Costo prodotto': '12,50',
  'Prezzo di vendita': '39,90',
  Spedizione: '4,50',
  Packaging: '0,60',
  Pubblicità: '1,50',
} as const satisfies Amounts

/** The same as the calculator keeps it. */
const exampleForm = {
  ...defaultFormData,
  costo: exampleSale['Costo prodotto'],
  prezzoVendita: exampleSale['Prezzo di vendita'],
  spedizione: exampleSale.Spedizione,
  packaging: exampleSale.Packaging,
  pubblicita: exampleSale.Pubblicità,
  categoria: 'home',
}

/** The calculator as a person finds it: by what things are and what they are called. */
export class CalculatorPage extends PageObject {
  readonly form = this.page.getByRole('form', { name: 'Dati della vendita' })
  readonly results = this.page.getByRole('region', { name: 'Risultati' })
  readonly calculateButton = this.page.getByRole('button', { name: 'Calcola Margine' })
  readonly newCalculation = this.page.getByRole('button', { name: 'Nuovo Calcolo' })
  readonly scenarios = this.page.getByRole('button', { name: 'Scenari', exact: true })
  readonly otherCosts = this.page.getByRole('button', { name: 'Altri costi' })
  readonly place = this.page.getByRole('button', { name: 'Marketplace & Località' })
  readonly marketplace = this.page.getByRole('combobox', { name: 'Marketplace', exact: true })
  readonly country = this.page.getByRole('combobox', { name: 'Paese', exact: true })
  readonly category = this.page.getByRole('combobox', { name: 'Categoria', exact: true })
  readonly prime = this.page.getByRole('switch', { name: 'Idoneo a Prime', exact: true })
  readonly costWithVat = this.page.getByRole('switch', {
    name: 'Costo con IVA inclusa',
    exact: true,
  })
  readonly priceWithVat = this.page.getByRole('switch', {
    name: /^Prezzo con IVA inclusa \(\d+%\)$/,
  })
  readonly feeInfo = this.page.getByRole('region', { name: 'Commissione del marketplace' })
  readonly alert = this.page.getByRole('alertdialog')
  readonly announcement = this.page.getByRole('status')
  readonly stackedBar = this.results.getByRole('img', { name: /^Come si divide il prezzo/ })
  readonly costLines = this.results.getByRole('listitem')
  readonly resultBar = this.page.getByRole('button', { name: /Vedi$/ })
  readonly banner = this.page.getByRole('complementary', { name: 'Feedback anonimo' })

  /** What the bar of each cost is painted with. */
  barImages(): Promise<string[]> {
    return this.costLines.evaluateAll((lines) =>
      lines.map((line) => {
        const parts = Array.from(line.querySelectorAll('span'))
        const images = parts.map((part) => getComputedStyle(part).backgroundImage)
        return images.find((image) => image !== 'none') ?? 'none'
      }),
    )
  }

  async open(): Promise<void> {
    await this.page.goto('/')
    await expect(this.page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
    // What was drawn before the script came has gone: what is measured now stays.
    await expect(this.page.locator('#app > [inert]')).toHaveCount(0)
  }

  /** Opens it with the example's result, as this person left it in this tab. */
  async openExample({ id }: User): Promise<void> {
    const draft = JSON.stringify({ form: exampleForm, live: true })
    const kept = await this.page.addInitScript(
      ([namespace, text]) => {
        const visit = JSON.stringify({ mark: 'a visit' })
        for (const storage of [localStorage, sessionStorage])
          storage.setItem(`${namespace}:visit`, visit)
        sessionStorage.setItem(`${namespace}:draft`, text)
      },
      [`margine:${id}`, draft] as const,
    )
    await this.open()
    await kept.dispose()
    await this.openSection(this.otherCosts)
    await this.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  }

  amount(name: AmountName): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  figure(name: FigureName): Locator {
    return this.results.getByRole('group', { name, exact: true })
  }

  /** Types amounts into their fields, opening «Altri costi» where one of them is there. */
  async enter(amounts: Amounts): Promise<void> {
    if (amounts.Packaging !== undefined || amounts.Pubblicità !== undefined)
      await this.openSection(this.otherCosts)
    for (const [name, text] of Object.entries(amounts))
      await this.amount(name as AmountName).fill(text)
  }

  async openSection(toggle: Locator): Promise<void> {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  }

  async calculate(amounts: Amounts = {}): Promise<void> {
    await this.enter(amounts)
    await this.calculateButton.click()
  }

  /** The example's result on the screen, as the tests that begin after it want it. */
  async calculateExample(): Promise<void> {
    await this.category.selectOption({ label: 'Casa' })
    await this.calculate(exampleSale)
    await this.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  }

  async closeBanner(): Promise<void> {
    await this.banner.getByRole('button', { name: "Chiudi l'invito al feedback" }).click()
    await expect(this.banner).toHaveCount(0)
  }

  async expectFigures(figures: Partial<Record<FigureName, string>>): Promise<void> {
    for (const [name, text] of Object.entries(figures))
      await expect(this.figure(name as FigureName).getByText(text, { exact: true })).toBeVisible()
  }

  async expectNoResult(): Promise<void> {
    await expect(this.figure('MARGINE')).toHaveCount(0)
  }
}
