import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountOf, guessed, leftOut } from '../src/articles/account.ts'
import { accountInShort, columnInWords, warningsOf } from '../src/articles/account-words.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { openList } from '../src/articles/open-list.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, textFile } from './files.ts'
import { readList } from './lists.ts'

const accountIn = async (...lines: string[]) => {
  const opened = await readList(textFile(`${lines.join('\n')}\n`))
  return accountOf(opened)
}

const said = async (...lines: string[]) => warningsOf(await accountIn(...lines))

describe('The account of a file', () => {
  it('says of every column what it counts as, or why it does not', async () => {
    const account = await accountIn(
      'SKU;Nome;Prezzo web;Costo;Costo acquisto;Note;Margine;Foto;Corriere',
      'A;Tazza;20,00;5,00;6,00;bella;4,50;;BRT',
    )
    expect(account.map((one) => columnInWords(one, account))).toEqual([
      'SKU, riconosciuta dal titolo',
      'Nome, riconosciuta dal titolo',
      'Prezzo, ipotizzata da una parte del titolo',
      'Costo, riconosciuta dal titolo',
      'Non contata: il costo si legge da «Costo»',
      'Non contata: non serve al conto',
      'Non contata: ha numeri, ma il titolo non dice che cosa sono',
      'Non contata: è vuota',
      'Non contata: dal titolo sarebbe la spedizione, ma contiene altro',
    ])
    expect(accountInShort(account)).toBe('9 colonne: 4 contate, 5 no')
  })

  it('says of amounts what their title says of VAT and currency', async () => {
    const account = await accountIn('SKU;Prezzo ivato;Costo (€)', 'A;20,00;5,00')
    expect(account.slice(1).map((one) => columnInWords(one, account))).toEqual([
      'Prezzo, IVA inclusa, riconosciuta dal titolo',
      'Costo, in EUR, riconosciuta dal titolo',
    ])
  })

  it('warns of guesses and of what may be an amount, and of nothing else', async () => {
    expect(
      await said(
        'SKU;Nome;Prezzo web;Costo;Costo acquisto;Note;Margine;Foto;Corriere;Peso;EAN;Scorta',
        'A;Tazza;20,00;5,00;6,00;bella;4,50;;BRT;1,5;8001234567890;7',
      ),
    ).toEqual([
      "Il prezzo si legge da «Prezzo web»: è un'ipotesi, controlla che sia la colonna giusta.",
      '«Costo acquisto» non è contata: il costo si legge da «Costo».',
      '«Corriere» non è contata: dal titolo sarebbe la spedizione, ma contiene altro.',
      'Non è contata una colonna con numeri: «Margine».',
    ])
    expect(await said('SKU;Nome;Prezzo;Costo', 'A;Tazza;20,00;5,00')).toEqual([])
  })

  it('tells a column of marketplaces from one of countries, and says so', async () => {
    expect(
      await said('SKU;Prezzo;Costo;Marketplace', 'A;20,00;5,00;Amazon', 'B;20,00;5,00;eBay'),
    ).toEqual([
      '«Marketplace» non è contata: non dice paesi (se dice marketplace diversi, apri un file per ciascuno).',
    ])
  })

  it.each([
    ['Pubblicità %', '10'],
    ['Resi %', '5%'],
    ['ACoS', '12%'],
    ['Return rate', '5 %'],
    ['IVA acquisti', '10'],
    ['IVA fornitore', '10%'],
    ['VAT purchase', '10'],
    ['Importo IVA', '4,00'],
    ['IVA (€)', '4,00'],
    ['IVA in euro', '4,00'],
    ['IVA unitaria', '4,00'],
    ['Coupon', '10%'],
    ['Voucher', '10%'],
    ['Cashback', '2%'],
    ['MwSt Einkauf', '10'],
  ])(
    'names percentages of a cost, and VAT that is no rate of the sale: %s',
    async (title, cell) => {
      expect(await said(`SKU;Prezzo;Costo;${title}`, `A;20,00;5,00;${cell}`)).toEqual([
        `Non è contata una colonna con numeri: «${title}».`,
      ])
    },
  )

  it.each(['Customer Taxes', 'Tasse', 'Aliquota vendite B'])(
    'names taxes that nobody can read: %s',
    async (title) => {
      const said = leftOut(await accountIn(`SKU;Prezzo;Costo;${title}`, 'A;20,00;5,00;4% K'))
      expect(said.map((one) => one.title)).toEqual([title])
    },
  )

  it.each([
    ['Impact on price', 'price'],
    ['price_cs', 'price'],
    ['Prezzo (centesimi)', 'price'],
    ['estimated-cost-savings', 'cost'],
    ['Risparmio sul costo', 'cost'],
  ] as const)(
    'takes no part of an amount, and none in cents, for the whole: %s',
    async (title, role) => {
      const account = await accountIn(`SKU;Altro;${title}`, 'A;x;1990')
      expect(account.map((one) => one.role)).not.toContain(role)
      expect(leftOut(account).map((one) => one.title)).toEqual([title])
    },
  )

  it('takes what is asked of resellers for the cost of nobody else without a question', async () => {
    const [, , wholesale] = await accountIn('SKU;Prezzo;Wholesale price', 'A;20,00;12,00')
    expect(wholesale).toMatchObject({ role: 'cost', certainty: 'guess' })
    const [, , , cost] = await accountIn('SKU;Prezzo;Wholesale price;Costo', 'A;20,00;12,00;5,00')
    expect(cost).toMatchObject({ role: 'cost', certainty: 'title' })
  })

  it.each([
    'Product Code/SKU',
    'CustomLabel',
    'Riferimento interno',
    'Merchant SKU',
    'Variant SKU',
  ])('knows the SKU of programs, whatever other number stands beside it: %s', async (title) => {
    const [id, sku] = await accountIn(`Product ID;${title};Prezzo`, '12;A-1;20,00')
    expect([id?.role, sku?.role]).toEqual([null, 'sku'])
  })

  it('does not warn of what a sale leaves in percent, nor of a number that VAT is registered by', async () => {
    expect(
      await said('SKU;Prezzo;Costo;Margine %;Partita IVA', 'A;20,00;5,00;41%;01234567890'),
    ).toEqual([])
  })

  it.each([
    ['Canale', 'Amazon', 'eBay', 'FBA'],
    ['Canale', 'eBay', 'eBay', 'FBA'],
    ['Piattaforma', 'Amazon', 'Etsy', 'eBay.it'],
    ['Vendita su', 'Sito', 'Amazon', 'Sito'],
  ])(
    'names a column of other marketplaces, whatever its title: %s, %s, %s, %s',
    async (title, ...cells) => {
      const rows = cells.map((cell) => `A;20,00;5,00;${cell}`)
      const opened = await readList(textFile(`SKU;Prezzo;Costo;${title}\n${rows.join('\n')}\n`))
      expect(opened.mapping.sender).toBeUndefined()
      expect(warningsOf(accountOf(opened))).toEqual([
        `«${title}» non è contata: non dice paesi (se dice marketplace diversi, apri un file per ciascuno).`,
      ])
    },
  )

  it('reads who sends from a column of Amazon alone', async () => {
    const opened = await readList(
      textFile('SKU;Prezzo;Costo;Canale\nA;20,00;5,00;Amazon\nB;20,00;5,00;FBM\n'),
    )
    expect(opened.mapping.sender).toEqual([3])
    expect(warningsOf(accountOf(opened))).toEqual([])
  })

  it.each([
    ['Stato delle imposte', 'taxable', 'none'],
    ['Tax status', 'taxable', 'shipping'],
    ['Variant Taxable', 'TRUE', 'FALSE'],
    ['Charge tax', 'VERO', 'falso'],
  ])('says in how many rows a shop charges no tax: %s', async (title, taxed, untaxed) => {
    const rows = [taxed, untaxed, untaxed].map((cell) => `A;20,00;5,00;${cell}`)
    expect(await said(`SKU;Prezzo;Costo;${title}`, ...rows)).toEqual([
      `«${title}» non è contata: in 2 righe dice che il negozio non applica imposte, e qui conta l'IVA dell'articolo: se è un'altra scrivila in una colonna «IVA».`,
    ])
    expect(await said(`SKU;Prezzo;Costo;${title}`, ...rows.slice(0, 1))).toEqual([])
  })

  it('says of expenses whose titles differ in VAT that one switch counts for all', async () => {
    expect(
      await said('SKU;Prezzo;Costo;Spedizione IVA inclusa;Imballo', 'A;20,00;5,00;3,66;1,00'),
    ).toEqual([
      "Di «Spedizione IVA inclusa» il titolo dice l'IVA, ma le spese contano tutte allo stesso modo: con IVA solo con «Spedizione, packaging e pubblicità con IVA».",
    ])
  })

  it('says what a file of costs says of VAT and does not count by', async () => {
    const saidOfCosts = async (head: string) => {
      const table = await openTable(textFile(`${head}\nA;5,50;3,66\n`), { amount: 'cost' })
      const account = accountOf({ table, ...costColumns(table) }, undefined, 'costs')
      return warningsOf(account, 'costs')
    }
    expect(await saidOfCosts('SKU;Costo IVA 10% inclusa;Spedizione ivata')).toEqual([
      "Di «Spedizione ivata» il titolo dice l'IVA, ma le spese contano tutte allo stesso modo: con IVA solo con «Spedizione, packaging e pubblicità con IVA».",
      "Di «Costo IVA 10% inclusa» l'IVA conta con l'aliquota dell'articolo, non al 10%: se è un'altra scrivi i costi senza IVA.",
    ])
    expect(await saidOfCosts('SKU;Costo + IVA 10%;Spedizione')).toEqual([
      "Di «Costo + IVA 10%» nel forfettario si aggiunge l'IVA dell'articolo, non il 10%: se è un'altra scrivi i costi con l'IVA.",
    ])
  })

  it.each(['25', '25%', '0,25'])(
    'says that a discount of %s in a list does not count',
    async (off) => {
      expect(await said('SKU;Prezzo;Costo;Sconto %', `A;20,00;5,00;${off}`)).toEqual([
        '«Sconto %» non è contata: gli sconti contano solo nei file dei costi, qui scrivi prezzi e costi già scontati.',
      ])
    },
  )

  it.each(['Conf.', 'Pz x conf.', 'Pezzi per confezione'])(
    'says that the pack size «%s» of a list does not count, where a pack has several pieces',
    async (title) => {
      const head = `SKU;Prezzo;Costo;${title}`
      expect(await said(head, 'A;36,00;3,00;6', 'B;20,00;5,00;1')).toEqual([
        `«${title}» non è contata: i pezzi per confezione contano solo nei file dei costi, qui prezzo e costo devono essere degli stessi pezzi.`,
      ])
      expect(await said(head, 'A;36,00;3,00;1', 'B;20,00;5,00;')).toEqual([])
    },
  )

  it.each(['amazon-listings-it.txt', 'amazon-listings-en.txt', 'amazon-fee-preview.txt'])(
    'says of columns of %s without amounts that they do not count, and warns of none',
    async (name) => {
      const fixture = join(import.meta.dirname, 'fixtures', name)
      const account = accountOf(await openList(fileOf(readFileSync(fixture))))
      expect(warningsOf(account)).toEqual([])
      const words = account
        .filter(({ title }) => /condi|gruppo-sped|shipping-group|-side$/i.test(title))
        .map((one) => columnInWords(one, account))
      expect(words).toContain('Non contata: non serve al conto')
    },
  )

  it('names a column of amounts that has no title', async () => {
    expect(await said('SKU;Prezzo;Costo;', 'A;20,00;5,00;3,50', 'B;20,00;5,00;4,10')).toEqual([
      'Non è contata una colonna con numeri: colonna 4, senza titolo.',
    ])
  })

  it('is certain of a known file, and of what a seller added to it by its title', async () => {
    const account = await accountIn(
      'seller-sku\titem-name\tprice\tquantity\tCosto',
      'A\tTazza\t20.00\t3\t5.00',
    )
    expect(account.map((one) => (one.role === null ? null : one.certainty))).toEqual([
      'layout',
      'layout',
      'layout',
      'layout',
      'title',
    ])
  })

  it('calls chosen what the seller says, also where it was believed', async () => {
    const opened = await readList(textFile('SKU;Prezzo web\nA;20,00\n'))
    const account = accountOf(opened, { ...opened.mapping, price: [1] })
    expect(account[1]).toMatchObject({ role: 'price', certainty: 'chosen' })
    expect(guessed(account)).toEqual([])
  })

  it('of costs asks what a discount or a pack does to them', async () => {
    const table = await openTable(textFile('SKU;Costo;Sconto;Conf.\nA;5,00;20;12\n'))
    const proposal = costColumns(table)
    const account = accountOf({ table, ...proposal }, proposal.mapping, 'costs')
    expect(leftOut(account).map(({ could }) => could)).toEqual(['discount', 'packSize'])
  })
})
