import type { Page } from '@playwright/test'
import { guide, openGuide } from '../pages/guide.ts'
import { expectNoDialogBehind } from '../pages/history.ts'
import { expect, test } from '../saved-test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
}

/** The application, opened from another page. */
async function comeFromPrivacy(page: Page): Promise<void> {
  await page.goto('/privacy')
  await page.goto('/')
  await expectSelected(page, 'Calcolatore')
}

test('Back and Forward go through the tabs; Back closes the guide, which Forward leaves closed, and closed in any way it leaves nothing to go back through', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await comeFromPrivacy(page)
  await tab(page, 'Scenari').click()
  await tab(page, 'Salvati').click()
  await expectSelected(page, 'Salvati')
  await page.goBack()
  await expectSelected(page, 'Scenari')
  await expect(tab(page, 'Scenari')).toBeFocused()
  await page.goBack()
  await expectSelected(page, 'Calcolatore')
  await page.goForward()
  await expectSelected(page, 'Scenari')
  await expect(page).toHaveURL('/')
  // The way back that the tab has of its own is the same step.
  await page.getByRole('button', { name: 'Torna al calcolatore' }).click()
  await expectSelected(page, 'Calcolatore')

  await openGuide(page, isMobile)
  await page.goBack()
  await expect(guide(page)).toHaveCount(0)
  await expectSelected(page, 'Calcolatore')
  await page.goForward()
  await expect(guide(page)).toHaveCount(0)
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(12, 420)]) {
    await openGuide(page, isMobile)
    await close()
    await expect(guide(page)).toHaveCount(0)
  }
  await expectNoDialogBehind(page)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('Back closes what saving asks, and nothing is saved', async ({ saved, page }) => {
  await saved.saveButton.click()
  await expect(saved.name).toBeVisible()
  await page.goBack()
  await expect(saved.prompt).toHaveCount(0)
  await expect(saved.saveButton).toBeFocused()
  await saved.save('Tazza')
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
  await saved.card('Tazza').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(saved.card('Tazza')).toBeVisible()
  await page.goBack()
  await expectSelected(page, 'Calcolatore')
})

test('a screen shown as a dialog closes is one step away from where it was; a page that is loaded again begins at the calculator, and Back goes on from there', async ({
  page,
  isMobile,
}) => {
  await comeFromPrivacy(page)
  await openGuide(page, isMobile)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog:modal button')?.click()
    document.querySelector<HTMLElement>('#tab-saved')?.click()
  })
  await expectSelected(page, 'Salvati')
  await expectNoDialogBehind(page)
  await page.goBack()
  await expectSelected(page, 'Calcolatore')

  await tab(page, 'Salvati').click()
  await openGuide(page, isMobile)
  await page.reload()
  await expectSelected(page, 'Calcolatore')
  await expect(guide(page)).toHaveCount(0)
  await expectNoDialogBehind(page)
  await page.goBack()
  await expectSelected(page, 'Salvati')
  await page.goBack()
  await expectSelected(page, 'Calcolatore')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('the fragment of the address is nobody’s, and a link to one changes no screen', async ({
  page,
  isMobile,
}) => {
  await page.goto('/#da-un-collegamento')
  await tab(page, 'Salvati').click()
  await openGuide(page, isMobile)
  await expect(page).toHaveURL('/#da-un-collegamento')
  await page.goBack()
  await expect(guide(page)).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = 'un-altro'
  })
  await expectSelected(page, 'Salvati')
  await page.goBack()
  await expect(page).toHaveURL('/#da-un-collegamento')
  await expectSelected(page, 'Salvati')
  await page.goBack()
  await expectSelected(page, 'Calcolatore')
})

test('the page stays where it is scrolled to when a dialog closes, in any way', {
  tag: '@phone',
}, async ({ page, saved, isMobile }) => {
  await expect(saved.saveButton).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await scrollTo(0)
    await openGuide(page, isMobile)
    await scrollTo(120)
    await close()
    await expect(guide(page)).toHaveCount(0)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await expect.poll(scrolled).toBe(120)
  }
})

test('on a page without screens Back closes a dialog and stays, and the buttons of the next do what they say', async ({
  page,
}) => {
  await page.goto('/termini')
  await page.goto('/privacy')
  const question = page.getByRole('alertdialog')
  const ask = async () => {
    await page.getByRole('button', { name: 'Elimina il mio account' }).click()
    await expect(question).toBeVisible()
  }
  await ask()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/privacy')

  await ask()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/privacy')

  await ask()
  await page.reload()
  await ask()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/termini')

  await page.goForward()
  await ask()
  await question.getByRole('button', { name: 'Conferma' }).click()
  await expect(page).toHaveURL('/login')
})
