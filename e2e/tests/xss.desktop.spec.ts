import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { leftInTheMiddle } from '../complaints.ts'
import { xssPayloads } from '../pages/xss-payloads.ts'
import { signedInState } from '../product/account.ts'
import { changeData } from '../product/data-file.ts'
import { expect, nobody, test } from '../test.ts'

// What violates the content security policy is a complaint too, which fails any test.
test.use({ storageState: nobody, expectedComplaints: [leftInTheMiddle('/\\S*')] })

/** Hears every `alert` of every page. */
async function hearAlerts(context: BrowserContext): Promise<string[]> {
  const heard: string[] = []
  await context.exposeFunction('heardAlert', (where: string) => heard.push(where))
  await context.addInitScript(() => {
    window.alert = () => Reflect.get(window, 'heardAlert')(document.body.innerHTML)
  })
  context.on('dialog', (dialog) => {
    heard.push(dialog.message())
    dialog.dismiss()
  })
  return heard
}

/** Everything a payload could have become that isn't text. */
const madeOf = (page: Page) =>
  page.evaluate(() => {
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href']
    const runs = (name: string, value: string) =>
      name.startsWith('on') || (addresses.includes(name) && /^\W*j[\s\S]*:/i.test(value))
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => runs(name, value))
        .map(({ name }) => `${element.localName}[${name}]`),
    )
    const scripts = [...document.scripts].filter(({ src }) => !src.startsWith(location.origin))
    return [...handlers, ...scripts.map(({ outerHTML }) => outerHTML)]
  })

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
  standpoint,
}) => {
  test.slow()
  const heard = await hearAlerts(context)
  await context.addCookies((await signedInState(standpoint, person)).cookies)
  const header = page.getByRole('banner')
  let email = person.email
  for (const payload of xssPayloads) {
    // No form lets such an address in: what is shown must hold all the same.
    const next = `${payload}${randomUUID()}@posta.example`
    const folder = process.env.E2E_DATA_FOLDER ?? ''
    changeData(folder, 'UPDATE users SET email = ? WHERE email = ?', next, email)
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
}) => {
  test.slow()
  const heard = await hearAlerts(context)
  const batch = 20
  for (let from = 0; from < xssPayloads.length; from += batch) {
    const messages = xssPayloads
      .slice(from, from + batch)
      .map((payload) => ({ payload, id: randomUUID() }))
    for (const [index, { payload, id }] of messages.entries()) {
      const answer = await fetch(new URL('/api/feedback', standpoint.url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: standpoint.url,
          // A few from each network: there is a limit.
          'X-Forwarded-For': `10.${from}.${index}.1`,
        },
        body: JSON.stringify({ message: `${payload}\n${id}` }),
      })
      expect(answer.status).toBe(202)
    }
    await page.goto('/outbox')
    for (const { payload, id } of messages) {
      const mail = page.getByRole('article').filter({ hasText: id })
      await expect.poll(() => mail.textContent()).toContain(payload)
    }
    expect(await madeOf(page)).toEqual([])
  }
  expect(heard).toEqual([])
})
