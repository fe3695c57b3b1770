import { expect, it } from 'vitest'
import { mailboxOf } from '../src/accounts/email-address.ts'

it.each([
  ['giulia.rossi+negozio@gmail.com', 'giuliarossi@gmail.com'],
  ['giulia.rossi@googlemail.com', 'giuliarossi@gmail.com'],
  ['giulia.rossi+negozio@posta.example', 'giulia.rossi@posta.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
