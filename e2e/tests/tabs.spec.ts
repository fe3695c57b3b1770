import type { Page } from '@playwright/test'
import { tabTo } from '../pages/keyboard.ts'
import { expect, test } from '../test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

// proves: 2.10, 2.46, 4.1
test('the calculator is the first of three tabs, a click shows another, and what was typed stays', {
  tag: '@phone',
}, async ({ calculator, page }) => {
  await expect(page.getByRole('tab')).toHaveText(['Calcolatore', 'Scenari', 'Salvati'])
  for (const name of ['Calcolatore', 'Scenari', 'Salvati'])
    await expect(tab(page, name)).toBeInViewport()
  await expect(tab(page, 'Calcolatore')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, 'Calcolatore')).toContainText('Quanto ti resta davvero?')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)

  await calculator.calculateExample()
  await tab(page, 'Scenari').click()
  await expect(tab(page, 'Scenari')).toHaveAttribute('aria-selected', 'true')
  await expect(calculator.form).toBeHidden()
  await tab(page, 'Salvati').click()
  await expect(panel(page, 'Salvati')).toContainText('Nessun calcolo salvato')
  await tab(page, 'Calcolatore').click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await expect(calculator.amount('Pubblicità')).toHaveValue('1,50')
})

// proves: 2.21, 2.43
test('the keyboard moves between tabs and into what they show; «Scenari» without a result says what it needs and leads back, and its button waits for one', async ({
  calculator,
  page,
}) => {
  await tab(page, 'Calcolatore').focus()
  const moves = [
    ['ArrowRight', 'Scenari'],
    ['ArrowRight', 'Salvati'],
    ['ArrowRight', 'Calcolatore'],
    ['ArrowLeft', 'Salvati'],
    ['Home', 'Calcolatore'],
    ['End', 'Salvati'],
    ['ArrowLeft', 'Scenari'],
  ] as const
  for (const [key, name] of moves) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page, name)).toBeVisible()
  }
  const back = page.getByRole('button', { name: 'Torna al calcolatore' })
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(calculator.form).toBeVisible()

  await expect(calculator.scenarios).toBeDisabled()
  await tab(page, 'Scenari').click()
  await expect(panel(page, 'Scenari')).toContainText('Nessun calcolo disponibile')
  await page.getByRole('button', { name: 'Torna al calcolatore' }).click()
  await expect(tab(page, 'Calcolatore')).toHaveAttribute('aria-selected', 'true')
  await calculator.calculateExample()
  await expect(calculator.scenarios).toBeEnabled()
  await calculator.scenarios.click()
  await expect(tab(page, 'Scenari')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, 'Scenari')).toContainText('E se cambiassi qualcosa?')
})
