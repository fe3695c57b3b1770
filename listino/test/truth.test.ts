import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, leftOut } from '../src/articles/account.ts'
import { warningsOf } from '../src/articles/account-words.ts'
import { isCertain } from '../src/articles/certainty.ts'
import {
  expensesVATIn,
  openList,
  priceVATIn,
  rateInTitle,
  rateInWords,
} from '../src/articles/open-list.ts'
import { ArticleReader } from '../src/articles/reader.ts'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { daysIn } from '../src/layouts/days.ts'
import { titleOf } from '../src/layouts/title.ts'
import { vatIn } from '../src/layouts/vat.ts'
import type { Batch } from '../src/table/cell.ts'
import { textFile } from './files.ts'
import { formWith, readList, wordsOf } from './lists.ts'

const read = (lines: string[], choice = {}) => readList(textFile(`${lines.join('\n')}\n`), choice)

/** What articles earn, to the cent; what is wrong with those that can't be calculated. */
async function profits(lines: string[], choice = {}): Promise<(number | string)[]> {
  const { articles, rows } = await read(lines, choice)
  return articles.map((article, at) => {
    if (article.problems.length > 0) return wordsOf(article).join(' | ')
    return Math.round((rows[at]?.profit ?? Number.NaN) * 1e6) / 1e6
  })
}

describe('The VAT of a row', () => {
  it('is read as sellers and their programs write it', () => {
    for (const text of [
      '4',
      '4%',
      '4 %',
      '4,00',
      '0,04',
      '0.04',
      'IVA 4',
      'iva 4%',
      'Aliquota 4',
      'C. 4',
    ])
      expect(vatIn(text)).toBe('4')
    expect(
      ['22', '0,22', '5,5', '0', 'esente', 'zero-rate', 'standard', 'reduced-rate'].map(vatIn),
    ).toEqual(['22', '22', '5,5', '0', '0', '0', '', 'ridotta'])
  })

  it('is no amount, and no code of a program', () => {
    for (const text of ['3,61', '17,35', '100', '-4', 'R17', 'FC', 'art. 74', '4 10', '22-10'])
      expect(vatIn(text)).toBeNull()
  })

  it('counts for each row, and what is no rate is a problem of its row', async () => {
    const head = 'SKU;Prezzo;Costo;IVA'
    expect(
      await profits([
        head,
        'A;10,00;4,00;4',
        'B;10,00;4,00;0,10',
        'C;10,00;4,00;IVA 22%',
        'D;10,00;4,00;',
        'E;10,00;4,00;R17',
        'F;10,00;4,00;n.d.',
      ]),
    ).toEqual([
      4.115385,
      3.590909,
      2.696721,
      2.696721,
      'IVA «R17» sconosciuta (colonna «IVA»)',
      'IVA «n.d.» sconosciuta (colonna «IVA»)',
    ])
  })

  it('is not taken from a column of amounts called «IVA»', async () => {
    const { mapping } = await read([
      'SKU;Prezzo;Costo;IVA',
      'A;20,00;4,00;3,61',
      'B;30,00;4,00;5,41',
    ])
    expect(mapping.vat).toBeUndefined()
  })

  it('that WooCommerce calls reduced is asked for, and counts as what is said of it', async () => {
    const lines = [
      'ID,Type,SKU,Name,Tax class,Sale price,Regular price,Cost of goods',
      '1,simple,A,Libro,reduced-rate,,10.00,4.00',
      '2,simple,B,Tazza,,,10.00,4.00',
      '3,simple,C,Moneta,zero-rate,,10.00,4.00',
    ]
    const asked = 'IVA «reduced-rate» (colonna «Tax class»): indica a quanto corrisponde'
    const form = formWith({ marketplace: 'woocommerce' })
    const [first, ...others] = await profits(lines, { form })
    expect(first).toBe(asked)
    const told = await profits(lines, { form, reducedVAT: '10' })
    expect(told.slice(1)).toEqual(others)
    const [ten] = await profits(lines, { form: { ...form, aliquotaIVA: '10' } })
    expect(told[0]).toBe(ten)
  })

  it('that is typed for all counts whatever rows say', async () => {
    const lines = ['SKU;Prezzo;Costo;IVA', 'A;10,00;4,00;22', 'B;10,00;4,00;R17']
    const form = formWith({ aliquotaIVA: '4' })
    expect(await profits(lines, { form })).toEqual([4.115385, 4.115385])
  })
})

