import { type MarketplaceHistory, rateHistory, type Source } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { spanInWords } from '../build/rates-page/days.ts'
import { indexHtml, ratesHtml } from '../build/rates-page/page.ts'
import { isOld } from '../src/italian/old-review.ts'

/** As it is read: blanks that don't break are blanks. */
const read = (html: string) => html.replaceAll('\u00a0', ' ')

const history = rateHistory()
const page = read(ratesHtml(history, '2026-11-22'))
const index = read(indexHtml(history))

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').trim()

/** The cells of a row by the anchor of its name, without the number of its source. */
function rowOf(anchor: string): string[] {
  const [row = ''] = new RegExp(`<th scope="row" id="${anchor}">.*</tr>`).exec(page) ?? []
  return row
    .split(/<\/t[hd]>/)
    .map((cell) => withoutTags(cell).replace(/ +\d+$/, ''))
    .filter(Boolean)
}

/** What stands between the anchor of a card and the next card. */
const cardOf = (anchor: string) =>
  withoutTags(page.split('<article').find((html) => html.includes(`id="${anchor}"`)) ?? '')

const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe('the page of rates', () => {
  test('has an anchor of its own for every marketplace, card and category', () => {
    expect(new Set(ids).size).toBe(ids.length)
    const told = history.flatMap(({ key, cards }) => [
      key,
      ...cards
        .filter(() => cards.length > 1)
        .map(({ validFrom }) => `${key}-${validFrom ?? '1.3.1'}`),
      ...cards.flatMap(({ validFrom, categories }) =>
        categories.length === 1
          ? []
          : categories.map((category) => `${key}-${validFrom ?? '1.3.1'}-${category.key}`),
      ),
    ])
    expect(told.length).toBeGreaterThan(150)
    expect(ids).toEqual(expect.arrayContaining(told))
  })

  test('leads to every marketplace from its index', () => {
    const targets = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect([...targets].sort()).toEqual(history.map(({ key }) => key).sort())
  })

  test.each([
    ['amazon-1.3.1-home', 'Casa', '15%', 'trascritta'],
    [
      'amazon-2026-02-01-home',
      'Casa',
      '8% fino a 20 €, altrimenti 15% Cucina, biancheria per la casa e tappeti sono ora categorie a parte, al 15%.',
      'trascritta',
    ],
    ['amazon-2026-02-01-bicycle_accessories', 'Accessori per biciclette', '15%', 'indicativa'],
    [
      'ebay-2025-05-27-watches',
      'Orologi',
      '11% fino a 100 €, 5% sulla parte fino a 990 € e 2% sulla parte oltre',
      'trascritta',
    ],
    [
      'tiktok-2026-01-08-electronics',
      'Elettronica, anche per bellezza e cura della persona',
      '7%',
      'indicativa',
    ],
    ['manomano-1.3.1-lighting', 'Illuminazione', '25%', 'indicativa'],
    ['woocommerce', 'WooCommerce', '0% sul prezzo netto, senza IVA', 'indicativa'],
  ])('tells %s: %s, %s, %s', (anchor, ...cells) => {
    expect(rowOf(anchor)).toEqual(cells)
  })

  test('tells each fee beside the commission once, with the categories that pay it', () => {
    const amazon = cardOf('amazon-2026-02-01')
    expect(amazon).toMatch(
      /Minimo\s+almeno 0,30 € di commissione\s+tutte le categorie, tranne: Accessori per videogiochi; Alimentari e cura della casa; Console per videogiochi; Libri; Musica, film e TV; Software\s+indicativa/,
    )
    expect(amazon).toMatch(/Servizi digitali\s+3% delle commissioni\s+tutte le categorie\s/)
    expect(amazon).toMatch(/Chiusura\s+1,01 € per ogni vendita\s+Libri\s/)
    const etsy = cardOf('etsy-2026-01-01')
    expect(etsy).toMatch(/Pagamento\s+4%/)
    expect(etsy).toMatch(/Tariffa regolamentare\s+0,32%/)
    expect(etsy).toMatch(/Fisso per ordine\s+0,30 € per ogni ordine/)
    expect(etsy).toMatch(/Inserzione\s+circa 0,18 €/)
  })

  test('says from when to when a card is in force, and what changed with it', () => {
    expect(cardOf('amazon-2025-12-15')).toContain('Dal 15 dicembre 2025 al 31 gennaio 2026')
    expect(cardOf('amazon-2025-12-15')).toContain('Che cosa è diverso da Margine 1.3.1')
    const february = cardOf('amazon-2026-02-01')
    expect(february).toContain('Che cosa cambia')
    expect(february).toContain(' Dal 1° febbraio 2026 ')
    expect(february).toMatch(/Casa\s+15%\s+diventa\s+8% fino a 20 €, altrimenti 15%/)
    expect(february).toMatch(/Vitamine, minerali e integratori\s+Nuovo\s+5% fino a 10 €/)
  })

  test('says once what a card is charged on and whether VAT is in it, and counts its categories', () => {
    const tiktok = cardOf('tiktok-2026-01-08')
    expect(tiktok).toContain(
      ' Si calcola sul prezzo con IVA. Le tariffe di TikTok Shop sono IVA inclusa. ',
    )
    expect(tiktok).toContain(' Le due categorie ')
    expect(cardOf('ebay-1.3.1')).toContain(
      " Si calcola sul prezzo con IVA: sul prezzo dell'oggetto, spedizione esclusa. ",
    )
    expect(cardOf('ebay-2025-05-27')).toContain(' Tutte le 26 categorie ')
  })

  test('leads to the address of every source that has one', () => {
    const sources = history.flatMap(({ cards }) =>
      cards.flatMap(({ categories }) =>
        categories.flatMap(({ fees, source }) => fees.map((fee) => fee.source ?? source)),
      ),
    )
    for (const { address } of sources)
      if (address !== undefined) expect(page).toContain(`href="${address}"`)
  })
})

