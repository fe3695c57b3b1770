import type { Browser, Page } from '../e2e/product/chromium.ts'
import { distribution } from './distribution.ts'

/** The time from a file that is chosen to the frame that shows the first row of what was made of it. */
export async function firstScreen(
  page: Page,
  button: string,
  firstRow: string,
  file: string,
): Promise<number> {
  const watch = await page.evaluateHandle((firstRow) => {
    const shown = new Promise<number>((resolve) => {
      const look = (began: number) => {
        if (document.querySelector(firstRow) === null)
          return requestAnimationFrame(() => look(began))
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        return port2.postMessage(null)
      }
      const isOnce = { capture: true, once: true }
      document.addEventListener('change', ({ timeStamp }) => look(timeStamp), isOnce)
    })
    return { shown }
  }, firstRow)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
  const time = await watch.evaluate(({ shown }) => shown)
  await watch.dispose()
  return time
}

type Asked = { file: string; delimiter: string; rows: number }

/** The time in which the CSV library reads a file in a worker of a minimal page. */
export async function librarysTime(
  browser: Browser,
  minimal: string,
  { file, delimiter, rows }: Asked,
): Promise<number> {
  const page = await browser.newPage()
  await page.goto(`${minimal}/csv#${encodeURIComponent(delimiter)}`)
  await page.locator('input').setInputFiles(file)
  const told = page.getByText(/^\d+ [\d.]+$/)
  await told.waitFor({ timeout: 120_000 })
  const [read = 0, time] = ((await told.textContent()) ?? '').split(' ').map(Number)
  await page.close()
  if (read < rows) throw new Error(`Of ${rows} rows the library read ${read}`)
  return time ?? Number.NaN
}

/** Prints whether files open as quickly as they should, beside the library in the same rounds. */
export function reportOpenings(
  ours: readonly number[],
  librarys: readonly number[],
  aim: number,
): boolean {
  const { p50: times } = distribution(ours.map((time, at) => time / (librarys[at] ?? Number.NaN)))
  const met = times <= aim
  const shown = (all: readonly number[]) => all.map((time) => time.toFixed(0)).join(', ')
  console.log(`file to first screen: ${shown(ours)} ms`)
  console.log(`the CSV library alone: ${shown(librarys)} ms`)
  console.log(
    `Aim: file to first screen at most ${aim} × the CSV library alone. ${met ? 'Met' : 'Missed'}: ${times.toFixed(2)} ×.`,
  )
  return met
}