describe('A column that says with yes or no whether VAT is in', () => {
  it.each(['Prezzo con IVA', 'Prezzo IVA inclusa (S/N)', 'Prezzo ivato', 'Price incl. VAT'])(
    'speaks of the price where its title does, and a price that differs from the list has a problem: %s',
    async (title) => {
      expect(
        await profits([`SKU;Prezzo;${title};Costo`, 'A;20,00;si;5,00', 'B;16,39;no;5,00']),
      ).toEqual([
        8.393443,
        'IVA del prezzo diversa dal listino (senza IVA): scrivi tutti i prezzi con IVA, o tutti senza',
      ])
    },
  )

  it('says how prices are to be read where all rows agree', async () => {
    const found = async (title: string, ...flags: string[]) => {
      const { table, mapping } = await read([
        `SKU;Prezzo;${title}`,
        ...flags.map((flag) => `A;20,00;${flag}`),
      ])
      return priceVATIn(table, mapping)
    }
    expect(await found('IVA inclusa', 'no', 'NO', '')).toBe(false)
    expect(await found('Prezzo IVA inclusa', 'VERO', 'sì')).toBe(true)
    expect(await found('Prezzo IVA esclusa (S/N)', 'S', 'S')).toBe(false)
    expect(await found('IVA inclusa', 'si', 'no')).toBeNull()
  })

  it('speaks of the cost where its title does', async () => {
    expect(
      await profits(['SKU;Prezzo;Costo;Costo IVA inclusa', 'A;20,00;6,10;si', 'B;20,00;5,00;no']),
    ).toEqual([8.393443, 8.393443])
  })

  it.each(['IVA inclusa', 'Ivato', 'IVA compresa', 'Tax included', 'IVA esclusa'])(
    'counts for neither beside a price and a cost, and is named: %s',
    async (title) => {
      const opened = await read([`SKU;Prezzo;${title};Costo`, 'A;20,00;si;5,00'])
      expect([opened.mapping.priceVAT, opened.mapping.costVAT]).toEqual([undefined, undefined])
      expect(warningsOf(accountOf(opened))).toEqual([
        `«${title}» non è contata: non dice se l'IVA è nel prezzo o nel costo.`,
      ])
      expect(isCertain(accountOf(opened), false)).toBe(false)
    },
  )

  it('without other words speaks of the amount that no other column speaks of', async () => {
    const head = 'SKU;Prezzo;Prezzo con IVA;Costo;IVA inclusa'
    expect(await profits([head, 'A;20,00;si;6,10;si', 'B;20,00;si;5,00;no'])).toEqual([
      8.393443, 8.393443,
    ])
  })

  it('may say it with 1 and 0 where another column has the amount, and is an amount where none has', async () => {
    const columns = async (...lines: string[]) => {
      const { table, mapping } = await read(lines)
      const titleOf = (role: 'price' | 'priceVAT' | 'cost' | 'costVAT' | 'shipping') =>
        table.header[mapping[role]?.[0] ?? -1]
      const roles = ['price', 'priceVAT', 'cost', 'costVAT', 'shipping'] as const
      return Object.fromEntries(
        roles.flatMap((role) => (titleOf(role) === undefined ? [] : [[role, titleOf(role)]])),
      )
    }
    expect(
      await columns('SKU;Prezzo;Prezzo ivato;Costo;Costo IVA inclusa', 'A;20,00;1;5,00;0'),
    ).toEqual({
      price: 'Prezzo',
      priceVAT: 'Prezzo ivato',
      cost: 'Costo',
      costVAT: 'Costo IVA inclusa',
    })
    expect(await columns('SKU;Prezzo ivato;Costo', 'A;1;0,50', 'B;1;0,50')).toEqual({
      price: 'Prezzo ivato',
      cost: 'Costo',
    })
    expect(
      await columns('SKU;Prezzo IVA esclusa;Prezzo IVA inclusa', 'A;0,82;1', 'B;0,82;1'),
    ).toEqual({ price: 'Prezzo IVA inclusa' })
    expect(
      await columns('SKU;Prezzo;Spedizione;Spedizione ivata', 'A;20,00;3,00;1', 'B;20,00;3,00;0'),
    ).toEqual({ price: 'Prezzo', shipping: 'Spedizione' })
  })

  it('has a problem where nobody understands the word', async () => {
    expect(
      await profits(['SKU;Prezzo;Prezzo con IVA;Costo', 'A;20,00;si;5,00', 'B;20,00;#N/D;5,00']),
    ).toEqual([8.393443, '«#N/D» non dice se il prezzo è con IVA: scrivi si o no'])
  })
})

describe('What the title of a column says', () => {
  it.each([
    ['Costo USD', 'costo', 'USD', null],
    ['Prezzo (€)', 'prezzo', 'EUR', null],
    ['Prezzo IVA esclusa', 'prezzo', null, false],
    ['Prezzo + IVA', 'prezzo', null, false],
    ['Prezzo al netto dell’IVA', 'prezzo', null, false],
    ['Prezzo non comprensivo di IVA', 'prezzo', null, false],
    ['Price (not including VAT)', 'price', null, false],
    ['Price, VAT not included', 'price', null, false],
    ['Prezzo IVA 22% inclusa', 'prezzo', null, true],
    ['Listino 1 (ivato)', 'listino 1', null, true],
    ['Price (tax excl.)', 'price', null, false],
    ['Prezzo (tasse incl.)', 'prezzo', null, true],
    ['COSTO_ACQUISTO', 'costo acquisto', null, null],
    ['prezzoVendita', 'prezzo vendita', null, null],
    ['Prezzo ivato GBP', 'prezzo', 'GBP', true],
    ['Costo in dollari', 'costo', 'USD', null],
    ['Costo (yuan)', 'costo', 'CNY', null],
    ['Costo RMB', 'costo', 'CNY', null],
    ['Costo ¥', 'costo', '¥', null],
    ['Prezzo in sterline', 'prezzo', 'GBP', null],
    ['Prezzo cad.', 'prezzo cad', null, null],
    ['Prezzo CAD', 'prezzo', 'CAD', null],
  ])('is its subject, its currency and its VAT: %s', (title, subject, currency, includesVAT) => {
    expect(titleOf(title)).toMatchObject({ subject, currency, includesVAT })
  })

  it('of a currency holds for amounts that name none', async () => {
    const other = "il conto è in un'altra valuta"
    expect(
      await profits([
        'SKU;Prezzo;Costo USD;Spedizione (£)',
        'A;20,00;5,00;1,00',
        'B;20,00;5,00 €;1,00 €',
      ]),
    ).toEqual([`spedizione in GBP: ${other} | costo in USD: ${other}`, 7.393443])
  })
})

