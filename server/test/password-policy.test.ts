import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from '../src/accounts/password-policy.ts'
import { requestMail } from '../src/mail/outbox.ts'
import { buildService } from './build-app.ts'
import { newestToken, password, register } from './people.ts'

const email = 'giulia.rossi@example.it'

describe('a password', () => {
  it.each([
    ['seven characters', 'corta12', 'too-short'],
    ['eight characters', 'corta-12', null],
    ['128 characters', 'ab'.repeat(64), null],
    ['129 characters', `${'ab'.repeat(64)}c`, 'too-long'],
    ['seven signs of two units each', '🦊'.repeat(7), 'too-short'],
    ['eight signs of two units each', '🦊🐻🐼🐨🐯🦁🐮🐷', null],
    ['letters alone', 'cavallocorretto', null],
    ['figures alone', '8461937205', null],
    ['blanks around it', '  giulia  ', null],
  ])('of %s: %j', (_what, typed, problem) => {
    expect(passwordProblem(typed, email)).toBe(problem)
  })

  it.each([
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'football',
    'juventus',
    'ｐａｓｓｗｏｒｄ',
  ])('is refused when everybody has it: %s', (typed) => {
    expect(passwordProblem(typed, email)).toBe('too-common')
  })

  it('is refused when it is the e-mail address, however that is written', () => {
    expect(passwordProblem(email, email)).toBe('same-as-email')
    expect(passwordProblem(' Giulia.Rossi@Example.IT ', email)).toBe('same-as-email')
    expect(passwordProblem('giulia.rossi@example.com', email)).toBe(null)
  })
})

describe('the 10,000 commonest passwords', () => {
  const commonest = dictionary['passwords-common']

  it('come from a list that begins with the most used', () => {
    expect(commonest.slice(0, 5)).toEqual(['123456', 'password', '12345678', 'qwerty', '123456789'])
  })

  // proves: 5.8
  it('are all refused, and 10,000 of those that are long enough', () => {
    expect(
      commonest.slice(0, 10_000).filter((typed) => passwordProblem(typed, email) === null),
    ).toEqual([])
    const refused = commonest.filter((typed) => passwordProblem(typed, email) === 'too-common')
    expect(refused).toHaveLength(10_000)
  })
})

describe('where a password is chosen', () => {
  const cases = [
    ['corta12', 'La password deve avere almeno 8 caratteri.'],
    ['ab'.repeat(65), 'La password può avere al massimo 128 caratteri.'],
    ['qwertyuiop', "Questa password è troppo comune: scegline un'altra."],
    [email, 'La password non può essere il tuo indirizzo email.'],
  ] as const

  // proves: 5.8
  it.each(cases)('signing up refuses %j, and says why', async (typed, detail) => {
    const service = await buildService()
    const answer = await service.browser().post('/api/account/sign-up', { email, password: typed })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'password', detail }],
    })
  })

  it.each(cases)(
    'a reset refuses %j, says why, and leaves the link good',
    async (typed, detail) => {
      const service = await buildService()
      await register(service, email)
      const browser = service.browser()
      const reset = (token: string, chosen: string) =>
        browser.post('/api/account/password-reset', { token, password: chosen })
      await requestMail(service.database.queries, { kind: 'passwordReset', email })
      const token = await newestToken(service, email)
      const refused = await reset(token, typed)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ fields: [{ field: 'password', detail }] })
      expect((await reset(token, `${password}!`)).status).toBe(204)
    },
  )

  it('tells what is wrong with the address and the password at once', async () => {
    const { browser } = await buildService()
    const answer = await browser().post('/api/account/sign-up', { email: 'x', password: 'y' })
    expect(answer.status).toBe(422)
    const { fields } = (await answer.json()) as { fields: { field: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['email', 'password'])
  })
})
