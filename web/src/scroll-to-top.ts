/** To the top of the page. */
export const scrollToTop = (): void => window.scrollTo(0, 0)
