import type { Page } from '@playwright/test'

/** Under this many pixels a finger misses. */
const finger = 44

/**
 * The controls that are too small, in an open dialog where there is one. A link is as wide as its words, and within a
 * sentence as high as its line (WCAG 2.5.8).
 */
export const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const whole = document.querySelector('dialog:modal') ?? document
    const isInSentence = (control: Element) => {
      if (control.localName !== 'a') return false
      const around = control.closest('[role="status"]') ?? control.closest('p, li')
      return around !== null && around.textContent.trim() !== control.textContent.trim()
    }
    return [...whole.querySelectorAll('a[href], button, select, input')]
      .filter((control) => !isInSentence(control))
      .map((control) => {
        // A switch or a choice is pressed by its words too.
        const target = control.closest('label') ?? control
        const { width, height } = target.getBoundingClientRect()
        const name = target.textContent || control.getAttribute('name')
        return { name, width, height, isLink: control.localName === 'a' }
      })
      .filter(
        ({ width, height, isLink }) => width > 0 && (height < least || (!isLink && width < least)),
      )
  }, finger)
