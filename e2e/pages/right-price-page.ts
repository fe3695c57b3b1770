import { expect, type Locator } from '@playwright/test'
import { type Amounts, CalculatorPage } from './calculator-page.ts'
import { PageObject } from './page-object.ts'

type Kind = 'Margine' | 'Guadagno' | 'Ricarico' | 'Dopo imposte'

/** The screen «Qual è il prezzo giusto?» as a person finds it: by what things are and what they are called. */
export class RightPricePage extends PageObject {
  readonly calculator = new CalculatorPage(this.page)
  readonly screen = this.page.getByRole('region', { name: 'Qual è il prezzo giusto?', exact: true })
  readonly answer = this.screen.getByRole('region', { name: 'La risposta' })
  readonly trial = this.screen.getByRole('region', { name: 'Prova un prezzo' })
  readonly price = this.trial.getByRole('textbox', { name: 'Prezzo da provare' })
  readonly endings = this.trial.getByRole('group', { name: 'Prezzi che bastano' })
  readonly limits = this.screen.getByRole('table', { name: /^(?:Fin dove|Che cosa)/ })
  readonly apply = this.trial.getByRole('button', { name: 'Applica al calcolo' })
  readonly back = this.screen.getByRole('button', { name: 'Torna al calcolo' })
  readonly chart = this.trial.getByRole('img', { name: /^Grafico del guadagno/ })
  readonly handle = this.trial.getByRole('slider', { name: 'Prezzo sul grafico' })
  readonly larger = this.trial.getByRole('button', { name: 'Ingrandisci il grafico' })
  readonly morePrices = this.trial.getByRole('button', { name: 'Mostra più prezzi' })
  readonly table = this.trial.getByRole('table', { name: 'Il grafico in numeri' })

  /** Opens it from the result on the screen. */
  async open(): Promise<void> {
    await this.calculator.results.getByRole('button', { name: 'Qual è il prezzo giusto?' }).click()
    await expect(this.screen.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Opens it on a product with a break of the commission at 10 €. */
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
