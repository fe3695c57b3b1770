import { tabTo } from '../../pages/keyboard.ts'
import { expect, test } from '../../saved-test.ts'

test('the keyboard alone saves, loads and removes, and the focus is never lost', async ({
  saved,
  page,
}) => {
  const focused = page.locator(':focus')
  await saved.saveButton.focus()
  await page.keyboard.press('Enter')
  await expect(saved.name).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Tazza')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Annulla')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Salva')
  await page.keyboard.press('Enter')
  await expect(saved.confirmation).toBeVisible()
  await expect(saved.saveButton).toBeFocused()

  await page.getByRole('tab', { name: 'Calcolatore' }).focus()
  await page.keyboard.press('End')
  await expect(saved.card('Tazza')).toBeVisible()
  await tabTo(page, saved.card('Tazza').getByRole('button', { name: 'Carica' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()

  await page.keyboard.press('End')
  const remove = saved.card('Tazza').getByRole('button', { name: 'Elimina' })
  // What is hidden still can't be focused, which nothing would say.
  await expect(remove).toBeVisible()
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(
      await question.evaluate(
        ({ ownerDocument: { activeElement, body } }) =>
          activeElement === body || activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Conferma' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nessun calcolo salvato' })).toBeFocused()
})

test('the keyboard goes on from the tab when a message goes', async ({ saved, page }) => {
  await saved.save('Prima')
  await saved.save('Seconda')
  const tab = page.getByRole('tab', { name: 'Calcolatore' })
  await saved.saveButton.click()
  await saved.banner.getByRole('button', { name: 'Chiudi il messaggio' }).click()
  await expect(tab).toBeFocused()

  await saved.saveButton.click()
  const offer = saved.banner.getByRole('button', { name: 'Sostituiscine uno' })
  await offer.click()
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()
  await offer.click()
  await page.getByRole('button', { name: 'Sostituisci', exact: true }).click()
  await expect(saved.confirmation).toBeVisible()
  await expect(tab).toBeFocused()
})

test.describe('a question', () => {
  test.use({ kept: ['Tazza'] })

  test('a question asked again in the moment it was answered with no is asked', async ({
    saved,
    page,
  }) => {
    await saved.open()
    const remove = saved.card('Tazza').getByRole('button', { name: 'Elimina' })
    const question = page.getByRole('alertdialog')
    await remove.click()
    // As two quick keys may come on a busy machine: before the dialog's own `close` event, which is a task later.
    await remove.evaluate(async (opener: HTMLElement) => {
      document.querySelector<HTMLElement>('dialog:modal button')?.click()
      await Promise.resolve()
      opener.click()
    })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(remove).toBeFocused()
  })
})
