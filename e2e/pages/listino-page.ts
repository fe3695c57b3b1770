import { expect } from '@playwright/test'
import { chooseFiles } from './files.ts'
import { PageObject } from './page-object.ts'

/** A list of which one article loses money. */
export const fourArticles = [
  'sku;nome;prezzo;costo',
  'A-1;Tazza;20,00;5,00',
  'B-2;Lampada;12,00;11,50',
  'C-3;Sedia;80,00;40,00',
  'D-4;Zerbino;30,00;8,00',
].join('\n')

/** Where columns that are written stand in the grid, from 1. */
export const gridColumns = { price: 3, cost: 4, category: 16 } as const

/** The page of the list. */
export class ListinoPage extends PageObject {
  readonly grid = this.page.getByRole('grid', { name: 'Articoli' })
  readonly count = this.page.getByRole('search').locator('[data-count]')
  /** What the calculator shows of the article that it has open. */
  readonly article = this.page.getByRole('complementary', { name: 'Articolo del listino' })

  open() {
    return this.page.goto('/listino')
  }

  /** Opens the page and there a file of articles, until the list is kept on the device. */
  async openKept(text: string) {
    await this.open()
    await this.choose('Scegli un file', 'articoli.csv', text)
    await expect(this.page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  }

  /** Chooses a file with the button of this name. */
  async choose(button: string, name: string, text: string) {
    await this.chooseAll(button, { [name]: text })
  }

  /** Chooses several files with the button of this name. */
  async chooseAll(button: string, files: Readonly<Record<string, string>>) {
    await chooseFiles(this.page.getByRole('button', { name: button }), files)
  }

  /** Joins the costs that the page has described. */
  joinCosts() {
    return this.page
      .getByRole('dialog', { name: /^Costi trovati/ })
      .getByRole('button', { name: 'Unisci i costi' })
      .click()
  }

  /** The choice of what a column of the file is. */
  column(name: string) {
    return this.page.getByRole('dialog').getByLabel(name, { exact: true })
  }

  /** Drops a file on the page, once that takes files. */
  async drop(name: string, text: string) {
    const button = this.page.getByRole('button', {
      name: /^((Scegli un|Apri un altro) file|Togli l'esempio)/,
    })
    await button.first().waitFor()
    const data = await this.page.evaluateHandle(
      ([fileName, content]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([content], fileName, { type: 'text/csv' }))
        return transfer
      },
      [name, text] as const,
    )
    await this.page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
  }

  /** Unfolds what is behind the line of the file, of its costs, or of what there is to know. */
  async unfold(line: 'file' | 'costs' | 'warnings') {
    const lines = {
      file: this.page.getByRole('button', { name: /colonn[ae]: / }).first(),
      costs: this.page.getByRole('button', { name: /colonn[ae]: / }).nth(1),
      warnings: this.page.getByRole('button', { name: /^\d+ avvis[io]$/ }),
    }
    if ((await lines[line].getAttribute('aria-expanded')) === 'false') await lines[line].click()
  }

  /** Deletes the list from the device. */
  async delete() {
    await this.unfold('file')
    await this.page.getByRole('button', { name: 'Elimina dal dispositivo' }).click()
    await this.page.getByRole('button', { name: 'Conferma' }).click()
  }

  cell(row: number, column: number) {
    return this.grid.locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`)
  }

  /** What opens an article in the calculator. */
  readonly openButton = (name: string) =>
    this.page.getByRole('button', { name: `Apri nel calcolo: ${name}`, exact: true })

  tile(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  }
}

const header = 'sku;nome;prezzo;costo'

/** A file of so many articles, of which every tenth loses and every hundredth has no price. */
export function articlesFile(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const price = at % 100 === 99 ? '' : `${20 + (at % 50)},00`
    const cost = at % 10 === 0 ? '45,00' : '5,00'
    return `ART-${at};Articolo ${at};${price};${cost}`
  })
  return [header, ...rows].join('\n')
}