describe('VAT that the title of a cost says', () => {
  it('is taken out of shipping, packaging and advertising where all their titles say it', async () => {
    const found = async (head: string) => {
      const { table, mapping } = await read([head, 'A;20,00;5,00;3,66;1,22'])
      return expensesVATIn(table, mapping)
    }
    expect(await found('SKU;Prezzo;Costo;Spedizione IVA inclusa;Imballo ivato')).toBe(true)
    expect(await found('SKU;Prezzo;Costo;Spedizione + IVA;Imballo IVA esclusa')).toBe(false)
    expect(await found('SKU;Prezzo;Costo;Spedizione IVA inclusa;Imballo')).toBeNull()
    expect(await found('SKU;Prezzo;Costo;Spedizione;Imballo')).toBeNull()
  })

  it('at another rate than the article has is a problem, but in the forfettario regime, where it stays in', async () => {
    const lines = ['SKU;Prezzo;Costo IVA 10% inclusa', 'A;20,00;5,50']
    const form = { costoIncludesIVA: true }
    expect(await profits(lines, { form: formWith(form) })).toEqual([
      "IVA del costo al 10%, ma l'articolo ha un'altra aliquota: indica la sua, o scrivi il costo senza IVA (nel forfettario con l'IVA)",
    ])
    expect(await profits(lines, { form: formWith({ ...form, aliquotaIVA: '10' }) })).toEqual([
      10.181818,
    ])
    const { articles } = await read(lines, { form: formWith({ ...form, regime: 'forfettario' }) })
    expect(articles.map(wordsOf)).toEqual([[]])
  })

  it("and doesn't count is added in the forfettario regime alone: there another rate is a problem", async () => {
    const lines = ['SKU;Prezzo;Costo + IVA 10%;IVA', 'A;20,00;5,00;10', 'B;20,00;5,00;22']
    const told = expect.stringContaining("IVA del costo al 10%, ma l'articolo ha un'altra aliquota")
    const [ten, other] = await profits(lines, { form: formWith({ regime: 'forfettario' }) })
    const gross = await profits(['SKU;Prezzo;Costo', 'A;20,00;5,50'], {
      form: formWith({ regime: 'forfettario', costoIncludesIVA: true }),
    })
    expect([ten, other]).toEqual([gross[0], told])
    expect((await profits(lines)).map(Number)).not.toContain(Number.NaN)
  })

  it('is the rate of the articles where neither the price nor a column says one, and that is told', async () => {
    const rate = async (head: string) => {
      const { table, mapping } = await read([head, 'A;20,00;5,00;10'])
      return [rateInTitle(table.header, mapping), rateInWords(table, mapping)]
    }
    expect(await rate('SKU;Prezzo;Costo + IVA 10%;Note')).toEqual([
      '10',
      'IVA di tutti gli articoli al 10%, come dice il titolo «Costo + IVA 10%».',
    ])
    expect(await rate('SKU;Prezzo IVA 4% inclusa;Costo IVA 10% inclusa;Note')).toEqual([
      '4',
      'IVA di tutti gli articoli al 4%, come dice il titolo «Prezzo IVA 4% inclusa».',
    ])
    expect(await rate('SKU;Prezzo;Costo IVA 22% inclusa;Note')).toEqual([null, ''])
    expect(await rate('SKU;Prezzo IVA 22% inclusa;Costo;Note')).toEqual(['22', ''])
    expect((await rate('SKU;Prezzo (IVA 4%);Costo;Note'))[0]).toBe('4')
    for (const title of ['Prezzo alternativa 4', 'Prezzo IVA 2', 'Prezzo imp. 100'])
      expect((await rate(`SKU;${title};Costo;Note`))[0]).toBeNull()
    const { table, mapping } = await read(['SKU;Prezzo;Costo IVA 10% inclusa;Paese', 'A;20;5;DE'])
    expect(rateInTitle(table.header, mapping)).toBeNull()
    expect(await rate('SKU;Prezzo;Costo IVA 10% inclusa;IVA')).toEqual([null, ''])
  })
})

describe('A column for the currency of the cost', () => {
  it.each(['Valuta costo', 'Valuta di acquisto', 'Valuta fornitore', 'cost_currency'])(
    'makes a cost in another one a problem: %s',
    async (title) => {
      const in_ = (code: string) => `costo in ${code}: il conto è in un'altra valuta`
      expect(
        await profits([
          `SKU;Prezzo;Costo;${title}`,
          'A;20,00;5,00;EUR',
          'B;20,00;5,00;USD',
          'C;20,00;5,00;yuan',
          'D;20,00;5,00;n.d.',
          'E;20,00;5,00;',
        ]),
      ).toEqual([8.393443, in_('USD'), in_('CNY'), in_('N.D.'), 8.393443])
    },
  )
})

describe('A country or a currency that nobody knows', () => {
  it('is a problem, where a blank one or a dash is the one of the file', async () => {
    expect(
      await profits([
        'SKU;Prezzo;Costo;Valuta;Paese',
        'A;20,00;5,00;EUR;IT',
        'B;20,00;5,00;#N/D;IT',
        'C;20,00;5,00;EUR;n.d.',
        'D;20,00;5,00;-;',
      ]),
    ).toEqual([
      8.393443,
      "prezzo in #N/D: il conto è in un'altra valuta",
      'negozio «n.d.» sconosciuto',
      8.393443,
    ])
  })
})

describe('Gross and net in the titles of one file', () => {
  it.each([
    ['Prezzo netto', 'Prezzo lordo'],
    ['Net price', 'Gross price'],
    ['Prezzo (netto) €', 'Prezzo (lordo) €'],
  ])('are without VAT and with it, and the price with VAT counts: %s, %s', async (net, gross) => {
    const lines = [
      `SKU;${net};${gross};Aliquota IVA;Costo`,
      'A;16,39;20,00;22;5,00',
      'B;9,62;10,00;4;4,00',
    ]
    const { table, mapping, certainty } = await read(lines)
    expect([table.header[mapping.price?.[0] ?? -1], certainty.price]).toEqual([gross, 'title'])
    expect(priceVATIn(table, mapping)).toBe(true)
    expect(priceVATIn(table, { ...mapping, price: [1] })).toBe(false)
    expect(await profits(lines)).toEqual([8.393443, 4.115385])
  })

  it('means a discount in the titles of costs', async () => {
    const { mapping, certainty } = await read([
      'SKU;Costo lordo;Costo netto;Prezzo',
      'A;10,00;4,50;20,00',
    ])
    expect([mapping.cost, certainty.cost]).toEqual([[1], 'guess'])
  })

  it('may mean a discount where a column has one, and where only one is there: the price is a guess', async () => {
    for (const head of [
      'SKU;Prezzo lordo;Sconto %;Prezzo netto',
      'SKU;Prezzo netto;Peso lordo;Nome',
    ]) {
      const { table, mapping, certainty } = await read([head, 'A;20,00;10;18,00'])
      expect([certainty.price, priceVATIn(table, mapping)]).toEqual(['guess', null])
    }
  })
})

