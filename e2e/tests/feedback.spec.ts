import { randomUUID } from 'node:crypto'
import { anyOf, cutOff, refusedWith } from '../complaints.ts'
import { OutboxPage, subjects } from '../pages/outbox-page.ts'
import { settings } from '../product/server.ts'
import { expect, nobody, test } from '../test.ts'

test.use({
  session: nobody,
  readsOutbox: true,
  expectedComplaints: anyOf(cutOff, refusedWith(422)),
})

const field = 'Il tuo messaggio'

test('anybody can send feedback, which reaches support without a name', async ({
  page,
  context,
}) => {
  const message = `Bello, ma «caro» & <b>lento</b>.\n${randomUUID()}`
  await page.goto('/feedback')
  await expect(page.getByText('È anonimo')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(1)
  const sent = page.waitForRequest('**/api/feedback')
  await page.getByRole('textbox', { name: field }).fill(message)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grazie' })).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({ message })
  expect(await context.cookies()).toEqual([])

  const outbox = new OutboxPage(page)
  await outbox.open()
  const mail = outbox.mail(subjects.feedback, message.split('\n')[1] ?? '')
  await expect(mail).toContainText(`A ${settings.SUPPORT_EMAIL}`)
  await expect(mail).toContainText('Bello, ma «caro» & <b>lento</b>.')
})

test('feedback that is empty says so; without a connection it stays and can be sent later', async ({
  page,
  context,
}) => {
  await page.goto('/feedback')
  for (const nothing of ['', '  \n ']) {
    await page.getByRole('textbox', { name: field }).fill(nothing)
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('alert')).toHaveText('Scrivi qualcosa prima di inviare.')
  }

  await page.getByRole('textbox', { name: field }).fill('Bello')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('alert')).toContainText('Il server non risponde.')
  await expect(page.getByRole('textbox', { name: field })).toHaveValue('Bello')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grazie' })).toBeVisible()
})
