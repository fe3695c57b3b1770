import { fieldDetails, problemDetails, tooManyAttempts } from '@margine/contract'
import { expect, test } from 'vitest'
import { readMailedLink } from '../src/features/account/mailed-link.ts'
import { emailError, newPasswordErrors } from '../src/features/account/typed.ts'
import { accountWords } from '../src/features/account/words.ts'

const { google, mailPause, verify, fields, login } = accountWords

test('what pages and server both say, they say in the same words', () => {
  for (const [code, sentence] of Object.entries(google.problems))
    expect(sentence).toBe(problemDetails[code as keyof typeof google.problems])
  expect(verify.doneBefore).toBe(problemDetails['already-verified'])
  expect(login.unverified).toBe(problemDetails['email-not-verified'])
  expect(fields.emailWrong).toBe(fieldDetails['invalid-email'])
  expect(fields.passwordShort).toBe(fieldDetails['too-short'])
})

test.each([
  [1, 'un secondo'],
  [42, '42 secondi'],
  [59, '59 secondi'],
  [60, 'un minuto'],
  [61, '2 minuti'],
  [900, '15 minuti'],
  [3540, '59 minuti'],
  [3541, "un'ora"],
  [3600, "un'ora"],
])('a wait of %i seconds is «%s», in pages as in answers', (seconds, wait) => {
  expect(tooManyAttempts(seconds)).toBe(`Troppi tentativi, riprova tra ${wait}.`)
  expect(mailPause.short(seconds)).toBe(
    `Ti abbiamo appena scritto: potrai chiedere un'altra email tra ${wait}.`,
  )
  expect(mailPause.long(seconds)).toBe(
    `Hai già chiesto molte email: potrai chiederne un'altra tra ${wait}.`,
  )
})

test('after a colon a sentence goes on in lower case, and none begins with a name', () => {
  expect(login.problem('Email o password non corrette.')).toBe(
    'Errore di accesso: email o password non corrette.',
  )
  const all = [...Object.values(problemDetails), ...Object.values(fieldDetails)]
  const { blocked, closed, timedOut, failed } = google
  for (const sentence of [...all, blocked, closed, timedOut, failed])
    expect(sentence).not.toMatch(/^(?:Google|Margine|IVA|JSON)\b/)
})

test('a mailed link says its token and where it was mailed to', () => {
  const token = 'a-b_C'
  expect(readMailedLink(`#${token}&email=o%27neil%2Ba%40example.it`)).toEqual({
    token,
    email: "o'neil+a@example.it",
  })
})

test.each(['', '&', '&email=', '&email=maria', '&email=%E0%A4%A', '&token=x', '&email=<b>@'])(
  'a link that ends in «%s» says its token only',
  (rest) => expect(readMailedLink(`#abc${rest}`)).toEqual({ token: 'abc', email: '' }),
)

test('a link without anything says nothing', () => {
  for (const fragment of ['', '#'])
    expect(readMailedLink(fragment)).toEqual({ token: '', email: '' })
})

// proves: 5.6
test.each(['maria', 'maria@', '@posta.example', 'maria@posta', 'ma ria@posta.example'])(
  '«%s» is no address, and its field says so',
  (email) => expect(emailError(email)).toBe('Scrivi un indirizzo email valido.'),
)

test('an address is missing, or good, whatever blanks are around it', () => {
  for (const nothing of ['', '  '])
    expect(emailError(nothing)).toBe('Scrivi il tuo indirizzo email.')
  expect(emailError('  MARIA@posta.example ')).toBeUndefined()
})

// proves: 5.5
test('a new password is long enough by its characters, and the same twice', () => {
  const errors = (password: string, repeated = password) =>
    Object.values(newPasswordErrors({ password, repeated })).filter((error) => error !== undefined)
  expect(errors('8 segni!')).toEqual([])
  for (const short of ['7 segni', '🐎🐎🐎🐎🐎🐎🐎'])
    expect(errors(short)).toEqual(['La password deve avere almeno 8 caratteri.'])
  expect(errors('Un cavallo', 'Un cavallo!')).toEqual(['Le password non corrispondono'])
})