describe('The price of a sale', () => {
  const head = 'SKU;Prezzo;Prezzo scontato;Costo;Inizio offerta;Fine offerta'
  const pricesOf = async (...rows: string[]) =>
    (await read([head, ...rows])).articles.map((article) =>
      article.problems.length > 0 ? wordsOf(article).join() : article.price,
    )

  it('is what customers pay where it is filled in; 0 is no sale', async () => {
    expect(
      await pricesOf(
        'A;20,00;14,90;5,00;;',
        'B;20,00;;5,00;;',
        'C;20,00;0,00;5,00;;',
        'D;20,00;--;5,00;;',
      ),
    ).toEqual([14.9, 20, 20, 20])
  })

  it('has a problem where its own title says otherwise of VAT than the list, also than what stands above', async () => {
    const told = (says: string) =>
      `IVA del prezzo diversa dal listino (${says}): scrivi tutti i prezzi con IVA, o tutti senza`
    const found = async (...lines: string[]) => {
      const { table, mapping } = await read(lines)
      const form = formWith({ prezzoIncludesIVA: priceVATIn(table, mapping) ?? true })
      const { articles } = await read(lines, { form })
      return articles.map((article) => wordsOf(article).join() || article.price)
    }
    const rows = ['A;20,00;14,90;5,00', 'B;20,00;;5,00']
    expect(
      await found('Prezzi IVA esclusa', 'SKU;Prezzo;Prezzo scontato IVA inclusa;Costo', ...rows),
    ).toEqual([told('con IVA'), 20])
    expect(await found('SKU;Prezzo ivato;Prezzo scontato + IVA;Costo', ...rows)).toEqual([
      told('senza IVA'),
      20,
    ])
    for (const title of ['Prezzo scontato', 'Prezzo scontato IVA esclusa'])
      expect(await found('Prezzi IVA esclusa', `SKU;Prezzo;${title};Costo`, ...rows)).toEqual([
        14.9, 20,
      ])
  })

  it('counts where a column says that the sale is on, and not where it says no', async () => {
    for (const [title, yes, no] of [
      ['In offerta', 'Si', 'No'],
      ['On Sale', 'Yes', 'No'],
      ['Promo attiva (S/N)', 'S', 'N'],
      ['offerta', '1', '0'],
    ]) {
      const rows = [yes, no].map((flag) => `${flag};20,00;14,90;5,00;${flag}`)
      const { articles } = await read([`SKU;Prezzo;Prezzo scontato;Costo;${title}`, ...rows])
      expect(articles.map(({ price }) => price)).toEqual([14.9, 20])
    }
  })

  it('of a row that does not say whether its sale is on is not known, unless blank means no', async () => {
    const flagged = async (...flags: string[]) => {
      const rows = flags.map((flag, at) => `A${at};20,00;14,90;5,00;${flag}`)
      const { articles } = await read(['SKU;Prezzo;Prezzo scontato;Costo;In offerta', ...rows])
      return articles.map((one) => (one.problems.length > 0 ? wordsOf(one).join() : one.price))
    }
    const told = (what: string) => `${what} non dice se l'offerta è in corso: scrivi si o no`
    expect(await flagged('si', '', 'si')).toEqual([14.9, 20, 14.9])
    // A column without a word in it ends no sale.
    expect(await flagged('', '')).toEqual([14.9, 14.9])
    expect(await flagged('si', '', 'no', 'forse')).toEqual([
      14.9,
      told('la riga'),
      20,
      told('«forse»'),
    ])
  })

  it('counts beside a column whose marks nobody can read, which is named', async () => {
    const { articles, ...opened } = await read([
      'SKU;Prezzo;Prezzo scontato;Costo;In offerta',
      'A;20,00;14,90;5,00;x',
      'B;20,00;;5,00;',
    ])
    expect(articles.map(({ price }) => price)).toEqual([14.9, 20])
    expect(leftOut(accountOf(opened)).map(({ title, could }) => [title, could])).toEqual([
      ['In offerta', 'onSale'],
    ])
  })

  it('that no column has makes nothing of one that says what is on sale', async () => {
    const { articles, ...opened } = await read([
      'SKU;Prezzo;Costo;In offerta',
      'A;20,00;5,00;si',
      'B;20,00;5,00;no',
    ])
    expect(articles.map(({ price }) => price)).toEqual([20, 20])
    expect(opened.mapping.onSale).toBeUndefined()
    expect(leftOut(accountOf(opened))).toEqual([])
  })

  it('that nobody knows leaves its article without a price, as does a last day that nobody knows', async () => {
    const told = (text: string) =>
      `«${text}» al posto del prezzo scontato: scrivi quanto paga il cliente, o lascia vuoto`
    expect(
      await pricesOf(
        'A;20,00;#N/D;5,00;;',
        'B;20,00;n.d.;5,00;;',
        'C;20,00;?;5,00;;',
        'D;20,00;null;5,00;;',
        'E;20,00;14,90;5,00;;n.d.',
        'F;20,00;14,90;5,00;;-',
      ),
    ).toEqual([
      ...['#N/D', 'n.d.', '?'].map(told),
      20,
      "non si capisce se l'offerta è in corso: giorno «n.d.»",
      14.9,
    ])
  })

  it.each([
    'Inizio;Fine',
    'Data inizio validità;Data fine validità',
    'Promo da;Promo a',
    'Valido dal;Scadenza',
    'Inizio sconto;Scadenza sconto',
    'sale_price_dates_from;sale_price_dates_to',
    'Data inizio prezzo scontato;Data fine prezzo scontato',
    'Da;A',
    'Start date;End date',
  ])('counts on its days, whatever their titles are: %s', async (titles) => {
    const { articles } = await read([
      `SKU;Prezzo;Prezzo scontato;Costo;${titles}`,
      'A;20,00;14,90;5,00;01/01/2025;31/01/2025',
      'B;20,00;14,90;5,00;01/11/2026;31/12/2026',
    ])
    expect(articles.map(({ price }) => price)).toEqual([20, 14.9])
  })

  it('is on where the file has lists called A and B, or says until when a piece is good', async () => {
    const priceOf = async (title: string, cell: string) =>
      (await read([`SKU;Prezzo;Prezzo scontato;Costo;${title}`, `A;20,00;14,90;5,00;${cell}`]))
        .articles[0]?.price
    expect(await priceOf('Sconto A', '10')).toBe(14.9)
    expect(await priceOf('Scadenza', '10/11/2026')).toBe(14.9)
  })

  it.each([
    ['Periodo offerta', '01/01/2025 - 31/01/2025', '13/11/2026 - 31/12/2026'],
    ['Periodo sconto', '1 gennaio 2025 al 31 gennaio 2025', '20/11/2026 al 31/12/2026'],
    [
      'sale_price_effective_date',
      '2025-01-01T00:00+0100/2025-01-31T23:59+0100',
      '2026-11-01T00:00+0100/2026-12-31T23:59+0100',
    ],
  ])('counts within both days of one cell: %s', async (title, past, now) => {
    const { articles } = await read([
      `SKU;Prezzo;Prezzo scontato;Costo;${title}`,
      `A;20,00;14,90;5,00;${past}`,
      `B;20,00;14,90;5,00;${now}`,
    ])
    expect(articles.map(({ price, problems }) => [price, problems])).toEqual([
      [20, []],
      [14.9, []],
    ])
  })

  it.each<[string, boolean]>([
    ['Offerta Natale', true],
    ['Volantino', true],
    ['Data creazione', false],
    ['Ultimo carico', false],
  ])('has days in a column that is not counted, which is named: %s', async (title, isNamed) => {
    const file = textFile(`SKU;Prezzo;Prezzo scontato;Costo;${title}\nA;20;14;5;31/01/2025\n`)
    const account = accountOf(await openList(file))
    expect(leftOut(account).map((one) => one.title)).toEqual(isNamed ? [title] : [])
  })

  it('that is above the price it stands in for is a problem; the same is none, nor one that is over', async () => {
    const told = 'prezzo scontato 24,9 più alto del prezzo: correggi uno dei due'
    expect(
      await pricesOf(
        'A;20,00;24,90;5,00;;',
        'B;20,00;20,00;5,00;;',
        'C;20,00;24,90;5,00;;30/6/2018',
        'D;;24,90;5,00;;',
      ),
    ).toEqual([told, 20, 20, 24.9])
  })

  it.each([
    ['30/6/2018', [20]],
    ['6/30/2018 0:00', [20]],
    ['30.06.18', [20]],
    ['2018-06-30 00:00:00', [20]],
    ['30 giu 2018', [20]],
    ['Jun 30, 2018', [20]],
    ['43281', [20]],
    ['31/12/2030', [14.9]],
    ['31-dic-30', [14.9]],
    ['22/11/2026', [14.9]],
    ['21/11/2026', [20]],
  ])('counts until its last day, however that is written: %s', async (day, expected) => {
    expect(await pricesOf(`A;20,00;14,90;5,00;;${day}`)).toEqual(expected)
  })

  it('whose day nobody can read, or in two ways that differ today, is a problem', async () => {
    const told = (day: string) => `non si capisce se l'offerta è in corso: giorno «${day}»`
    expect(await pricesOf('A;20,00;14,90;5,00;;fine mese')).toEqual([told('fine mese')])
    // Of the fifth of December, or of the twelfth of May.
    expect(await pricesOf('A;20,00;14,90;5,00;;05/12/2026')).toEqual([told('05/12/2026')])
    // Another day of the file shows that days come first.
    expect(
      await pricesOf('A;20,00;14,90;5,00;;05/12/2026', 'B;20,00;14,90;5,00;;31/12/2026'),
    ).toEqual([14.9, 14.9])
  })

  it('has days whose months are named in Dutch and Swedish too', () => {
    expect(['1 mrt. 2026', '1 maart 2026'].map(daysIn)).toEqual([['2026-03-01'], ['2026-03-01']])
    expect(['1 mei 2026', '1 maj 2026'].map(daysIn)).toEqual([['2026-05-01'], ['2026-05-01']])
    expect(['1 januari 2026', '1 augustus 2026', '1 augusti 2026'].map(daysIn)).toEqual([
      ['2026-01-01'],
      ['2026-08-01'],
      ['2026-08-01'],
    ])
  })

  it('has days that are there alone', () => {
    expect(['1767225600', '1798761599'].map(daysIn)).toEqual([['2026-01-01'], ['2026-12-31']])
    expect(daysIn('31/02/2026')).toEqual([])
    expect(daysIn('13/13/2026')).toEqual([])
    expect(daysIn('1/2/26')).toEqual(['2026-02-01', '2026-01-02'])
  })

  it('of one market counts in that country, where a shop has others', async () => {
    const lines = [
      'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Cost per item,Price / Italia,Price / Francia',
      'tazza,Tazza,A,24.90,,8.00,19.90,29.90',
      'vaso,Vaso,B,24.90,,8.00,,29.90',
    ]
    expect((await read(lines)).articles.map(({ price }) => price)).toEqual([19.9, 24.9])
  })
})

