import { expect, type Locator, type Page } from '@playwright/test'
import { CalculatorPage } from './calculator-page.ts'

export type SliderName = 'Prezzo' | 'Costo' | 'Spedizione' | 'Commissione'

type QuickName = 'Situazione attuale' | 'Prezzo +10%' | 'Costo −10%' | 'Commissione +5 punti'

type FigureName = 'MARGINE' | 'GUADAGNO' | 'NETTO' | 'CON IVA'

/** The scenarios as a person finds them: by what things are and what they are called. */
export class ScenariosPage {
  readonly page: Page
  readonly calculator: CalculatorPage
  readonly panel: Locator
  readonly quickScenarios: Locator
  readonly results: Locator
  readonly comparison: Locator
  readonly tips: Locator
  readonly apply: Locator
  readonly back: Locator
  readonly followRule: Locator
  readonly announcement: Locator

  constructor(page: Page) {
    this.page = page
    this.calculator = new CalculatorPage(page)
    this.panel = page.getByRole('tabpanel', { name: 'Scenari', exact: true })
    this.quickScenarios = page.getByRole('group', { name: 'Scenari rapidi' }).getByRole('button')
    this.results = page.getByRole('region', { name: 'Risultati della simulazione' })
    this.comparison = this.results.getByRole('table', { name: 'Confronto' })
    this.tips = this.results.getByRole('listitem')
    this.apply = page.getByRole('button', { name: 'Applica al calcolo' })
    this.back = this.panel.getByRole('button', { name: 'Torna al calcolatore' })
    this.followRule = page.getByRole('button', { name: 'Usa la tariffa del marketplace' })
    this.announcement = page.getByRole('status')
  }

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
