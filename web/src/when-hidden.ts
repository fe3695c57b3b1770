const ends = ['pagehide', 'visibilitychange'] as const

/**
 * Keeps something when the page is left, and when it is hidden or shown: a phone discards a hidden page without a word.
 *
 * @returns how to keep it no longer
 */
export function keepWhenHidden(keep: () => void): () => void {
  for (const end of ends) addEventListener(end, keep)
  return () => {
    for (const end of ends) removeEventListener(end, keep)
  }
}