describe('What stands above the titles', () => {
  const table = ['SKU;Prezzo;Costo', 'A;16,39;5,00']
  const profitsBelow = async (...above: string[]) => {
    const file = textFile(`${[...above, ...table].join('\n')}\n`)
    const { table: opened, mapping } = await openList(file)
    const price = priceVATIn(opened, mapping)
    const form = formWith({ prezzoIncludesIVA: price ?? true })
    return profits([...above, ...table], { form })
  }

  it.each([
    'Prezzi IVA esclusa',
    'Listino 2026, prezzi al netto di IVA',
    'Tutti gli importi sono IVA esclusa',
    'Prices excl. VAT',
  ])('says that prices are without VAT: %s', async (above) => {
    expect(await profitsBelow(above)).toEqual([8.39063])
  })

  it('speaks of several amounts in its parts', async () => {
    expect(await profitsBelow('Prezzi e costi IVA esclusa')).toEqual([8.39063])
    expect(await profitsBelow('Listino 2026 - IVA esclusa')).toEqual([8.39063])
  })

  it.each([
    'Listino 2026',
    'Costi IVA esclusa',
    'Prezzi in EUR',
    'Prezzi IVA inclusa, costi IVA esclusa',
    'Prezzi aggiornati al 20/11/2026 - costi IVA esclusa',
    'Listino prezzi 2026 (spedizione IVA esclusa)',
    'Valore di magazzino IVA esclusa: 12.500,00',
    'Prezzi di acquisto IVA esclusa',
    'Listino prezzi Pen Drive 2026',
    'Prezzi cad. IVA inclusa',
    'Prezzi 2026, cambio USD',
  ])('says nothing of it: %s', async (above) => {
    expect(await profitsBelow(above)).toEqual([5.975926])
  })

  it('says nothing where it contradicts itself, which is told', async () => {
    expect(await profitsBelow('Prezzi IVA esclusa', 'Prezzi IVA inclusa')).toEqual([5.975926])
    const lines = ['Prezzi IVA esclusa', 'Prezzi IVA inclusa', ...table]
    const opened = await openList(textFile(`${lines.join('\n')}\n`))
    expect(tableInWords(opened.table)).toEqual([
      '«Prezzi IVA esclusa» e «Prezzi IVA inclusa» si contraddicono: non valgono per i prezzi.',
    ])
  })

  it.each(['IVA ESCLUSA', '+ IVA', '(IVA inclusa)'])(
    'counts for nothing where it speaks of VAT and of no amounts, which is told: %s',
    async (above) => {
      expect(await profitsBelow('Listino 2026', above)).toEqual([5.975926])
      const opened = await openList(textFile(`${['Listino 2026', above, ...table].join('\n')}\n`))
      expect(tableInWords(opened.table)).toEqual([
        `«${above}» non dice di quali importi parla: non conta.`,
      ])
    },
  )

  it('may say the VAT in one sentence and the currency in another', async () => {
    const lines = ['Prezzi IVA esclusa', 'Prezzi in USD', ...table]
    const opened = await openList(textFile(`${lines.join('\n')}\n`))
    expect(priceVATIn(opened.table, opened.mapping)).toBe(false)
    expect(await profits(lines)).toEqual(["prezzo in USD: il conto è in un'altra valuta"])
    expect(tableInWords(opened.table)).toEqual([
      '«Prezzi IVA esclusa» vale per i prezzi di cui il titolo non dice altro.',
      '«Prezzi in USD» vale per i prezzi di cui il titolo non dice altro.',
    ])
  })

  it('names the currency of amounts whose title names none', async () => {
    const told = "prezzo in USD: il conto è in un'altra valuta"
    expect(await profitsBelow('Tutti i prezzi in USD')).toEqual([told])
    expect(await profits(['Prezzi in USD', 'SKU;Prezzo (€);Costo', 'A;20,00;5,00'])).toEqual([
      8.393443,
    ])
  })
})

