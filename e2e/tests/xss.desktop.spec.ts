import { randomUUID } from 'node:crypto'
import { anyOf, leftInTheMiddle, refusedWith } from '../complaints.ts'
import { hearAlerts, madeOf } from '../pages/injected.ts'
import { OutboxPage } from '../pages/outbox-page.ts'
import { xssPayloads } from '../pages/xss-payloads.ts'
import { someOf, whole } from '../product/whole.ts'
import { expect, nobody, test } from '../test.ts'

// What violates the content security policy is a complaint too, which fails any test. Who is signed
// in changes under the pages here, which then are refused.
test.use({
  session: nobody,
  readsOutbox: true,
  expectedComplaints: anyOf(leftInTheMiddle('/\\S*'), refusedWith(401, 409)),
})

const payloads = someOf(xssPayloads, 8)

test('there are a hundred payloads, all different, short enough for any field', () => {
  expect(new Set(xssPayloads).size).toBe(100)
  for (const payload of xssPayloads) {
    expect(payload.length).toBeLessThanOrEqual(80)
    expect(payload).toMatch(/ert/)
  }
})

test('an address, whatever it looks like, is shown as text to whom it belongs', async ({
  page,
  context,
  person,
  data,
}) => {
  test.slow(whole)
  const heard = await hearAlerts(context)
  await context.addCookies([data.signIn(person)])
  const header = page.getByRole('banner')
  let email = person.email
  // Each takes a page.
  for (const payload of someOf(xssPayloads, 20)) {
    // No form lets such an address in: what is shown must hold all the same.
    const next = `${payload}${randomUUID()}@posta.example`
    data.change('UPDATE users SET email = ? WHERE email = ?', next, email)
    email = next
    await page.goto('/')
    await expect.poll(() => header.textContent()).toContain(email)
    await page.getByRole('button', { name: 'Menu utente' }).click()
    expect(await madeOf(page)).toEqual([])
  }
  expect(heard).toEqual([])
})

test('a message, whatever it looks like, is shown as text in the outbox', async ({
  page,
  context,
  standpoint,
  data,
}) => {
  test.slow(whole)
  const heard = await hearAlerts(context)
  const batch = 20
  for (let from = 0; from < payloads.length; from += batch) {
    const messages = payloads
      .slice(from, from + batch)
      .map((payload) => ({ payload, id: randomUUID() }))
    // And one for all of them together.
    data.change("DELETE FROM throttles WHERE key LIKE 'feedback-all:%'")
    for (const [index, { payload, id }] of messages.entries()) {
      const answer = await fetch(new URL('/api/feedback', standpoint.url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: standpoint.url,
          // One from each network: there is a limit.
          'X-Forwarded-For': `10.${from}.${index}.1`,
        },
        body: JSON.stringify({ message: `${payload}\n${id}` }),
      })
      expect(answer.status).toBe(202)
    }
    await new OutboxPage(page).open()
    for (const { payload, id } of messages) {
      const mail = page.getByRole('article').filter({ hasText: id })
      await expect.poll(() => mail.textContent()).toContain(payload)
    }
    expect(await madeOf(page)).toEqual([])
  }
  expect(heard).toEqual([])
})
