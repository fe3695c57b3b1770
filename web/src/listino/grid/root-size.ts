/** How many pixels a rem has: rows are higher for whoever has larger letters. */
export const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
