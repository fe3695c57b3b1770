/** The day six months before another; the last of its month where that has fewer days. */
function sixMonthsBefore(today: string): string {
  const date = new Date(today)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 5, 0))
  const day = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate())
  lastOfMonth.setUTCDate(day)
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Whether a review is more than six months old (days as ISO 8601). */
export const isOld = (reviewed: string, today: string): boolean => reviewed < sixMonthsBefore(today)

/** What is said of such a review, after its day. */
export const oldReview = 'più di sei mesi fa'
