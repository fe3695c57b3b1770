import { expectNothingFound } from '../../pages/axe.ts'
import { exampleLink, linkWith, OpeningPage } from '../../pages/opening-page.ts'
import { expectToFit } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

test('axe finds nothing in what is asked, said and shown, and it fits every width', async ({
  calculator,
  page,
  context,
}) => {
  const opening = new OpeningPage(page)
  await context.grantPermissions([])
  await page.goto(exampleLink)
  await expect(opening.fromLink).toBeVisible()
  await expectNothingFound(page)
  await calculator.results.getByRole('button', { name: 'Copia link' }).click()
  await expect(page.getByRole('dialog', { name: 'Copia il link' })).toBeVisible()
  await expectNothingFound(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await opening.follow(linkWith('{"c":"999.999.999","v":"999.999.999,99"}'))
  await expect(opening.question).toBeVisible()
  await expectNothingFound(page)
  await expectToFit(page)
  await opening.refuse.click()
  await opening.drag('{}')
  await expectToFit(page)
})
