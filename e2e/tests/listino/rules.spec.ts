import { expectNothingFound } from '../../pages/axe.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const list =
  'sku;nome;prezzo;costo\nLIB-1;Manuale;20,00;5,00\nLIB-2;Ricettario;20,00;5,00\nZZ-3;Scarpe;80,00;30,00\n'

test('@phone rules give articles their category, live and in their order, and stay', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  const rule = (number: number) => page.getByRole('group', { name: `Regola ${number}` })
  await listino.open()
  await listino.drop('articoli.csv', list)
  await page.getByRole('button', { name: 'Tariffe e condizioni' }).click()
  await page.getByRole('button', { name: 'Scrivi una regola' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regole per le categorie' })

  await dialog.getByRole('button', { name: 'Aggiungi una regola' }).click()
  await expect(rule(1).getByLabel('Testo')).toBeFocused()
  await page.keyboard.type('lib-')
  await rule(1).getByLabel('Categoria').selectOption('books')
  await expect(rule(1)).toContainText('Vale per 2 articoli.')

  await dialog.getByRole('button', { name: 'Aggiungi una regola' }).click()
  await rule(2).getByLabel('Se').selectOption('il nome')
  await rule(2).getByLabel('Come').selectOption('contiene')
  await rule(2).getByLabel('Testo').fill('manuale')
  await rule(2).getByLabel('Categoria').selectOption('electronics')
  await expect(rule(2)).toContainText('Per ora non vale per nessun articolo.')
  await dialog.getByRole('button', { name: 'Sposta su la regola 2' }).click()
  await expect(rule(1).getByLabel('Testo')).toBeFocused()
  await expect(rule(1)).toContainText('Vale per 1 articolo.')
  await expect(rule(2)).toContainText('Vale per 1 articolo.')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Fatto' }).click()

  const category = page.getByRole('search').getByLabel('Categoria')
  await expect(category.getByRole('option')).toHaveCount(4)
  await expect(page.getByRole('button', { name: '2 regole' })).toBeVisible()

  await test.step('after a reload too', async () => {
    await category.selectOption('books')
    await expect(listino.count).toHaveText('1 di 3 articoli')
    await page.reload()
    await expect(category.getByRole('option')).toHaveCount(4)
  })

  await test.step('a category that nobody said is told until rules or a choice say it', async () => {
    const assumed = page.getByText('il file non dice la categoria: contiamo Standard, 15%.')
    await expect(assumed).toContainText('Di 1 articolo')
    await page.getByRole('button', { name: 'Scrivi le regole' }).click()
    await dialog.getByRole('button', { name: 'Aggiungi una regola' }).click()
    await rule(3).getByLabel('Testo').fill('zz-')
    await rule(3).getByLabel('Categoria').selectOption('shoes')
    await expect(assumed).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Fatto' }).click()
    await expect(page.getByRole('region', { name: 'Il negozio in cifre' })).toBeFocused()

    await listino.drop('altro.csv', list)
    await expect(assumed).toHaveCount(0)
    await page.getByRole('button', { name: 'Tariffe e condizioni' }).click()
    await page.getByRole('button', { name: '3 regole' }).click()
    await dialog.getByRole('button', { name: 'Elimina la regola 3' }).click()
    await dialog.getByRole('button', { name: 'Fatto' }).click()
    await expect(assumed).toBeVisible()
    await page.getByLabel('Categoria, se il file non la dice').selectOption('Standard')
    await expect(assumed).toHaveCount(0)
  })
})
