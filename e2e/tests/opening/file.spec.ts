import type { CalculatorPage } from '../../pages/calculator-page.ts'
import { downloaded } from '../../pages/files.ts'
import { exampleLink, OpeningPage } from '../../pages/opening-page.ts'
import { expect, test } from '../../test.ts'

/** What «Esporta» writes of the example sale, with another result in it. */
async function exportExample(calculator: CalculatorPage): Promise<string> {
  await calculator.calculateExample()
  const { text } = await downloaded(calculator.results.getByRole('button', { name: 'Esporta' }))
  const exported = JSON.parse(text)
  return JSON.stringify({ ...exported, result: { ...exported.result, guadagno: 1000 } })
}

test('an exported calculation opens again, by its button and by a drop, calculated anew', async ({
  calculator,
  page,
  isMobile,
}) => {
  const opening = new OpeningPage(page)
  const exported = await exportExample(calculator)
  const bring = [(content: string) => opening.choose(content)]
  if (!isMobile) bring.push((content) => opening.drop(content))
  for (const open of bring) {
    await calculator.newCalculation.click()
    await open(exported)
    await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
    await expect(opening.fromFile).toBeVisible()
    await expect(opening.dropTarget).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Calcolatore', selected: true })).toBeVisible()
  }

  // It asks before it takes the place of another.
  await calculator.enter({ 'Costo prodotto': '10' })
  await opening.choose(exported)
  await opening.refuse.click()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('10')
  await expect(opening.fromFile).toHaveCount(0)
  await opening.choose(exported)
  await opening.accept.click()
  await calculator.expectFigures({ GUADAGNO: '7,62 €' })
})

test('what is no exported calculation says so, and takes nothing away', async ({
  example: calculator,
  page,
}) => {
  const opening = new OpeningPage(page)
  const messages = {
    '{"formData":{"costo"': 'Il calcolo nel file è incompleto o danneggiato.',
    [`"${'9'.repeat(1_000_000)}"`]: 'Il file è troppo grande',
  }
  for (const [content, message] of Object.entries(messages)) {
    await opening.drop(content)
    await expect(opening.problem).toContainText(message)
  }
  await opening.drop('{"formData":{"costo":"5"}}')
  await expect(opening.question).toBeVisible()
  await expect(page.getByText('Il file è troppo grande')).toHaveCount(0)
  await opening.refuse.click()
  await opening.drop('{}', '{}')
  await expect(opening.problem).toContainText('Puoi aprire un file alla volta.')
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await expect(page).toHaveURL('/')

  // A dialog is answered first: until then the page takes nothing.
  await opening.follow(exampleLink)
  await expect(opening.question).toBeVisible()
  expect(await opening.staysUnderDrag('{}')).toBe(true)
  await expect(opening.dropTarget).toHaveCount(0)
})
