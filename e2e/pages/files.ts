import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

/** Chooses files, by name, with the button that asks for them. */
export async function chooseFiles(
  button: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: name.endsWith('.json') ? 'application/json' : 'text/csv',
      buffer: Buffer.from(text),
    })),
  )
}

/** Presses what downloads a file, and reads that. */
export async function downloaded(
  button: Locator,
  press: () => Promise<void> = () => button.click(),
): Promise<{ name: string; text: string }> {
  const download = button.page().waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
