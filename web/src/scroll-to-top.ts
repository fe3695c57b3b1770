/** To the top of the page, whichever scrolls: the window or, while the feedback banner is open, the body. */
export function scrollToTop(): void {
  document.body.scrollTo(0, 0)
  window.scrollTo(0, 0)
}
