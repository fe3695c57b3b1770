import { expect, type Page } from '@playwright/test'
import { whole } from '../product/whole.ts'

/** The narrowest, the widest, and what lies on either side of a change of layout between them; a phone is no wider than it is. */
const allWidths = [320, 359, 390, 481, 720, 861, 1280, 1920, 2560]
const widthsOf = (isTouched: boolean) =>
  whole ? allWidths : isTouched ? [320] : [320, 481, 720, 861, 2560]

/** Whether a finger is what points. */
export const isTouched = (page: Page) =>
  page.evaluate(() => matchMedia('(pointer: coarse)').matches)

/** What reaches past the right edge, or makes the page scroll sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll('body, body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.right > edge + 0.5 || box.left < -0.5)
    })
    const scrolling = [document.documentElement, document.body].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    return [...wide, ...scrolling].map(
      ({ localName, className, textContent }) =>
        `<${localName} class="${className}"> ${textContent?.slice(0, 30)}`,
    )
  })
}

/** Gives the page another size, and waits until it has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
}

/** Whatever the screen's width, once what follows it has been drawn, nothing is cut off and nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widthsOf(await isTouched(page))) {
    await resize(page, { width, height: 800 })
    await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([])
  }
}
