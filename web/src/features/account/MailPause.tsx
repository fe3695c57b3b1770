import type { Wait } from './useWait.ts'
import { accountWords } from './words.ts'

const words = accountWords.mailPause

/** Mails to one address are a minute apart; a longer wait means that too many were asked for. */
const aMinute = 60

/** How long to wait for the next mail: a countdown on the screen, said once to screen readers. */
export function MailPause({ wait: { whole, left } }: { wait: Wait }) {
  if (whole === 0) return null
  const say = whole > aMinute ? words.long : words.short
  return (
    <>
      <p aria-hidden="true">{left > 0 ? say(left) : words.over}</p>
      <p className="visually-hidden">{left > 0 ? say(whole) : words.over}</p>
    </>
  )
}
