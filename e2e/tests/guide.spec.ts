import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const guide = (page: Page) => page.getByRole('dialog', { name: 'Guida' })

/** On a small screen the guide is in the menu. */
async function openGuide(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Guida' }).click()
  await expect(guide(page)).toBeVisible()
}

test('the guide explains the figures in a panel beside them', async ({
  calculator,
  page,
  isMobile,
}) => {
  await calculator.calculateExample()
  await openGuide(page, isMobile)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(guide(page).getByRole('heading', { level: 2, name: 'Guida' })).toBeVisible()
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText([
    'Da dove cominciare',
    'Con IVA o senza?',
    'Margine e ricarico',
    'Perché la commissione reale è più alta',
    'Che cosa non è compreso',
  ])
  await page.keyboard.press('Escape')
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

test.describe('the guide takes the focus, closes and gives it back', () => {
  for (const way of ['its button', 'Escape', 'the backdrop'] as const)
    test(`by ${way}`, async ({ calculator, page, isMobile }) => {
      await expect(calculator.form).toBeVisible()
      await openGuide(page, isMobile)
      await expect(guide(page).locator(':focus')).toHaveCount(1)
      if (way === 'its button')
        await guide(page).getByRole('button', { name: 'Chiudi la guida' }).click()
      else if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(12, 420)
      await expect(guide(page)).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: isMobile ? 'Apri il menu' : 'Guida' }),
      ).toBeFocused()
    })
})

test('a click in the guide leaves it open', async ({ calculator, page, isMobile }) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  await guide(page).getByRole('heading', { name: 'Margine e ricarico' }).click()
  await guide(page).getByRole('heading', { name: 'Guida', exact: true }).click()
  await expect(guide(page)).toBeVisible()
})

test('the guide opens again after it was closed', async ({ calculator, page, isMobile }) => {
  await expect(calculator.form).toBeVisible()
  for (const _ of [1, 2]) {
    await openGuide(page, isMobile)
    await page.keyboard.press('Escape')
    await expect(guide(page)).toHaveCount(0)
  }
})
