import type { Locator } from '@playwright/test'
import { guide, openGuide } from '../pages/guide.ts'
import { settings } from '../product/server.ts'
import { expect, test } from '../test.ts'

const inOrder = ['Calcolatore', 'Scenari', 'Salvati', 'Listino', 'Consuntivo']

// proves: 1.14, 2.12, 2.15, 2.17, 2.14
test('on a phone the menu holds the guide, a mail link, the profile, the settings to come and the way out; who is signed in stands beside its button', async ({
  calculator,
  page,
}) => {
  await expect(calculator.form).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guida' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(/^\S+@posta\.example$/)).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Guida' })).toBeEnabled()
  await expect(menu.getByRole('link', { name: 'Feedback' })).toHaveAttribute(
    'href',
    `mailto:${settings.SUPPORT_EMAIL}?subject=Feedback%20su%20Margine`,
  )
  const preferences = menu.getByRole('button', { name: 'Impostazioni' })
  await expect(preferences).toBeDisabled()
  await expect(preferences).toContainText('SOON')
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Menu utente' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const middle = async (part: Locator) => {
    const box = await part.boundingBox()
    if (box === null) throw new Error('It is not on the screen')
    return box.y + box.height / 2
  }
  const name = page.getByRole('banner').getByText(/^maria\.rossi-[^@]+$/)
  await expect(async () => {
    const button = await middle(page.getByRole('button', { name: 'Apri il menu' }))
    expect(Math.abs((await middle(name)) - button)).toBeLessThan(3)
    expect(button).toBeLessThan(await middle(page.getByRole('tab', { name: 'Calcolatore' })))
  }).toPass()
})

// proves: 2.17
test('the menu closes in any way and gives the focus back', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  const opener = page.getByRole('button', { name: 'Apri il menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const ways = {
    'its button': () => menu.getByRole('button', { name: 'Chiudi il menu' }).tap(),
    Escape: () => page.keyboard.press('Escape'),
    'the backdrop': () => page.touchscreen.tap(12, 420),
    Back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(ways))
    await test.step(`by ${way}`, async () => {
      await opener.tap()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
})

test('list and statements stand beside the tabs, whose row is on their pages too, with the menu and the guide', async ({
  calculator,
  page,
}) => {
  await expect(calculator.form).toBeVisible()
  await page.getByRole('link', { name: 'Listino' }).tap()
  await expect(page).toHaveURL('/listino')
  const bar = page.getByRole('navigation', { name: 'Pagine' })
  await expect(bar.getByRole('link')).toHaveText(inOrder)
  await expect(bar.getByRole('link', { name: 'Listino' })).toHaveAttribute('aria-current', 'page')
  await openGuide(page, true)
  await expect(guide(page).getByRole('heading', { level: 3 }).first()).toHaveText(
    'Tutto il tuo listino',
  )
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Consuntivo' }).tap()
  await expect(page).toHaveURL('/consuntivo')
  await expect(bar.getByRole('link')).toHaveText(inOrder)
  await expect(bar.getByRole('link', { name: 'Consuntivo' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await bar.getByRole('link', { name: 'Salvati' }).tap()
  await expect(page.getByRole('tab', { name: 'Salvati' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/')
})

test('the profile is in the menu of every page', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  for (const path of ['/', '/listino']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Apri il menu' }).tap()
    await page.getByRole(path === '/' ? 'button' : 'link', { name: 'Il tuo profilo' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Il tuo profilo' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})
