import { expectNothingFound } from '../../pages/axe.ts'
import { ConsuntivoPage, reports } from '../../pages/consuntivo-page.ts'
import { downloaded } from '../../pages/files.ts'
import { expectToFit } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

test('@phone what falls due and the limit follow the regime, VAT opens in a month, and days to come go into a calendar', async ({
  page,
}) => {
  // What was due before today is no more to come.
  await page.clock.setFixedTime('2026-11-28T10:00:00')
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  const months = consuntivo.part('Mese per mese')
  const ahead = consuntivo.part('Limiti e scadenze')
  await expect(ahead).not.toContainText('forfettario')
  await months.getByRole('button', { name: 'ottobre 2026', exact: true }).click()
  await months.getByRole('button', { name: /^IVA del mese: / }).click()
  await expect(months).toContainText("eBay: i rapporti non dicono l'IVA delle tariffe")
  await expectNothingFound(page)

  await page.getByLabel('Regime', { exact: true }).selectOption('Forfettario')
  await expect(ahead).toContainText(/Fino al 5 novembre 2026 hai incassato 204,90\s€/)
  await months.getByLabel('Imposta sostitutiva').selectOption('5% · primi cinque anni')
  await expect(months).toContainText('si salvano quando scegli la gestione INPS')
  await months.getByLabel('Imposta sostitutiva').selectOption('15%')
  await months.getByLabel('Gestione INPS').selectOption('Commercianti')
  await expect(months).not.toContainText('si salvano quando')
  await months.getByRole('button', { name: 'Salva spese e anno' }).click()
  await expect(ahead).toContainText('16 febbraio 2027')
  await expectNothingFound(page)
  await expectToFit(page)

  const file = await downloaded(
    ahead.getByRole('button', { name: 'Metti le scadenze nel calendario' }),
  )
  expect(file.name).toBe('scadenze-2026.ics')
  expect(file.text).toContain('\r\nSUMMARY:Contributi INPS fissi del 2026\r\n')
  expect(file.text).toContain('\r\nDTSTART;VALUE=DATE:20270216\r\n')
})