/** A marketplace with one card of one rate. */
const marketplaceWith = (source: Source, label = 'Prova'): MarketplaceHistory => ({
  key: 'prova',
  label,
  store: label,
  cards: [
    {
      validFrom: null,
      basis: 'lordo',
      includesVat: false,
      note: null,
      changes: [],
      categories: [
        {
          key: 'base',
          label: 'Standard',
          words: { rate: '10%', note: null },
          fees: [{ kind: 'commission', rate: { kind: 'flat', percent: 10 } }],
          source,
        },
      ],
    },
  ],
})

describe('the review of a source', () => {
  const source = { name: 'listino', asOf: '2026-Q4', mark: 'trascritta' } as const

  test('is said with its day, and with its age once it is more than six months', () => {
    const told = (today: string) =>
      ratesHtml([marketplaceWith({ ...source, reviewed: '2026-11-08' })], today)
    expect(told('2027-05-08')).toContain(">l'8 novembre 2026</time></span>")
    expect(told('2027-05-09')).toContain(
      `>l'8 novembre 2026</time>, <strong class="old">più di sei mesi fa</strong>`,
    )
    expect(ratesHtml([marketplaceWith(source)], '2026-11-22')).toContain(
      'nessuna verifica registrata',
    )
  })

  test.each([
    ['2026-02-28', '2026-08-31', false],
    ['2026-02-27', '2026-08-31', true],
    ['2025-07-15', '2026-01-15', false],
    ['2025-07-14', '2026-01-15', true],
  ])('of %s is old on %s: %s', (reviewed, today, old) => {
    expect(isOld(reviewed, today)).toBe(old)
  })

  test('comes from data: nothing in it becomes a part of the page', () => {
    const hostile = { ...source, name: '<b>&"', address: 'https://x.example/?a=1&b="><i>' }
    const told = ratesHtml([marketplaceWith(hostile, '<script>')], '2026-11-22')
    expect(told).toContain('href="https://x.example/?a=1&amp;b=&quot;&gt;&lt;i&gt;">&lt;b&gt;&amp;')
    expect(told).not.toMatch(/<script>|<i>/)
  })
})

test('days are said with the article they are read with', () => {
  expect(spanInWords('2026-01-08', undefined)).toBe("dall'8 gennaio 2026")
  expect(spanInWords('2026-02-01', '2026-02-12')).toBe("dal 1° febbraio 2026 all'11 febbraio 2026")
  expect(spanInWords('2025-12-15', '2026-01-02')).toBe('dal 15 dicembre 2025 al 1° gennaio 2026')
})
