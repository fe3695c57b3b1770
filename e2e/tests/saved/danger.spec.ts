import type { Locator } from '@playwright/test'
import { expect, test } from '../../saved-test.ts'

test.use({ kept: ['Prima', 'Seconda'] })

const colorOf = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor)

test('what is gone for good is confirmed by a button of another colour than any that goes on', async ({
  saved,
  page,
}) => {
  const goesOn = await colorOf(saved.saveButton)
  await saved.saveButton.click()
  await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
  const replace = page.getByRole('button', { name: 'Sostituisci', exact: true })
  await expect(replace).not.toHaveCSS('background-color', goesOn)
  const danger = await colorOf(replace)
  await page.keyboard.press('Escape')

  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' })
  await saved.open()
  await expect(saved.card('Prima').getByRole('button', { name: 'Carica' })).toHaveCSS(
    'background-color',
    goesOn,
  )
  await saved.card('Prima').getByRole('button', { name: 'Elimina' }).click()
  await expect(confirm).toHaveCSS('background-color', danger)

  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Elimina il mio account' }).click()
  await expect(confirm).toHaveCSS('background-color', danger)
})
