import type { Page } from '@playwright/test'

/** Under this many pixels a finger misses. */
const finger = 44

/** The controls that are too small, in an open dialog where there is one. */
export const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const whole = document.querySelector('dialog:modal') ?? document
    return [...whole.querySelectorAll('a[href], button, select, input')]
      .map((control) => {
        // A switch or a choice is pressed by its words too.
        const target = control.closest('label') ?? control
        const { width, height } = target.getBoundingClientRect()
        return { name: target.textContent || control.getAttribute('name'), width, height }
      })
      .filter(({ width, height }) => width > 0 && (width < least || height < least))
  }, finger)
