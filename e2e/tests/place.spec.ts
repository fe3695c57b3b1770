import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'

const marketplaces =
  'amazon manomano ebay etsy facebook shopify woocommerce alibaba rakuten lazada mercadolibre altro'
const amazonCategories =
  'altri_prodotti backpacks books business compact_appliances eyewear shoes home garden luggage mattresses office pet sports toys base software music_video videogames_accessories amazon_accessories beer_wine electrical computers electronics bicycle_accessories major_appliances handmade musical_instruments tires tools videogames_consoles automotive electronic_accessories furniture jewelry watches baby beauty grocery clothing'
const manomanoCategories = 'base tools garden bathroom kitchen lighting heating security electrical'

/** Country keys with the VAT a seller reads beside the price. */
const vat = {
  IT: '22%',
  FR: '20%',
  DE: '19%',
  ES: '21%',
  GB: '20%',
  NL: '21%',
  US: '0%',
  CA: '5%',
  AU: '10%',
  BR: '17%',
  MX: '16%',
  JP: '10%',
}

const sorted = (keys: string) => keys.split(' ').toSorted()

const optionsOf = (select: Locator) =>
  select
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => String(option.getAttribute('value'))))

// proves: 1.4, 3.40
test('offers every marketplace and every country, Amazon in Italy first, and each its categories', async ({
  calculator,
}) => {
  await expect(calculator.marketplace).toHaveValue('amazon')
  await expect(calculator.country).toHaveValue('IT')
  await expect(calculator.category).toHaveValue('base')
  expect((await optionsOf(calculator.marketplace)).toSorted()).toEqual(sorted(marketplaces))
  expect((await optionsOf(calculator.country)).toSorted()).toEqual(Object.keys(vat).toSorted())
  expect((await optionsOf(calculator.category)).toSorted()).toEqual(sorted(amazonCategories))
  await calculator.marketplace.selectOption('manomano')
  expect((await optionsOf(calculator.category)).toSorted()).toEqual(sorted(manomanoCategories))
})

// proves: 2.27
test('asks for a category on Amazon and ManoMano only', async ({ calculator, page }) => {
  const standard = page.getByText('Categoria standard', { exact: true })
  for (const marketplace of marketplaces.split(' ')) {
    await calculator.marketplace.selectOption(marketplace)
    const hasCategories = marketplace === 'amazon' || marketplace === 'manomano'
    await expect(calculator.category).toHaveCount(hasCategories ? 1 : 0)
    await expect(standard).toHaveCount(hasCategories ? 0 : 1)
  }
})

// proves: 4.3, 4.4
test("choosing one of the two resets the other's category; one without categories leaves it alone", async ({
  calculator,
}) => {
  const { marketplace, category } = calculator
  await category.selectOption('home')
  await marketplace.selectOption('manomano')
  await expect(category).toHaveValue('base')
  await category.selectOption('lighting')
  await marketplace.selectOption('amazon')
  await expect(category).toHaveValue('base')
  await category.selectOption('shoes')
  await marketplace.selectOption('manomano')
  await expect(category).toHaveValue('base')

  await marketplace.selectOption('amazon')
  await category.selectOption('home')
  await marketplace.selectOption('ebay')
  await marketplace.selectOption('amazon')
  await expect(category).toHaveValue('home')
})

// proves: 1.4, 2.23, 3.14-3.25
test('the switch of the price shows the VAT of the country, and the fields its currency', async ({
  calculator,
}) => {
  for (const [country, rate] of Object.entries(vat)) {
    await calculator.country.selectOption(country)
    await expect(calculator.priceWithVat).toHaveAccessibleName(`Prezzo con IVA inclusa (${rate})`)
    await expect(calculator.form.getByText(`IVA inclusa (${rate})`, { exact: true })).toBeVisible()
  }
  await calculator.country.selectOption('IT')
  await calculator.openSection(calculator.otherCosts)
  await expect(calculator.form.getByText('€', { exact: true })).toHaveCount(5)
  await calculator.country.selectOption('US')
  await expect(calculator.form.getByText('USD', { exact: true })).toHaveCount(5)
  await expect(calculator.form.getByText('€', { exact: true })).toHaveCount(0)
})

// proves: 3.64
test("«Idoneo a Prime» is there for Amazon's clothing only and goes off when it is left", async ({
  calculator,
}) => {
  const { prime, category, marketplace } = calculator
  await expect(prime).toHaveCount(0)
  await category.selectOption('clothing')
  await expect(prime).not.toBeChecked()
  await prime.click()
  await expect(prime).toBeChecked()

  await category.selectOption('shoes')
  await expect(prime).toHaveCount(0)
  await category.selectOption('clothing')
  await expect(prime).not.toBeChecked()

  await prime.click()
  await marketplace.selectOption('ebay')
  await expect(prime).toHaveCount(0)
  await marketplace.selectOption('amazon')
  await expect(category).toHaveValue('clothing')
  await expect(prime).not.toBeChecked()
})
