import { expectNothingFound } from '../../pages/axe.ts'
import { ConsuntivoPage, reports } from '../../pages/consuntivo-page.ts'
import { downloaded } from '../../pages/files.ts'
import { tooWide } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

test('@phone two months in one sentence, a month that opens, what is asked once, and how it was worked out', async ({
  page,
}) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  const months = consuntivo.part('Mese per mese')
  await expect(months).toContainText(
    'Da ottobre a novembre ti restano 49 € su 245 incassati, contributi INPS esclusi.',
  )
  await expect(months.getByRole('img')).toHaveAccessibleName(
    /^Barre dei mesi\. ottobre: incassi 144,80\s€, resta 22,52\s€; novembre: incassi 100,00\s€/,
  )
  await expect(months).toContainText('«Da mettere da parte» è senza contributi')
  await expect(months).toContainText('Non hai scritto spese fisse: contano zero.')

  // What it depends on is asked here, and follows at once.
  await months.getByLabel('Gestione INPS').selectOption('Commercianti')
  await expect(months).toContainText('Non ancora salvato')
  await months.getByRole('button', { name: '+ Gestionale' }).click()
  await expect(months.getByRole('button', { name: 'Salva spese e anno' })).toBeDisabled()
  await months.getByLabel('Importo', { exact: true }).fill('30')
  await months.getByRole('button', { name: '+ Altra spesa' }).click()
  await months.getByRole('button', { name: 'Salva spese e anno' }).click()
  await expect(months).toContainText('Da ottobre a novembre perdi 780 € su 245 incassati')
  await expect(months).not.toContainText('contano zero')
  await expect(months).not.toContainText('Non ancora salvato')
  await expect(months.getByRole('group', { name: 'Spesa senza nome' })).toHaveCount(0)

  const october = months.getByRole('button', { name: 'ottobre 2026', exact: true })
  await october.click()
  await expect(october).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Periodo', { exact: true })).toHaveValue('2026-10')
  const figure = months.getByRole('button', { name: /^Da mettere da parte, ottobre 2026/ }).last()
  await figure.click()
  const story = page.getByRole('dialog', { name: 'Da mettere da parte, ottobre 2026' })
  await expect(story).toContainText('384,30 €')
  await story.getByRole('button', { name: /^Fino a ottobre 2026/ }).click()
  await story.getByRole('button', { name: /^Contributi INPS/ }).click()
  await story.getByRole('button', { name: /^Contributi fissi/ }).click()
  await expect(story).toContainText('4.611,64 € × 10 ÷ 12 =')
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()
  await expectNothingFound(page)
  await expect.poll(() => tooWide(page)).toEqual([])

  const file = await downloaded(months.getByRole('button', { name: 'Scarica i mesi (CSV)' }))
  expect(file.name).toBe('mesi.csv')
  expect(file.text.split('\r\n').map((line) => line.split(';')[0])).toEqual([
    ...['\uFEFFmese', '2026-10', '2026-11', 'anno', ''],
  ])
  const workbook = await downloaded(months.getByRole('button', { name: 'Scarica i mesi (XLSX)' }))
  expect(workbook.text.startsWith('PK')).toBe(true)

  await page.reload()
  await expect(months).toContainText('Da ottobre a novembre perdi 780 €')
})