describe('A second header', () => {
  const told =
    'sotto una seconda riga di titoli, con altre colonne: mettila in un foglio o in un file a parte'
  const first = ['SKU;Prezzo;Costo', 'A;20,00;5,00']

  it.each([
    'SKU;Costo;Prezzo',
    'SKU;Prezzo IVA esclusa;Costo',
    'SKU;Prezzo USD;Costo',
    'Costo;Prezzo;SKU',
  ])('with other columns leaves the rows below it without a result: %s', async (second) => {
    expect(await profits([...first, '', second, 'B;9,00;40,00'])).toEqual([8.393443, told, told])
  })

  it('like the first changes nothing, and ends another', async () => {
    const again =
      '«Prezzo» non è un importo (colonna «Prezzo») | «Costo» non è un importo (colonna «Costo»)'
    const below = [first[0] ?? '', 'B;20,00;5,00']
    expect(await profits([...first, ...below])).toEqual([8.393443, again, 8.393443])
    expect(await profits([...first, 'SKU;Costo;Prezzo', ...below])).toEqual([
      8.393443,
      told,
      again,
      8.393443,
    ])
  })

  it('is no article with words in place of its amounts, were they usual titles', async () => {
    expect(
      await profits([
        'SKU;Nome;UM;Tipo;Prezzo;Costo',
        'A;Tazza;PZ;Prodotto;20,00;5,00',
        'B;Vaso;PZ;Prodotto;su richiesta;n.d.',
        'C;Brocca;PZ;Prodotto;20,00;5,00',
      ]),
    ).toEqual([8.393443, expect.stringContaining('«su richiesta» non è un importo'), 8.393443])
    expect(await profits([...first, 'B;chiedere;Costo', 'C;20,00;5,00'])).toHaveLength(3)
    expect((await profits([...first, 'B;chiedere;5,00', 'C;20,00;5,00']))[2]).toBe(8.393443)
  })
})

describe('A row of sums', () => {
  const alike = ['A;Tazza;20,00;5,00', 'B;Tazza;20,00;5,00']

  it.each([
    ';Totale casa;20,00;5,00',
    ';Subtotale giardino;20,00;5,00',
    ';TOTALE IMPONIBILE;20,00;5,00',
    ';Tot. reparto 3;20,00;5,00',
    ';Somma;20,00;5,00',
    'Totale generale;;20,00;5,00',
    'TOTALE:;;20,00;5,00',
    ';Grand total;20,00;5,00',
    ';* Totale *;20,00;5,00',
    ';IMPONIBILE;20,00;5,00',
    ';Importo complessivo;20,00;5,00',
    ';Prezzo medio;20,00;5,00',
    ';Valore magazzino;20,00;5,00',
    ';IVA 22%;4,40;1,10',
    ';SUM;20,00;5,00',
    ';Casa Totale;40,00;10,00',
    'TOTALE;Casa e giardino;40,00;10,00',
  ])('is told, and no article: %s', async (row) => {
    expect(await profits(['SKU;Nome;Prezzo;Costo', ...alike, row])).toEqual([
      8.393443,
      8.393443,
      'riga di totale: non è un articolo',
    ])
  })

  it.each([
    'TOTAL-1;Crema;20,00;5,00',
    'A-2;Totale protezione;20,00;5,00',
    ';Total Care shampoo;20,00;5,00',
    'SOMMA1;Vaso;20,00;5,00',
    ';Protezione totale;20,00;5,00',
    'TOTALE;Crema;20,00;5,00',
    ';Summer tee;20,00;5,00',
    ';Sum 41, disco;20,00;5,00',
  ])('is not what an article is called: %s', async (row) => {
    const found = await profits(['SKU;Nome;Prezzo;Costo', ...alike, row])
    expect(found.at(-1)).toBe(8.393443)
  })

  it('has no number of a listing, and sums up two rows at least', async () => {
    const rows = ['8001234567890;Crema;20,00;5,00', '8001234567906;Protezione totale;20,00;5,00']
    expect(await profits(['EAN;Nome;Prezzo;Costo', ...rows])).toEqual([8.393443, 8.393443])
    expect(
      await profits(['Nome;Prezzo;Costo', 'Crema;20,00;5,00', 'Cura totale;20,00;5,00']),
    ).toEqual([8.393443, 8.393443])
  })

  it('sums up prices also where a sale counts', async () => {
    const head = 'SKU;Nome;Prezzo;Prezzo scontato;Costo'
    const rows = ['A;Tazza;20,00;15,00;5,00', 'B;Vaso;20,00;;5,00', ';Casa Totale;40,00;;10,00']
    expect((await profits([head, ...rows])).at(-1)).toBe('riga di totale: non è un articolo')
  })
})

