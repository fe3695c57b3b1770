import { isOld, oldReview } from '../italian/old-review.ts'

// The page was made some time ago: which reviews are old, the reader's clock knows.
const today = new Date().toISOString().slice(0, 10)
for (const reviewed of document.querySelectorAll<HTMLTimeElement>('time.reviewed')) {
  const isMarked = reviewed.nextElementSibling?.classList.contains('old') === true
  if (isMarked || !isOld(reviewed.dateTime, today)) continue
  const mark = document.createElement('strong')
  mark.className = 'old'
  mark.textContent = oldReview
  reviewed.after(', ', mark)
}
