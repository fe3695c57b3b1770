import { gapBeside, gapBetween } from '../../pages/gap.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

const doors = [
  { path: '/login', buttons: ['Accedi', 'Accedi con Google'] },
  { path: '/signup', buttons: ['Registrati'] },
]

test('the doors show what one gets, after a form that is in view as a whole', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const { path, buttons } of doors) {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(path)
    for (const name of buttons)
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })

    const sample = page.getByRole('region', { name: 'Che cosa vedrai' })
    await expect(
      sample.getByRole('figure', { name: /^Esempio: una vendita su Amazon/ }),
    ).toBeVisible()
    const form = page.locator('form')
    const gap = isMobile ? gapBetween : gapBeside
    await expect.poll(() => gap(form, sample)).toBeGreaterThan(0)
    const isAfter = await sample.evaluate((element) => {
      const form = document.querySelector('form')
      const order = form?.compareDocumentPosition(element) ?? 0
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    })
    expect(isAfter).toBe(true)
    // It is written out: the calculation stays behind the door.
    expect(scripts.filter((script) => /\/(?:figures|results|index)-/.test(script))).toEqual([])
  }
})