describe("A product above its variants in a seller's own file", () => {
  const told = 'prodotto con varianti: il prezzo è nelle righe delle varianti'

  it.each(['Parent SKU', 'SKU padre', 'Codice genitore', 'item_group_id'])(
    'is told by the rows below: %s',
    async (title) => {
      expect(
        await profits([
          `${title};SKU;Prezzo;Costo`,
          ';MAG;20,00;5,00',
          'MAG;MAG-S;20,00;5,00',
          'MAG;MAG-M;20,00;5,00',
          ';TAZ;20,00;5,00',
        ]),
      ).toEqual([told, 8.393443, 8.393443, 8.393443])
    },
  )

  it('is told by the word for its kind', async () => {
    expect(
      await profits([
        'sku,product_type,price,cost',
        'A,simple,20.00,5.00',
        'B,configurable,20.00,5.00',
        'C,bundle,20.00,5.00',
      ]),
    ).toEqual([8.393443, told, 8.393443])
  })

  it('is told by the word for its kind where its variants have none', async () => {
    expect(
      await profits(['sku;tipo;prezzo;costo', 'A;padre;20,00;5,00', 'A-S;;20,00;5,00']),
    ).toEqual([told, 8.393443])
  })

  it('is an article in a file that has none of the variants', async () => {
    expect(
      await profits([
        'sku,product_type,price,cost',
        'A,configurable,20.00,5.00',
        'B,configurable,20.00,5.00',
      ]),
    ).toEqual([8.393443, 8.393443])
  })

  it('is told wherever the file is cut into batches', async () => {
    const pairs = Array.from({ length: 6000 }, (_, at) => [
      `;M${at};20,00;5,00`,
      `M${at};V${at};20,00;5,00`,
    ]).flat()
    const { articles } = await read(['Parent SKU;SKU;Prezzo;Costo', ...pairs])
    expect(articles.filter(({ problems }) => problems[0]?.code === 'parentRow')).toHaveLength(6000)
  })

  it('gives its variants neither the name nor the number of another', async () => {
    const { articles } = await read([
      'SKU;Parent SKU;ASIN;Nome;Prezzo;Costo',
      'M;;;Maglia;20,00;5,00',
      'M-S;M;B0000000S1;Maglia S;20,00;5,00',
      'M-M;M;;;20,00;5,00',
    ])
    expect(articles.map(({ listing, name }) => [listing, name])).toEqual([
      ['', 'Maglia'],
      ['B0000000S1', 'Maglia S'],
      ['', ''],
    ])
  })

  it('is none where the column of kinds holds categories', async () => {
    const { mapping } = await read(['SKU;Tipo;Prezzo;Costo', 'A;Tazze;20,00;5,00'])
    expect(mapping.rowKind).toBeUndefined()
  })
})

describe('A listing of eBay with variants', () => {
  const head = 'Item number,Title,Variation details,Custom label (SKU),Current price,Costo'
  const kindsOf = async (...rows: string[]) =>
    (await read([head, ...rows])).articles.map(
      ({ sku, problems }) => `${sku}${problems.length > 0 ? '!' : ''}`,
    )

  it('has a row of its own, which is no article', async () => {
    expect(
      await kindsOf(
        '1,Colore,Colore=Rosso;Blu,,19.99,5',
        '1,Colore,Colore=Rosso,COL-R,19.99,5',
        '1,Colore,Colore=Blu;Taglia=M,COL-B,21.99,5',
        '2,Maglia,,,19.99,5',
        '2,Maglia,Taglia=M,MAG-M,19.99,5',
        '3,Lampada,,LAMP,19.99,5',
      ),
    ).toEqual(['!', 'COL-R', 'COL-B', '!', 'MAG-M', 'LAMP'])
  })

  it('is told from an article wherever the file is cut into batches', async () => {
    const rows = [
      '1,A,,,10.00,1',
      '1,A,T=S,A-S,10.00,1',
      '1,A,T=M,A-M,10.00,1',
      '2,B,,B,10.00,1',
      '3,C,,,10.00,1',
      '3,C,T=S,C-S,10.00,1',
    ]
    const opened = await read([head, ...rows])
    const whole: Batch[] = []
    for await (const batch of opened.table.batches()) whole.push(batch)
    const all = whole.flatMap((batch) => batch.rows)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: all.length - 1 })),
        async (cuts) => {
          const ends = [...cuts.sort((a, b) => a - b), all.length]
          async function* batches(): AsyncGenerator<Batch> {
            let from = 0
            for (const to of ends) {
              const rows = all.slice(from, to)
              yield { sheet: '', first: from + 2, rows, broken: new Set(), hidden: new Set() }
              from = to
            }
          }
          const found: [number, string, boolean][] = []
          const form = formWith({ marketplace: 'ebay' })
          const reader = new ArticleReader(opened.table, { ...opened, form, today: '2026-11-22' })
          for await (const articles of reader.read(batches()))
            for (const { row, sku, problems } of articles)
              found.push([row, sku, problems.length > 0])
          expect(found).toEqual([
            [2, '', true],
            [3, 'A-S', false],
            [4, 'A-M', false],
            [5, 'B', false],
            [6, '', true],
            [7, 'C-S', false],
          ])
        },
      ),
    )
  })
})

describe("Amazon's fee preview", () => {
  const head =
    'sku,your-price,sales-price,currency,fulfilled-by,estimated-fee-total,estimated-referral-fee-per-unit,estimated-variable-closing-fee,expected-domestic-fulfilment-fee-per-unit,Costo'

  it('tells books from what pays the same percentage by the closing fee', async () => {
    const form = formWith({ tariffe: '1.3.1' })
    const { rows } = await read(
      [
        head,
        'A,20.00,,EUR,Amazon,7.01,3.00,1.01,3.00,5',
        'B,20.00,,EUR,Amazon,6.00,3.00,0.00,3.00,5',
        'C,20.00,,EUR,Amazon,6.00,3.00,--,3.00,5',
      ],
      { form },
    )
    expect(rows.map(({ categoryKey, categoryBasis }) => [categoryKey, categoryBasis])).toEqual([
      ['books', 'tariffaVera'],
      ['base', 'tariffaVera'],
      ['base', 'tariffaVera'],
    ])
  })

  it('whose total is not the sum of its fees says so', async () => {
    const { articles } = await read([
      head,
      'A,20.00,,EUR,Amazon,6.00,3.00,0.00,3.00,5',
      'B,20.00,,EUR,Amazon,6.40,3.00,0.00,3.00,5',
      'C,20.00,,EUR,Amazon,--,3.00,0.00,3.00,5',
    ])
    expect(articles.map(({ feesAddUp }) => feesAddUp)).toEqual([true, false, true])
  })

  it('with a fee that nobody knows leaves its article without a result', async () => {
    expect((await profits([head, 'A,20.00,,EUR,Amazon,--,--,--,--,5']))[0]).toContain(
      "«--» al posto dell'importo",
    )
  })
})

