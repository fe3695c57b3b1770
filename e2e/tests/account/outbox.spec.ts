import { cutOff } from '../../complaints.ts'
import { OutboxPage, subjects } from '../../pages/outbox-page.ts'
import { signUp } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, readsOutbox: true, expectedComplaints: [cutOff] })

test('a mail that is written while the page is open appears there, readable', async ({
  page,
  standpoint,
  baseURL,
}) => {
  const outbox = new OutboxPage(page)
  await outbox.open()
  await expect(page.getByRole('heading', { level: 1, name: 'Posta di prova' })).toBeVisible()
  const { email } = await signUp(standpoint)
  const mail = outbox.mail(subjects.verification, email)
  await expect(mail).toContainText(`A ${email}`)
  await expect(mail).toContainText('Il link vale 24 ore e funziona una volta sola.')
  await expect(mail.getByRole('link')).toHaveCount(1)
  await expect(mail.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${baseURL}/verifica-email#[\\w-]{43}&email=${encodeURIComponent(email)}$`),
  )
  await expect(mail.getByText(/^\d{1,2}\/\d{1,2}\/\d{4}, \d\d:\d\d:\d\d$/)).toBeVisible()
})
