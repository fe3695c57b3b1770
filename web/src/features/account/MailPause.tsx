import type { Wait } from './useWait.ts'
import { accountWords } from './words.ts'

const words = accountWords.mailPause

/** Mails to one address are a minute apart; what is longer comes from many of them. */
const aMinute = 60

/** How long the next mail has to wait: counted down for who sees it, said once for who hears it. */
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
