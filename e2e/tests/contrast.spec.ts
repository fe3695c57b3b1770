import { expect, test } from '../test.ts'

test('the page follows the system’s light or dark, and placeholders, which axe does not look at, have the contrast of text in both', async ({
  calculator,
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const contrast = () =>
      calculator.amount('Costo prodotto').evaluate((field) => {
        /** Red, green and blue as the screen mixes them over what is painted already. */
        const canvas = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true })
        if (canvas === null) throw new Error('No canvas to mix colours on')
        const paint = (color: string, opacity: number) => {
          canvas.globalAlpha = opacity
          canvas.fillStyle = color
          canvas.fillRect(0, 0, 1, 1)
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
        }
        const luminance = (color: number[]) => {
          const [red = 0, green = 0, blue = 0] = color.map((channel) => {
            const share = channel / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const placeholder = getComputedStyle(field, '::placeholder')
        const behind = luminance(paint(getComputedStyle(field).backgroundColor, 1))
        const text = luminance(paint(placeholder.color, Number(placeholder.opacity)))
        return (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05)
      })
    await expect.poll(contrast, colorScheme).toBeGreaterThanOrEqual(4.5)
  }

  const lightness = async () => {
    const background = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor)
    return Number(/^oklch\(([\d.]+)/.exec(background)?.[1])
  }
  await expect(calculator.form).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(lightness).toBeGreaterThan(0.9)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lightness).toBeLessThan(0.3)
})
