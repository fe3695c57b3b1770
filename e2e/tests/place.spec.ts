import type { Locator } from '@playwright/test'

const _marketplaces =
  'amazon manomano ebay etsy facebook shopify woocommerce alibaba rakuten lazada mercadolibre altro'
const _amazonCategories =
  'altri_prodotti backpacks books business compact_appliances eyewear shoes home garden luggage mattresses office pet sports toys base software music_video videogames_accessories amazon_accessories beer_wine electrical computers electronics bicycle_accessories major_appliances handmade musical_instruments tires tools videogames_consoles automotive electronic_accessories furniture jewelry watches baby beauty grocery clothing'
const _manomanoCategories =
  'base tools garden bathroom kitchen lighting heating security electrical'

/** Country keys with the VAT a seller reads beside the price. */
const _vat = {
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

const _sorted = (keys: string) => keys.split(' ').toSorted()

const _optionsOf = (select: Locator) =>
  select
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => String(option.getAttribute('value'))))
