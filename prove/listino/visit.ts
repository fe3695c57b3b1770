import { setTimeout as pause } from 'node:timers/promises'
import type { launchChromium } from '../../e2e/product/chromium.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>

const longestWaitMs = 120_000
const betweenLooksMs = 50

// What runs in the page is text here: this room's types know no page.
const noteLongestTask = `
  longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })`
const leftOnDevice = `(async () => [
  ...(await Array.fromAsync((await navigator.storage.getDirectory()).keys())),
  ...(await indexedDB.databases()).map(({ name }) => name),
])()`

/** Reads again and again until it is what is wanted; else answers what it was at last. */
async function eventually<Value>(read: () => Promise<Value>, wanted: Value): Promise<Value> {
  const giveUpAt = performance.now() + longestWaitMs
  for (;;) {
    const value = await read()
    if (value === wanted || performance.now() > giveUpAt) return value
    await pause(betweenLooksMs)
  }
}

/** A seller with a large file on the page of the list. */
export class LargeVisit {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(longestWaitMs)
  }

  /** From now on the longest task of every page is noted. */
  async begin(): Promise<void> {
    await this.page.addInitScript(noteLongestTask)
    await this.page.goto('/listino')
  }

  /** The longest task of the page's main thread so far; 0 where all were below 50 ms. */
  longestTask(): Promise<number> {
    return this.page.evaluate<number>('longestTask')
  }

  async choose(button: string, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: button }).click()
    await (await chooser).setFiles(file)
  }

  get progress() {
    return this.page.getByRole('progressbar', { name: 'Leggiamo il file' })
  }

  /** Cancels a reading that is under way, and answers how far it had come. */
  async cancelReading(): Promise<number> {
    const share = async () => Number((await this.progress.getAttribute('value')) ?? 0)
    while ((await share()) === 0) await pause(betweenLooksMs)
    const reached = await share()
    await this.page.getByRole('button', { name: 'Annulla' }).click()
    await this.progress.waitFor({ state: 'detached' })
    return reached
  }

  #tile(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** How many articles a tile tells. */
  tile(name: string, wanted: number): Promise<number> {
    const number = this.#tile(name).locator('span').nth(1)
    const read = async () => Number((await number.textContent())?.replaceAll('.', ''))
    return eventually(read, wanted)
  }

  /** What stands beside the filters. */
  shown(wanted: string): Promise<string> {
    const count = this.page.getByRole('search').locator('[data-count]')
    return eventually(async () => (await count.textContent()) ?? '', wanted)
  }

  /** Presses a tile: its articles are then shown alone. */
  press(name: string): Promise<void> {
    return this.#tile(name).click()
  }

  /** A cell of the first article that is shown. */
  first(column: string, wanted: string): Promise<string> {
    const cell = this.page.locator(`[aria-rowindex="2"] [data-column="${column}"]`)
    return eventually(async () => (await cell.textContent()) ?? '', wanted)
  }

  search(text: string): Promise<void> {
    return this.page.getByRole('searchbox').fill(text)
  }

  /** Moves a slider of what is tried with a key. */
  try(slider: string, key: string): Promise<void> {
    return this.page.getByRole('slider', { name: slider }).press(key)
  }

  tryNothing(): Promise<void> {
    return this.page.getByRole('button', { name: 'Torna ai dati del file' }).click()
  }

  /** Takes the articles that are shown away as a file for Excel. */
  async export(path: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Esporta' }).click()
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Scarica' }).last().click()
    await (await download).saveAs(path)
  }

  async isKept(): Promise<void> {
    await this.page.getByText('Il listino resta su questo dispositivo').waitFor()
  }

  /** Deletes the list, and answers what is left of it on the device. */
  async delete(): Promise<string[]> {
    await this.page
      .getByRole('button', { name: /colonn[ae]: / })
      .first()
      .click()
    await this.page.getByRole('button', { name: 'Elimina dal dispositivo' }).click()
    await this.page.getByRole('button', { name: 'Conferma' }).click()
    await this.page.getByRole('button', { name: 'Scegli un file' }).waitFor()
    await this.page.reload()
    await this.page.getByRole('button', { name: 'Scegli un file' }).waitFor()
    return this.page.evaluate<string[]>(leftOnDevice)
  }
}
