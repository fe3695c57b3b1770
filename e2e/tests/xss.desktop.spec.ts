import { randomUUID } from 'node:crypto'
import { anyOf, leftInTheMiddle } from '../complaints.ts'
import { hearAlerts, madeOf } from '../pages/injected.ts'
import { OutboxPage, subjects } from '../pages/outbox-page.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { someSale } from '../product/prepared-data.ts'
import { expect, test } from '../test.ts'

// What violates the content security policy is a complaint too, which fails any test.
test.use({ readsOutbox: true, expectedComplaints: anyOf(leftInTheMiddle('/\\S*')) })

/** Each runs a script where it is taken for something else than text: an element, an attribute, an address. */
const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  '</title></textarea><svg onload=alert(1)>',
  'javascript:alert(1)',
]

test('whatever an address, a saved sale, a name or a message looks like, every page shows it as text', async ({
  calculator,
  page,
  context,
  person,
  standpoint,
  data,
}) => {
  const heard = await hearAlerts(context)
  const saved = new SavedPage(page)
  const scenarios = new ScenariosPage(page)
  const expectText = async () => expect(await madeOf(page)).toEqual([])
  let { email } = person
  for (const payload of payloads) {
    // A page that is open still asks as the person of the address before, and is refused.
    await page.goto('about:blank')
    // No form lets such an address in: what is shown must hold all the same.
    const next = `${payload}${randomUUID()}@posta.example`
    data.change('UPDATE users SET email = ? WHERE email = ?', next, email)
    email = next
    data.removeSaved({ ...person, email })
    data.save({ ...person, email }, payload, {
      ...{ ...someSale, spedizione: payload, packaging: payload, pubblicita: payload },
      ...{ paese: payload, marketplace: payload, categoria: payload },
    })
    data.save({ ...person, email }, `${payload} 2`)
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText(email)
    await page.getByRole('button', { name: 'Menu utente' }).click()
    await saved.open()
    await expect(saved.cards.getByRole('heading')).toHaveText([`${payload} 2`, payload])
    await saved.cards.last().getByRole('button', { name: 'Elimina' }).click()
    await expectText()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click()
    await saved.cards.last().getByRole('button', { name: 'Carica' }).click()
    await expect(calculator.amount('Spedizione')).toHaveValue(payload)
    await expect(calculator.form).toContainText(`${payload} · Italia`)
    await expectText()
    await scenarios.open()
    await expect(scenarios.exact('Spedizione')).toHaveValue(payload)
    await expectText()
    await page.getByRole('tab', { name: 'Calcolatore' }).click()
    await saved.saveButton.click()
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    await saved.name.fill(payload)
    await expectText()
  }

  const id = randomUUID()
  const answer = await fetch(new URL('/api/feedback', standpoint.url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: standpoint.url,
      'X-Forwarded-For': standpoint.clientAddress,
    },
    body: JSON.stringify({ message: [id, ...payloads].join('\n') }),
  })
  expect(answer.status).toBe(202)
  const outbox = new OutboxPage(page)
  await outbox.open()
  for (const payload of payloads)
    await expect(outbox.mail(subjects.feedback, id)).toContainText(payload)
  await expectText()
  expect(heard).toEqual([])
})
