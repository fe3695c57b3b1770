import { expect, type Locator, type Page } from '@playwright/test'
import { type Amounts, CalculatorPage } from './calculator-page.ts'

type Kind = 'Margine' | 'Guadagno' | 'Ricarico' | 'Dopo imposte'

/** The screen «Qual è il prezzo giusto?» as a person finds it: by what things are and what they are called. */
export class RightPricePage {
  readonly page: Page
  readonly calculator: CalculatorPage
  readonly screen: Locator
  readonly answer: Locator
  readonly trial: Locator
  readonly price: Locator
  readonly endings: Locator
  readonly limits: Locator
  readonly apply: Locator
  readonly back: Locator
  readonly chart: Locator
  readonly handle: Locator
  readonly larger: Locator
  readonly morePrices: Locator
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.calculator = new CalculatorPage(page)
    this.screen = page.getByRole('region', { name: 'Qual è il prezzo giusto?', exact: true })
    this.answer = this.screen.getByRole('region', { name: 'La risposta' })
    this.trial = this.screen.getByRole('region', { name: 'Prova un prezzo' })
    this.price = this.trial.getByRole('textbox', { name: 'Prezzo da provare' })
    this.endings = this.trial.getByRole('group', { name: 'Prezzi che bastano' })
    this.limits = this.screen.getByRole('table', { name: /^(?:Fin dove|Che cosa)/ })
    this.apply = this.trial.getByRole('button', { name: 'Applica al calcolo' })
    this.back = this.screen.getByRole('button', { name: 'Torna al calcolo' })
    this.chart = this.trial.getByRole('img', { name: /^Grafico del guadagno/ })
    this.handle = this.trial.getByRole('slider', { name: 'Prezzo sul grafico' })
    this.larger = this.trial.getByRole('button', { name: 'Ingrandisci il grafico' })
    this.morePrices = this.trial.getByRole('button', { name: 'Mostra più prezzi' })
    this.table = this.trial.getByRole('table', { name: 'Il grafico in numeri' })
  }

  /** Opens it from the result on the screen. */
  async open(): Promise<void> {
    await this.calculator.results.getByRole('button', { name: 'Qual è il prezzo giusto?' }).click()
    await expect(this.screen.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Opens it on a product whose commission has a break at 10 €. */
  async openBeauty(amounts: Amounts): Promise<void> {
    await this.calculator.category.selectOption('beauty')
    await this.calculator.calculate(amounts)
    await this.open()
  }

  /** Brings all of the curve on the screen, with nothing over it. */
  async showCurve(): Promise<void> {
    await this.calculator.closeBanner()
    await this.handle.scrollIntoViewIfNeeded()
    await this.chart.scrollIntoViewIfNeeded()
  }

  /** Where on the screen the handle of the curve is. */
  async middleOfHandle(): Promise<{ x: number; y: number }> {
    const box = await this.handle.boundingBox()
    if (box === null) throw new Error('The handle is not on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  async openTable(): Promise<void> {
    await this.trial.getByRole('button', { name: 'Il grafico in numeri' }).click()
    await expect(this.table).toBeVisible()
  }

  kind(name: Kind): Locator {
    return this.screen.getByRole('radio', { name })
  }

  target(kind: Kind): Locator {
    return this.screen.getByRole('textbox', { name: `${kind}, valore esatto` })
  }

  ending(price: string): Locator {
    return this.endings.getByRole('button', { name: price })
  }

  /** A row of the limits: what it is, how much it is today, how much it may be. */
  limit(name: string): Locator {
    return this.limits.getByRole('row').filter({
      has: this.page.getByRole('rowheader', { name, exact: true }),
    })
  }
}
