import { expect, type Locator } from '@playwright/test'
import { CalculatorPage } from './calculator-page.ts'
import { PageObject } from './page-object.ts'

export type SliderName = 'Prezzo' | 'Costo' | 'Spedizione' | 'Commissione'

type QuickName = 'Situazione attuale' | 'Prezzo +10%' | 'Costo −10%' | 'Commissione +5 punti'

type FigureName = 'MARGINE' | 'GUADAGNO' | 'NETTO' | 'CON IVA'

/** The scenarios as a person finds them: by what things are and what they are called. */
export class ScenariosPage extends PageObject {
  readonly calculator = new CalculatorPage(this.page)
  readonly panel = this.page.getByRole('tabpanel', { name: 'Scenari', exact: true })
  readonly quickScenarios = this.page
    .getByRole('group', { name: 'Scenari rapidi' })
    .getByRole('button')
  readonly results = this.page.getByRole('region', { name: 'Risultati della simulazione' })
  readonly comparison = this.results.getByRole('table', { name: 'Confronto' })
  readonly tips = this.results.getByRole('listitem')
  readonly apply = this.page.getByRole('button', { name: 'Applica al calcolo' })
  readonly back = this.panel.getByRole('button', { name: 'Torna al calcolatore' })
  readonly followRule = this.page.getByRole('button', { name: 'Usa la tariffa del marketplace' })
  readonly announcement = this.page.getByRole('status')

  /** Opens the screen, with a result behind it. */
  async open(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Scenari' }).click()
    await expect(this.results).toBeVisible()
  }

  async openExample(): Promise<void> {
    await this.calculator.calculateExample()
    await this.open()
  }

  quick(name: QuickName): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  slider(name: SliderName): Locator {
    return this.page.getByRole('slider', { name, exact: true })
  }

  exact(name: SliderName): Locator {
    return this.page.getByRole('textbox', { name: `${name}, valore esatto`, exact: true })
  }

  /** A row of the comparison, its figures in their order. */
  row(name: string): Locator {
    return this.comparison.getByRole('row').filter({
      has: this.page.getByRole('rowheader', { name, exact: true }),
    })
  }

  async press(name: SliderName, ...keys: string[]): Promise<void> {
    await this.slider(name).focus()
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** What the sliders say of themselves. */
  async expectValues(values: Partial<Record<SliderName, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values))
      await expect(this.slider(name as SliderName)).toHaveAttribute('aria-valuetext', spaced(text))
  }

  async expectFigures(figures: Partial<Record<FigureName, string>>): Promise<void> {
    for (const [name, text] of Object.entries(figures)) {
      const figure = this.results.getByRole('group', { name, exact: true })
      await expect(figure.getByText(text, { exact: true })).toBeVisible()
    }
  }

  async expectQuick(name: QuickName | null): Promise<void> {
    for (const button of await this.quickScenarios.all()) {
      const pressed = name !== null && (await button.textContent())?.startsWith(name) === true
      await expect(button).toHaveAttribute('aria-pressed', String(pressed))
    }
  }
}

/** A money figure as it stands on the page, its space one that never breaks. */
const spaced = (text: string) => text.replace(/ (?=€|USD)/, '\u00a0')
