import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, nobody, test } from '../../test.ts'

test.describe('signed out', () => {
  test.use({ session: nobody })

  // proves: 1.2, 2.7, 2.8, 4.13
  test('to whoever is signed out the application is not even sent', async ({ page, request }) => {
    const answer = await request.get('/', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/login')
    expect(answer.headers()['cache-control']).toBe('no-store')

    const asked: string[] = []
    page.on('request', (each) => asked.push(new URL(each.url()).pathname))
    const arrival = await page.goto('/')
    expect(arrival?.request().redirectedFrom()?.url()).toMatch(/:\d+\/$/)
    await new LoginPage(page).expectOpen()
    expect(asked.filter((path) => /^\/assets\/(?:index|application)-/.test(path))).toEqual([])
  })

  // proves: 4.12, 4.15
  test('Back after logout shows nothing', async ({ page, context, person, data, isMobile }) => {
    await context.addCookies([data.signIn(person)])
    await page.goto('/')
    await page.goto('/termini')
    await page.goto('/')
    await listKnown(page)
    await logout(page, isMobile)
    const login = new LoginPage(page)
    await login.expectOpen()
    await page.goBack()
    await expect(page).toHaveURL('/termini')
    await page.goBack()
    await login.expectOpen()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.goForward()
    await page.goForward()
    await login.expectOpen()
  })
})

// proves: 2.6
test('the doors lead whoever is signed in to the application', async ({ page }) => {
  for (const door of ['/login', '/signup']) {
    await page.goto(door)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  }
})
