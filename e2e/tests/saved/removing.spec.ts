import { anyOf, refusedWith } from '../../complaints.ts'
import { colorOf } from '../../pages/color.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ kept: ['Prima'], expectedComplaints: anyOf(refusedWith(404)) })

// proves: 1.11, 2.45, 5.15, 2.46
test('«Elimina» asks first, by a button of another colour than any that goes on, then the calculation is gone for good; after the last one the screen says that there is none', async ({
  saved,
  page,
}) => {
  await saved.save('Seconda')
  await saved.open()
  await expect(saved.panel.getByText('2 calcoli salvati su 2')).toBeVisible()
  await saved.card('Prima').getByRole('button', { name: 'Elimina' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Sei sicuro di voler eliminare questo calcolo?')
  await expect(question.getByRole('button', { name: 'Conferma' })).not.toHaveCSS(
    'background-color',
    await colorOf(saved.card('Prima').getByRole('button', { name: 'Carica' })),
  )
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(saved.cards).toHaveCount(2)

  await saved.remove('Prima')
  await expect(saved.cards.getByRole('heading')).toHaveText(['Seconda'])
  await expect(saved.panel.getByText('1 calcolo salvato su 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calcoli salvati' })).toBeFocused()
  await page.reload()
  await saved.open()
  await expect(saved.cards.getByRole('heading')).toHaveText(['Seconda'])

  await saved.remove('Seconda')
  await expect(page.getByRole('heading', { name: 'Nessun calcolo salvato' })).toBeFocused()
  await saved.panel.getByRole('button', { name: 'Torna al calcolatore' }).click()
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
})

test('what went in another window already is gone here too, without a word of failure', async ({
  saved,
  page,
}) => {
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
  await page.evaluate(async () => {
    const records = await (await fetch('/api/calculations')).json()
    await fetch(`/api/calculations/${records[0].id}`, { method: 'DELETE' })
  })
  await saved.remove('Prima')
  await expect(saved.cards).toHaveCount(0)
  await expect(saved.banner).toHaveCount(0)
})
