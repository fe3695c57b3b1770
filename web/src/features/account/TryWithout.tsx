import { accountWords } from './words.ts'

const words = accountWords.trial

/** The way to the calculator for who has no account. */
export const TryWithout = () => (
  <p className="note">
    {words.lead}{' '}
    <a className="link" href="/prova">
      {words.link}
    </a>
  </p>
)