describe('Who sends an article', () => {
  const report = ['seller-sku\titem-name\tprice\tfulfillment-channel\tCosto\tSpedizione']

  it('is the marketplace where the file says so: without its fee, that is told', async () => {
    const { rows } = await read([
      ...report,
      'A\tx\t20.00\tAMAZON_EU\t5.00\t',
      'B\tx\t20.00\tDEFAULT\t5.00\t',
      'C\tx\t20.00\tAMAZON_EU\t5.00\t3.50',
      'D\tx\t20.00\tAFN\t5.00\t',
    ])
    expect(rows.map(({ lacksFulfilment }) => lacksFulfilment)).toEqual([true, false, true, true])
  })
})

describe('A known file of a program', () => {
  it('of Danea has the price with VAT, and the last cost', async () => {
    const lines = [
      "Cod.;Descrizione;Cod. Iva;Listino 1 (ivato);Listino 2 (ivato);Prezzo forn.;Costo medio d'acq.;Ultimo costo d'acq.",
      '00A1;Lampada;22;49,90;45,00;24,40;19,50;20,00',
      '00A2;Atlante;4;49,90;45,00;24,40;19,50;',
    ]
    const { layout, articles } = await read(lines)
    expect(layout?.key).toBe('danea')
    expect(articles.map(({ sku, price, cost, vat }) => [sku, price, cost, vat])).toEqual([
      ['00A1', 49.9, 20, '22'],
      ['00A2', 49.9, 19.5, '4'],
    ])
  })

  it('of Danea opens without a question beside an average price of sales, which is no cost', async () => {
    const opened = await read([
      "Cod.;Descrizione;Cod. Iva;Listino 1 (ivato);Prezzo medio vend.;Ultimo costo d'acq.",
      '00A1;Lampada;22;49,90;47,10;20,00',
    ])
    expect(leftOut(accountOf(opened)).map(({ could }) => could)).not.toContain('cost')
    expect(isCertain(accountOf(opened), true)).toBe(true)
  })

  it('of Wix asks what customers pay more, where nobody knows the surcharge of a variant', async () => {
    const { articles } = await read([
      'handleId,fieldType,name,sku,price,surcharge,cost',
      'p1,Product,Maglia,,20.0,,5',
      'p1,Variant,,MAG-X,,n.d.,5',
    ])
    expect(articles.slice(1).map(wordsOf)).toEqual([
      [
        "«n.d.» al posto dell'importo (colonna «surcharge»): scrivi quanto paga in più il cliente, o 0",
      ],
    ])
  })

  it('of Wix has variants that cost a surcharge more than their product, or in newer shops a price of their own', async () => {
    const found = async (...lines: string[]) =>
      (await read(lines)).articles.map((article) => [
        article.sku,
        article.name,
        article.price,
        ...article.problems.map(({ code }) => code),
      ])
    expect(
      await found(
        'handleId,fieldType,name,sku,price,surcharge,discountMode,discountValue,inventory,cost',
        'p1,Product,Maglia,,20.0,,PERCENT,0.0,InStock,5',
        'p1,Variant,,MAG-S,,0.0,,,3,5',
        'p1,Variant,,MAG-M,,2.5,,,3,5',
        'p1,Variant,,MAG-L,21.0,2.5,,,3,5',
        'p1,Variant,,MAG-X,,n.d.,,,3,5',
        'p2,Product,Tazza,TAZ,10.0,,PERCENT,0.0,3,5',
        'p3,Variant,,X,,2.5,,,3,5',
      ),
    ).toEqual([
      ['', 'Maglia', Number.NaN, 'parentRow'],
      ['MAG-S', 'Maglia', 20],
      ['MAG-M', 'Maglia', 22.5],
      ['MAG-L', 'Maglia', 23.5],
      ['MAG-X', 'Maglia', Number.NaN, 'unknown'],
      ['TAZ', 'Tazza', 10],
      ['X', '', Number.NaN, 'noPrice'],
    ])
    expect(
      await found(
        'handle,fieldType,name,price,strikethroughPrice,sku,cost',
        'maglia,PRODUCT,Maglia,,,,',
        'maglia,VARIANT,,20.00,25.00,MAG-S,5',
        'maglia,MEDIA,,,,,',
        'tazza,PRODUCT,Tazza,10.00,,TAZ,5',
      ),
    ).toEqual([
      ['', 'Maglia', Number.NaN, 'parentRow'],
      ['MAG-S', 'Maglia', 20],
      ['', 'Maglia', Number.NaN, 'extraRow'],
      ['TAZ', 'Tazza', 10],
    ])
  })

  it('of Wix names discounts where there are some, which it does not count', async () => {
    const told = async (discount: string) =>
      warningsOf(
        accountOf(
          await read([
            'handleId,fieldType,name,sku,price,surcharge,discountMode,discountValue,cost',
            `p2,Product,Tazza,TAZ,10.0,,PERCENT,${discount},5`,
          ]),
        ),
      )
    expect(await told('0.0')).toEqual([])
    expect(await told('10.0')).toEqual([
      '«discountValue» non è contata: gli sconti contano solo nei file dei costi, qui scrivi prezzi e costi già scontati.',
    ])
  })

  it('of PrestaShop has the price that customers pay, never the other in its place', async () => {
    const lines = [
      'Product ID;Immagine;Nome;Riferimento;Categoria;Prezzo (tasse escl.);Prezzo (tasse incl.);Quantità',
      '1;x.jpg;Tazza;A;Casa;16,39;20,00;3',
      '2;x.jpg;Vaso;B;Casa;16,39;;3',
    ]
    const { layout, articles } = await read(lines)
    expect(layout?.key).toBe('prestashop')
    expect(articles.map(({ price }) => price)).toEqual([20, Number.NaN])
  })
})
