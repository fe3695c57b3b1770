import type { Locator } from '@playwright/test'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { tooSmall } from '../../pages/too-small.ts'
import { resize, tooWide } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

const file = `${articlesFile(60)}\nLUNGO-1;${'Lampada da tavolo in ottone '.repeat(4)};12.345,90;1.234,56`

/** Nothing in it scrolls sideways. */
const expectWithin = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true)

test('@phone the list fits small screens, large letters and a finger', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', file)
  const card = page.getByRole('listitem').filter({ hasText: 'ART-0' })
  const isWhole = () =>
    card.locator('> div').evaluate((part) => part.scrollHeight <= part.clientHeight)
  for (const width of [320, 390, 720]) {
    await resize(page, { width, height: 800 })
    await expect(card).toBeVisible()
    await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([])
    await expect.poll(isWhole, `at ${width} px`).toBe(true)
  }
  if (isMobile) {
    // The whole card is pressed. Bars are narrow: a choice under them does the same.
    const low = async () =>
      (await tooSmall(page)).filter(
        ({ name, height }) => height < 44 && name !== 'Apri nel calcolo',
      )
    await expect.poll(low).toEqual([])
    await page.getByLabel('Mostra solo gli articoli con margine').selectOption('sotto −15%')
    await expect(listino.count).toHaveText('5 di 61 articoli')
    // The button is at the bottom of the page, errors stand at its top.
    await listino.choose('Apri un altro file', 'vuoto.csv', '')
    await expect(page.getByRole('alert')).toBeInViewport()
    return
  }
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await page.reload()
  await expect(card).toBeVisible()
  await expect.poll(() => tooWide(page)).toEqual([])
  await expect.poll(isWhole).toBe(true)
  await resize(page, { width: 320, height: 800 })
  await listino.unfold('file')
  await page.getByRole('button', { name: 'Elimina dal dispositivo' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectWithin(question)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await resize(page, { width: 1280, height: 860 })
  await page.getByRole('button', { name: 'Colonne', exact: true }).click()
  const columns = page.getByRole('dialog', { name: 'Colonne da mostrare' })
  await expect(columns).toBeVisible()
  await expectWithin(columns)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tariffe e condizioni' }).click()
  await page.getByRole('button', { name: 'Scrivi una regola' }).click()
  const rules = page.getByRole('dialog', { name: 'Regole per le categorie' })
  await rules.getByRole('button', { name: 'Aggiungi una regola' }).click()
  await expect(rules.getByLabel('Categoria')).toBeVisible()
  await expectWithin(rules)
  await page.keyboard.press('Escape')
  const name = listino.cell(2, 1)
  await expect(name).toBeVisible()
  await expect
    .poll(() => name.evaluate((part) => part.scrollHeight <= part.clientHeight))
    .toBe(true)
})
