import { expect, test } from '../test.ts'

// proves: 2.12
test('a wide screen has no menu, and no Feedback entry', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guida' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu utente' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toHaveCount(0)
})

test('the header has the same ways in the same order on every page, and the profile in the menu', async ({
  calculator,
  page,
}) => {
  await expect(calculator.form).toBeVisible()
  const header = page.getByRole('banner')
  const ways = ['Calcolatore', 'Scenari', 'Salvati', 'Listino', 'Consuntivo', 'Guida']
  for (const path of ['/', '/listino', '/consuntivo']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Guida' })).toBeVisible()
    const shown = header.locator(':is([role="tab"], a, button):not([popover] *)').filter({
      hasText: new RegExp(`^(${ways.join('|')})$`),
    })
    await expect(shown).toHaveText(ways)
  }
  for (const path of ['/consuntivo', '/']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Menu utente' }).click()
    await page.getByRole(path === '/' ? 'button' : 'link', { name: 'Il tuo profilo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Il tuo profilo' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
