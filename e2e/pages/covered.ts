import type { Page } from '@playwright/test'

/**
 * Every control, brought into view as little as it takes, first downwards and then upwards. An open
 * dialog is all there is while it is open.
 */
export function coveredWhenScrolledTo(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole = document.querySelector('dialog:modal') ?? document
    const controls = [...whole.querySelectorAll('a[href], button, input, select')].filter(
      (control) => control.checkVisibility(),
    )
    return [...controls, ...controls.toReversed()].flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' })
      // A link may go on in the next line: what is between has its middle.
      const { x, y, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      if (top !== null && control.contains(top)) return []
      const name = control.getAttribute('aria-label') ?? control.getAttribute('name')
      return [`${name ?? control.textContent} is under ${top?.localName} ${top?.textContent}`]
    })
  })
}
