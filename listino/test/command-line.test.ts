import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import {
  type CalculationFormData,
  calculate,
  deadZones,
  defaultFormData,
  pricesFor,
} from '@margine/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unreadableInWords } from '../src/articles/words.ts'
import { Misuse } from '../src/command-line/misuse.ts'
import { run } from '../src/command-line/run.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, utf8 } from './files.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'listino-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const path = (name: string) => join(folder, name)

function put(name: string, text: string): string {
  writeFileSync(path(name), utf8(text))
  return path(name)
}

class Kept extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}

type Name =
  | 'sku'
  | 'prezzo_con_iva'
  | 'costo_con_iva'
  | 'categoria'
  | 'categoria_da'
  | 'prezzo'
  | 'costo'
  | 'logistica'
  | 'commissione'
  | 'guadagno'
  | 'margine'
  | 'fascia'
  | 'dopo_imposte'
  | 'prezzo_minimo'
  | 'pareggio'
  | 'prezzo_migliore'
  | 'problema'
  | 'spedizione'
  | 'packaging'
  | 'margine_amazon'
  | 'condizioni'
  | 'pezzi_mese'
  | 'chi_spedisce'
  | 'guadagno_mese'
  | 'margine_ebay'
type Line = Record<Name, string>

/** What the engine's own functions say of a form. */
function engineAnswers(form: CalculationFormData, price: number) {
  const calculated = calculate(form)
  const minimum = pricesFor(form, { kind: 'margine', percent: 25 })
  const dead = deadZones(form)
  if (!(calculated.ok && minimum.ok && dead.ok)) throw new Error('the engine has no answer')
  const zone = dead.zones.find(({ from, to }) => price >= from && price <= (to ?? 1e9))
  const { guadagno, margine } = calculated.result
  return { guadagno, margine, minimum: minimum.prices[0]?.from, better: zone?.better }
}

async function listino(...args: string[]) {
  const [out, said] = [new Kept(), new Kept()]
  const code = await run(args, out, said, '2026-11-22')
  const [head = '', ...lines] = out.text.trimEnd().split('\r\n')
  const delimiter = head.includes(';') ? ';' : ','
  const names = head.replace('\uFEFF', '').split(delimiter)
  const rows = lines.map((line) => {
    const cells = line.split(delimiter)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Line
  })
  return { code, rows, text: out.text, said: said.text }
}

describe('The command line', () => {
  it('says pieces and profit of a month where the list says them, and of how many rows nobody does', async () => {
    const file = put('vendute.csv', 'SKU;Prezzo;Costo;Vendute al mese\nA;20;5;3\nB;20;5;\n')
    const { rows, said, text } = await listino(file)
    const profit = Number(rows[0]?.guadagno?.replace(',', '.'))
    expect(rows.map(({ pezzi_mese }) => pezzi_mese)).toEqual(['3,00', ''])
    expect(Number(rows[0]?.guadagno_mese?.replace(',', '.'))).toBeCloseTo(3 * profit, 1)
    expect(rows[1]?.guadagno_mese).toBe('')
    expect(said).toContain('Pezzi al mese non detti, e nemmeno il guadagno al mese: 1 riga.')
    const again = await listino(put('di-nuovo.csv', text))
    expect(again.text).toBe(text.replaceAll('ipotizzata', 'file'))
  })

  it('says which articles to give up, as the page does', async () => {
    const rows = 'fine;20;5;8\npopular;20;40;9\nnearly;20;14;2\nrare;20;40;2\nunknown;20;40;'
    const file = put('togliere.csv', `SKU;Prezzo;Costo;Venduti al mese\n${rows}\nmiddle;20;40;5\n`)
    const { said } = await listino(file)
    expect(said).toMatch(
      /^Quali togliere .*meno di 5 pezzi .*: 1 articolo:\n {2}rare: [-−]\d\d,\d\d EUR/m,
    )
    expect(said).toContain('1 altro perde, ma nessuno dice quanti pezzi ne vendi.')
    expect((await listino(put('senza.csv', 'SKU;Prezzo;Costo\nA;20;40\n'))).said).not.toContain(
      'Quali togliere',
    )
  })

  it('counts the pieces that a page’s own file of costs says, and says that what was charged is not counted', async () => {
    const costs = put(
      'i-tuoi-costi.csv',
      'SKU;ASIN o inserzione;Costo;Pezzi venduti al mese;Commissione pagata;Costo con IVA;Costo preso da\n' +
        'A;;5,00;amazon 2,5 | ebay 7;amazon 15,02% su 98,4% (base/home);no;\nB;;5,00;ebay 7;;no;\nC;;5,00;tanti;;no;\n',
    )
    const list = put('senza-pezzi.csv', 'SKU;Prezzo\nA;20\nB;20\nC;20\n')
    const { rows, said } = await listino(list, '--costi', costs)
    expect(rows.map(({ pezzi_mese }) => pezzi_mese)).toEqual(['2,50', '', ''])
    expect(said).toContain('la commissione pagata conta nella pagina, qui no')
    expect(said).toContain('SKU «C»: «tanti»')
  })

  it('gives what the engine gives, row by row', async () => {
    const prices = ['4', '9,90', '10', '10,50', '14,99', '20', '20,01', '60', '499,99']
    const categories = ['base', 'beauty', 'clothing', 'home', 'grocery', 'books', 'furniture']
    const rows = prices.flatMap((price, at) =>
      categories.map((category) => [`${category}-${at}`, price, '3,70', category].join(';')),
    )
    const file = put('tutte.csv', `sku;prezzo;costo;categoria\n${rows.join('\n')}\n`)
    const options = ['--tariffe', '2026-11-21', '--obiettivo', '25', '--formato', 'dati']
    const found = await listino(file, ...options, '--spedizione', '0,50')
    expect(found.code).toBe(0)
    expect(found.rows).toHaveLength(prices.length * categories.length)
    for (const row of found.rows) {
      const form = {
        ...defaultFormData,
        tariffe: '2026-11-21',
        spedizione: '0,50',
        costo: row.costo.replace('.', ','),
        prezzoVendita: row.prezzo.replace('.', ','),
        categoria: row.categoria,
      }
      const { guadagno, margine, minimum, better } = engineAnswers(form, Number(row.prezzo))
      expect(Number(row.guadagno)).toBeCloseTo(guadagno, 9)
      expect(Number(row.margine)).toBeCloseTo(margine, 9)
      expect(Number(row.prezzo_minimo)).toBe(minimum)
      expect(row.prezzo_migliore).toBe(better === undefined ? '' : String(better))
    }
  })

  it('gives what the engine gives of all that a sale really costs, in Italy and abroad', async () => {
    const lines = ['4', '9,90', '20', '20,01', '60'].flatMap((price, at) =>
      ['IT', 'FR'].map((country) => `${country}-${at};${price};3,70;${country};0,43`),
    )
    const file = put('costi-veri.csv', `sku;prezzo;costo;paese;packaging\n${lines.join('\n')}\n`)
    const common = ['--tariffe', '2026-11-21', '--obiettivo', '25', '--formato', 'dati']
    const costs = [
      ...['--spedizione', '1,22', '--spese-con-iva', '--spedizione-incassata', '4,90'],
      ...['--pagamento', '1,5', '--pagamento-fisso', '0,25', '--piano', 'individuale'],
      ...['--resi', '8', '--resi-rivendibili', '55', '--resi-costo', '1,10'],
    ]
    const form: CalculationFormData = {
      ...defaultFormData,
      tariffe: '2026-11-21',
      spedizione: '1,22',
      packaging: '0,43',
      speseIncludonoIVA: true,
      spedizioneIncassata: '4,90',
      pagamento: { percentuale: '1,5', fissa: '0,25' },
      pianoAmazon: 'individuale',
      resi: { percentuale: '8', rivendibili: '55', costo: '1,10' },
    }
    const taxes = ['--coefficiente', '67', '--sostitutiva', '5', '--gestione', 'artigiani']
    const regimes = {
      ordinario: [[], {}],
      forfettario: [
        ['--regime', 'forfettario', ...taxes, '--riduzione', '50'],
        {
          regime: 'forfettario',
          imposte: { coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '50' },
        },
      ],
    } satisfies Record<string, [string[], Partial<CalculationFormData>]>
    for (const [options, added] of Object.values(regimes)) {
      const { code, rows } = await listino(file, ...common, ...costs, ...options)
      expect([code, rows.length]).toEqual([0, lines.length])
      for (const row of rows) {
        const sold = {
          ...{ ...form, ...added, paese: row.sku.slice(0, 2) },
          ...{ costo: row.costo.replace('.', ','), prezzoVendita: row.prezzo.replace('.', ',') },
        }
        const { guadagno, margine, minimum, better } = engineAnswers(sold, Number(row.prezzo))
        expect(Number(row.guadagno), row.sku).toBeCloseTo(guadagno, 9)
        expect(Number(row.margine)).toBeCloseTo(margine, 9)
        expect(row.prezzo_minimo).toBe(minimum === undefined ? '' : String(minimum))
        expect(row.prezzo_migliore).toBe(better === undefined ? '' : String(better))
      }
    }
  })

  it.each([
    ['--commissione', '', '--commissione: «» non è una percentuale'],
    ['--pagamento', ' ', '--pagamento: « » non è una percentuale'],
    ['--coefficiente', '', '--coefficiente: «» non è una percentuale'],
    ['--resi', '101', '--resi: «101» non è una percentuale'],
    ['--resi', 'etsy=3', '--resi etsy=3: il listino non è su «etsy». Scegli tra amazon.'],
    ['--pagamento', 'x', '--pagamento: «x» non è una percentuale'],
    ['--pubblicita', '120%', '--pubblicita: «120%» non è una percentuale'],
    ['--pubblicita', '%', '--pubblicita: «%» non è una percentuale'],
    ['--spedizione-incassata', '-1', '--spedizione-incassata: «-1» è negativo'],
    ['--piano', 'gratis', '--piano: «gratis» non c'],
    ['--riduzione', '40', '--riduzione: «40» non c'],
  ])('%s %s says what is wrong with it', async (option, value, told) => {
    const file = put('una.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    await expect(listino(file, option, value)).rejects.toThrow(told)
  })

  it('says of how many articles nobody said the category, and what counts instead', async () => {
    const some = put('alcune.csv', 'SKU;Prezzo;Costo;Categoria\nA;20;5;Libri\nB;30;9;\nC;;9;\n')
    const none = put('nessuna.csv', 'SKU;Prezzo;Costo\nA;20;5\nB;30;9\n')
    const remedy = 'Indica la categoria con --categoria, o le tue regole con --regola.\n'
    const { said, rows } = await listino(some)
    expect(said).toContain(
      `Di 1 articolo il file non dice la categoria: contiamo Standard, 15%. ${remedy}`,
    )
    expect(rows.map(({ categoria_da }) => categoria_da)).toEqual([
      'file',
      'ipotizzata',
      'ipotizzata',
    ])
    expect((await listino(none)).said).toContain(
      `Il file non dice le categorie: contiamo Standard, 15%. ${remedy}`,
    )
    const onEbay = ['--marketplace', 'ebay', '--tariffe', '2026-11-21']
    expect((await listino(none, ...onEbay)).said).toContain(
      'Il file non dice le categorie: contiamo Standard, 11%.',
    )
  })

  it('says nothing of a category that was chosen or ruled, nor where there is one rate', async () => {
    const list = put('articoli.csv', 'SKU;Prezzo;Costo\nA-1;20;5\nA-2;30;9\n')
    for (const options of [
      ['--categoria', 'base'],
      ['--categoria', 'toys'],
      ['--regola', 'sku inizia con A- = books'],
      ['--marketplace', 'shopify'],
    ]) {
      const { said } = await listino(list, ...options)
      expect(said, options.join(' ')).not.toContain('contiamo')
    }
  })

  it('joins several files of costs as the page merges them: the last counts, part by part', async () => {
    const list = put('articoli-due.csv', 'SKU;Prezzo\nA;20,00\nB;30,00\n')
    const first = put('primi.csv', 'SKU;Costo;Packaging\nA;5,00;0,40\nB;7,00;\nZ;1;\n')
    const second = put('secondi.csv', 'Codice;Costo\nB;8,00\nY;1\n')
    const { code, rows, said } = await listino(list, '--costi', first, '--costi', second)
    expect(code).toBe(0)
    expect(rows.map(({ costo, packaging }) => [costo, packaging])).toEqual([
      ['5,00', '0,40'],
      ['8,00', ''],
    ])
    expect(said).toContain(
      'primi.csv: 1 costo non corrisponde a nessun articolo del listino:\n  Z\n',
    )
    expect(said).toContain(
      'secondi.csv: 1 costo non corrisponde a nessun articolo del listino:\n  Y\n',
    )
    const named = (title: string) =>
      listino(list, '--costi', first, '--costi', second, '--colonna-costi', `sku=${title}`)
    expect((await named('Codice')).code).toBe(0)
    await expect(named('Mai visto')).rejects.toThrow('nessun file dei costi ha la colonna')
  })

  it('joins costs, tells what is missing, and ends with 1 where a row failed', async () => {
    const list = put('articoli.csv', 'SKU;Prezzo\nA;20,00\nB;30,00\n')
    const costs = put('costi.csv', 'SKU;Costo\nA;5,00\nZ;1\n')
    const { code, rows, said } = await listino(list, '--costi', costs)
    expect(code).toBe(1)
    expect(rows.map(({ sku, problema, guadagno }) => [sku, problema, guadagno])).toEqual([
      ['A', '', '8,39'],
      ['B', 'costo mancante', ''],
    ])
    expect(said).toContain('2 righe, 1 calcolata.')
    expect(said).toContain('costo mancante: 1 riga')
    expect(said).toContain(': 1 costo non corrisponde a nessun articolo del listino:\n  Z\n')
  })

  it('writes what shipping counted, where the command says it too', async () => {
    const list = put(
      'spedite.csv',
      'SKU;Prezzo;Costo;Spedizione\nA;20,00;5,00;2,50\nB;20,00;5,00;\n',
    )
    const { text } = await listino(list, '--spedizione', '4,90')
    expect(text.split('\r\n').map((line) => line.split(';').slice(21, 24).join(';'))).toEqual([
      'spedizione;packaging;pubblicita',
      '2,50;;',
      '4,90;;',
      '',
    ])
  })

  it('reads its results back with what nobody said left to the command, and what is said to be none as none', async () => {
    const list = put('da-dire.csv', 'SKU;Prezzo;Costo;Packaging\nA;20,00;5,00;\nB;20,00;5,00;0\n')
    const packagingIn = (text: string) => text.split('\r\n').map((line) => line.split(';')[22])
    const results = put('dette.csv', (await listino(list)).text)
    const expenses = ['--packaging', '0,50', '--pubblicita', '1']
    const [first, again] = [await listino(list, ...expenses), await listino(results, ...expenses)]
    expect(packagingIn(again.text)).toEqual(['packaging', '0,50', '0,00', undefined])
    expect(again.rows.map(({ guadagno }) => guadagno)).toEqual(
      first.rows.map(({ guadagno }) => guadagno),
    )
  })

  it('reads its results back with who sends each: of what Amazon sends no minimum without its fee, and bringing it there is no shipping elsewhere', async () => {
    const list = put(
      'spediti.csv',
      'sku;prezzo;costo;spedizione;canale\nFBA;40;10;0,45;AMAZON_EU\nMIO;40;10;4,50;DEFAULT\nBOH;40;10;;\n',
    )
    for (const options of [[], ['--confronta', 'ebay'], ['--spedizione', '5']]) {
      const { text, rows } = await listino(list, ...options)
      expect(rows.map(({ chi_spedisce }) => chi_spedisce)).toEqual(['amazon', 'venditore', ''])
      expect(rows.map((row) => row.prezzo_minimo !== '')).toEqual([false, true, true])
      const again = await listino(put('spediti-risultati.csv', text), ...options)
      expect(again.text).toBe(text.replaceAll('ipotizzata', 'file'))
    }
    const onEbay = ['--marketplace', 'ebay', '--spedizione', '5']
    const { text } = await listino(list, ...onEbay)
    expect((await listino(put('spediti-ebay.csv', text), '--spedizione', '5')).text).toBe(
      text.replaceAll('ipotizzata', 'file'),
    )
  })

  it('counts what costs say for the marketplace of a list alone before its own column', async () => {
    const list = put(
      'negozio.csv',
      'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Cost per item,Status,Spedizione\na,A,A,30.00,1,10.00,active,4.00\n',
    )
    for (const marketplace of ['shopify', 'tutti']) {
      const costs = put('spedire.csv', `SKU;Spedizione;Marketplace\nA;6,00;${marketplace}\n`)
      const { rows } = await listino(list, '--costi', costs)
      expect(rows[0]?.spedizione).toBe('6,00')
    }
  })

  it('writes for Excel in Italian: with its mark, semicolons, decimal commas, and no formula', async () => {
    const list = put('formule.csv', 'SKU;Nome;Prezzo;Costo\n=1+1;@due;20,00;30,00\n')
    const { text } = await listino(list)
    expect(text.startsWith('\uFEFFriga;sku;nome;')).toBe(true)
    expect(text).toContain("\r\n2;'=1+1;'@due;IT;EUR;base;ipotizzata;20,00;30,00;file;3,00;-16,61;")
  })

  it('writes for programs as it stands', async () => {
    const list = put('programmi.csv', 'SKU;Nome;Prezzo;Costo\n=1+1;@due;20,00;30,00\n')
    const { text } = await listino(list, '--formato', 'dati')
    expect(text.startsWith('riga,sku,nome,')).toBe(true)
    expect(text).toContain('\r\n2,=1+1,@due,IT,EUR,base,ipotizzata,20,30,file,3,-16.606557377,')
  })

  it('writes the columns that --colonne names alone, in its order, as they stand among all', async () => {
    const list = put('poche.csv', 'SKU;Nome;Prezzo;Costo\nA;Tazza;20;5\nB;x;9,5;\n')
    const all = await listino(list, '--confronta', 'ebay')
    const names = ['minimo_ebay', 'Prezzo_Minimo ', 'sku', 'in_meno', 'pareggio', 'guadagno']
    const few = await listino(list, '--confronta', 'ebay', '--colonne', names.join(','))
    const keys = names.map((name) => name.trim().toLowerCase())
    expect(few.text.split('\r\n')[0]).toBe(`\uFEFF${keys.join(';')}`)
    expect(few.rows).toEqual(
      all.rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key as keyof Line]]))),
    )
    expect(few).toMatchObject({ code: 1, said: all.said })
  })

  it('keeps the line of an article that has nothing in the one column that --colonne names', async () => {
    const list = put('una.csv', 'SKU;Prezzo;Costo\nA;20;5\nB;;5\nC;20;5\n')
    const { text } = await listino(list, '--colonne', 'guadagno')
    expect(text).toMatch(/^\uFEFFguadagno\r\n[\d,]+\r\n""\r\n[\d,]+\r\n$/)
  })

  it('names the columns that there are where --colonne asks for another, or twice for one', async () => {
    const list = put('altre.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    const asked = (names: string) => listino(list, '--colonne', names)
    await expect(asked('sku,utile')).rejects.toThrow(
      /^--colonne: «utile» non c'è\. Scegli tra riga, sku, nome, .*, iva, foglio\.$/,
    )
    await expect(asked('sku,minimo_ebay')).rejects.toThrow('«minimo_ebay» non c')
    await expect(asked('sku,sku')).rejects.toThrow("«sku» c'è due volte")
  })

  it.each([
    [
      '--colonne',
      'sku',
      'margine',
      /sia «sku» sia «margine».* I nomi vanno insieme: sku,margine\.$/,
    ],
    ['--categoria', 'books', 'shoes', /^--categoria: hai scritto sia «books» sia «shoes»/],
    ['--resi', 'amazon=2', 'amazon=3', /^--resi: .*«amazon=2».*«amazon=3»/],
    ['--resi', 'amazon=2', 'amazon =3', /^--resi: .*«amazon=2».*«amazon =3»/],
    ['--spedizione', '4', '5', /^--spedizione: .*«4».*«5»/],
    ['--regola', 'sku inizia con A = books', 'sku inizia con A = shoes', /^--regola: /],
    ['--regola', 'sku inizia con A = books', 'SKU inizia con a=shoes', /^--regola: /],
    ['--colonna', 'costo=Costo', 'costo=Altro', /^--colonna: di «costo» hai scritto due colonne/],
    [
      '--colonna',
      'packaging=Altro',
      'spedizione=Altro',
      /«Altro» è sia «packaging» sia «spedizione»/,
    ],
  ])(
    'refuses %s that says two things of the same, of which one would not count',
    async (option, one, other, why) => {
      const list = put('volte.csv', 'SKU;Prezzo;Costo;Altro\nA;20;5;1\n')
      await expect(listino(list, option, one, option, other)).rejects.toThrow(why)
      const once = await listino(list, option, one)
      expect(await listino(list, option, one, option, one)).toEqual(once)
    },
  )

  it('takes an option again of something else', async () => {
    const list = put('altrove.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    const { code } = await listino(list, '--resi', '2', '--resi', 'amazon=3', '--spedizione', '4')
    expect(code).toBe(0)
  })

  it('tells characters that nobody can read, wherever they stand', async () => {
    const text = utf8(
      `SKU;Nome;Prezzo;Costo\n${`A;${'caffè '.repeat(300)};20;5\n`.repeat(900)}B;x#;20;5\n`,
    )
    writeFileSync(
      path('rotto.csv'),
      text.map((byte) => (byte === 35 ? 0xff : byte)),
    )
    const { said, rows } = await listino(path('rotto.csv'))
    expect(said).toContain('1 carattere illeggibile')
    expect(rows).toHaveLength(901)
  })

  it('says by which rules articles abroad are calculated, where they are others', async () => {
    const list = put('estero.csv', 'SKU;Prezzo;Costo;Paese\nA;39,90;12,50;IT\nB;39,90;12,50;FR\n')
    const dated = ['--tariffe', '2026-11-21']
    const said = async (...options: string[]) => (await listino(list, ...options)).said
    expect(await said(...dated, '--regime', 'forfettario', '--iva', '4')).toContain(
      '1 articolo venduto in un altro paese: tariffe 1.3.1, regime ordinario (perciò senza giudizio), IVA 4%, quella che hai scritto.\n',
    )
    expect(await said(...dated)).toContain('in un altro paese: tariffe 1.3.1.\n')
    expect(await said(...dated, '--marketplace', 'shopify')).not.toContain('altro paese')
    expect(await said()).not.toContain('altro paese')
  })

  it('says that the payment service of a shop of one’s own is not counted, until it is told', async () => {
    const list = put('negozio.csv', 'SKU;Prezzo;Costo\nA;39,90;12,50\n')
    const told = 'Il servizio di pagamento del tuo negozio non è nel conto'
    const said = async (...options: string[]) => (await listino(list, ...options)).said
    expect(await said('--marketplace', 'woocommerce')).toContain(told)
    expect(await said('--marketplace', 'shopify')).not.toContain(told)
    expect(await said('--marketplace', 'woocommerce', '--pagamento', '1,5')).not.toContain(told)
    expect(await said()).not.toContain('pagamento')
  })

  it('refuses what a return costs where nobody said how many there are', async () => {
    const list = put('resi.csv', 'SKU;Prezzo;Costo\nA;39,90;12,50\n')
    for (const option of ['--resi-costo', '--resi-rivendibili'])
      await expect(listino(list, option, '3')).rejects.toThrow(`${option} vale solo con --resi`)
  })

  it('leaves what is left after taxes in the forfettario regime, and judges nothing abroad, as its file is read back', async () => {
    const list = put('imposte.csv', 'SKU;Prezzo;Costo;Paese\nA;39,90;12,50;IT\nB;39,90;12,50;FR\n')
    const taxed = ['--regime', 'forfettario', '--gestione', 'artigiani']
    const { rows, text } = await listino(list, ...taxed)
    // Of 39,90 € 15,96 are taxable: 24 % of contributions are 3,83, and 15 % of the rest 1,82.
    const [here, abroad] = rows
    const amount = (written = '') => Number(written.replace(',', '.'))
    expect(amount(here?.guadagno) - amount(here?.dopo_imposte)).toBeCloseTo(5.65, 1)
    expect(here?.fascia).not.toBe('')
    expect(abroad).toMatchObject({ dopo_imposte: '', fascia: '' })
    expect(abroad?.guadagno).not.toBe('')
    const again = await listino(put('imposte-scritte.csv', text), ...taxed.slice(2))
    expect(again.rows[0]).toMatchObject({ dopo_imposte: here?.dopo_imposte })
    expect(Object.keys((await listino(list)).rows[0] ?? {})).not.toContain('dopo_imposte')
    const dear = put('tassata.csv', 'SKU;Prezzo;Costo\nA;100,00;50,00\n')
    const fascia = async (...options: string[]) =>
      (await listino(dear, '--regime', 'forfettario', '--coefficiente', '86', ...options)).rows[0]
        ?.fascia
    expect(await fascia('--gestione', 'artigiani')).toBe('in perdita dopo le imposte')
    expect(await fascia()).toBe('buono')
  })

  it('says that what is left after taxes is without contributions, until they are told', async () => {
    const list = put('tasse.csv', 'SKU;Prezzo;Costo\nA;39,90;12,50\n')
    const told = '«dopo_imposte» è senza contributi: indica la gestione INPS con --gestione'
    const said = async (...options: string[]) => (await listino(list, ...options)).said
    expect(await said('--regime', 'forfettario', '--sostitutiva', '5')).toContain(told)
    expect(await said('--regime', 'forfettario', '--gestione', 'nessuna')).not.toContain(told)
    expect(await said()).not.toContain('contributi')
  })

  it('charges a percentage of the seller’s own instead of what the marketplace says', async () => {
    const list = put('tariffa-mia.csv', 'SKU;Prezzo;Costo\nA;20,00;5,00\n')
    const dated = ['--tariffe', '2026-11-21', '--commissione', '10']
    const { rows, said } = await listino(list, ...dated)
    expect(rows[0]?.commissione).toBe('2,00')
    expect(said).not.toContain('categoria')
    // What Amazon tells of its fees is still held against the card.
    const told = put(
      'anteprima.csv',
      'sku,your-price,estimated-referral-fee-per-unit,Costo\nA,20.00,3.00,5.00\n',
    )
    const preview = await listino(told, ...dated)
    expect(preview.text).toContain(';15,00;si;')
    await expect(listino(list, '--commissione', '101')).rejects.toThrow(
      '--commissione: «101» non è una percentuale da 0 a 100.',
    )
  })

  it("counts Amazon's fee for sending beside shipping, which is then what bringing a piece there costs", async () => {
    const head =
      'sku,your-price,estimated-referral-fee-per-unit,expected-domestic-fulfilment-fee-per-unit,Costo,Spedizione'
    const lines = ['A,20.00,3.00,3.50,5.00,', 'B,20.00,3.00,,5.00,', 'C,20.00,3.00,3.50,5.00,0.45']
    const list = put('fba.csv', `${[head, ...lines].join('\n')}\n`)
    const { rows, said } = await listino(list, '--spedizione', '1,00')
    expect(rows.map(({ guadagno }) => guadagno)).toEqual(['4,89', '7,39', '4,44'])
    expect(rows.map(({ spedizione, logistica }) => [spedizione, logistica])).toEqual([
      ['', '3,50'],
      ['1,00', ''],
      ['0,45', '3,50'],
    ])
    expect(said).toContain('--spedizione 1,00: conta per 1 articolo,')
    expect(said).toContain('Quanto costa portare ad Amazon 1 articolo non è detto')
    expect(said).toContain(
      '1 articolo che spedisce Amazon ha spedizione e tariffa FBA dallo stesso',
    )
    const fee = await listino(list, '--spedizione-fba', 'tariffa')
    expect(fee.rows.map(({ guadagno }) => guadagno)).toEqual(['4,89', '8,39', '4,89'])
    expect(fee.rows[2]).toMatchObject({ spedizione: '', logistica: '3,50' })
  })

  it('loses no VAT of a fee for sending, which has none, and adds it in the forfettario regime', async () => {
    const head = 'sku;prezzo;costo;spedizione;tariffa fba;canale'
    const list = put('fba-iva.csv', `${head}\nA;24,40;5,00;1,22;2,00;AMAZON_EU\n`)
    const profit = async (...options: string[]) =>
      (await listino(list, ...options)).rows[0]?.guadagno
    expect(await profit()).toBe('8,12')
    expect(await profit('--spese-con-iva')).toBe('8,34')
    expect(await profit('--regime', 'forfettario', '--spese-con-iva')).toBe('10,17')
  })

  it('has no lowest price and no verdict of what Amazon sends for a fee that nobody says, and counts who sends it', async () => {
    const head = 'sku;prezzo;costo;spedizione;canale;tariffa fba'
    const lines = ['A;20;5;0,45;AMAZON_EU;', 'B;20;5;4,20;DEFAULT;3', 'C;20;5;0,45;AMAZON_EU;3']
    const list = put('fba-manca.csv', `${[head, ...lines].join('\n')}\n`)
    const { rows, said } = await listino(list)
    for (const judged of ['prezzo_minimo', 'pareggio', 'fascia'] as const)
      expect(rows.map((row) => row[judged] !== '')).toEqual([false, true, true])
    expect(rows.map(({ logistica }) => logistica)).toEqual(['', '', '3,00'])
    expect(said).toContain('1 articolo lo spedisce Amazon: la logistica non è nel conto')
    expect(said).toContain('Tariffa FBA di articoli che spedisci tu, non contata: 1 riga.')
  })

  it('tells of how many articles nobody says shipping, and packaging where some have one', async () => {
    const head = 'sku;prezzo;costo;spedizione;packaging;canale'
    const lines = ['A;20;5;;;DEFAULT', 'B;20;5;4;0,50;DEFAULT', 'C;20;5;;;AMAZON_EU']
    const list = put('non-dette.csv', `${[head, ...lines].join('\n')}\n`)
    const { rows, said } = await listino(list)
    expect(rows.map(({ spedizione }) => spedizione)).toEqual(['', '4,00', ''])
    expect(said).toContain(
      'La spedizione di 1 articolo non è detta: non è nel conto. Aggiungi --spedizione.\n',
    )
    expect(said).toContain('Il packaging di 2 articoli non è detto: non è nel conto.')
    expect(said).not.toContain('La pubblicità')
    expect((await listino(list, '--marketplace', 'ebay')).said).toContain(
      'La spedizione di 2 articoli non è detta',
    )
  })

  it('names all that its results were calculated by, so that they are the same when they are read back', async () => {
    const list = put(
      'tutto.csv',
      'SKU;Prezzo;Costo;Categoria;Pubblicità\nA;60;20;clothing;\nB;20;5;books;1,00\n',
    )
    const dated = ['--tariffe', '2026-11-21']
    for (const options of [
      ['--prime', '--pubblicita', '10%', '--spese-con-iva', '--packaging', '0,50'],
      ['--commissione', '8', '--resi', '5', '--resi-costo', '2,00', '--piano', 'individuale'],
      ['--pagamento', '1,5', '--pagamento-fisso', '0,25', '--spedizione-incassata', '4,90'],
      ['--regime', 'forfettario', '--gestione', 'commercianti', '--riduzione', '35'],
      ['--regime', 'forfettario', '--coefficiente', '67', '--gestione', 'nessuna'],
      ['--regime', 'forfettario'],
    ]) {
      const first = await listino(list, ...dated, ...options)
      const again = await listino(put('di-nuovo.csv', first.text), ...dated)
      const figures = (rows: Line[]) =>
        rows.map(({ commissione, guadagno, prezzo_minimo, dopo_imposte, condizioni }) => [
          ...[commissione, guadagno, prezzo_minimo, dopo_imposte, condizioni],
        ])
      expect(figures(again.rows), options.join(' ')).toEqual(figures(first.rows))
      expect(again.said).toContain(`calcolato con «${first.rows[0]?.condizioni}».`)
      const asks = (text: string) => text.includes('è senza contributi')
      expect(asks(again.said)).toBe(asks(first.said))
    }
    const plain = await listino(list, ...dated)
    expect(plain.text).not.toContain('condizioni')
    const own = put('otto.csv', (await listino(list, ...dated, '--commissione', '8')).text)
    expect((await listino(own, ...dated, '--commissione', '9')).said).toContain(
      'calcolato con «commissione 8». Vale quello che hai scritto: --commissione.\n',
    )
    expect((await listino(own, ...dated, '--marketplace', 'ebay')).text).not.toContain(
      'commissione 8',
    )
    const broken = put('rotta.csv', readFileSync(own, 'utf8').replaceAll('commissione 8', 'sconto'))
    await expect(listino(broken)).rejects.toThrow(
      'nella colonna «condizioni» «sconto» non si capisce',
    )
  })

  it('says how many rows leave the column of VAT blank, and at which rate they count', async () => {
    const list = put('iva.csv', 'SKU;Prezzo;Costo;IVA\nA;20;5;4\nB;20;5;\nC;20;5;\nD;;5;\n')
    const { rows, said } = await listino(list)
    expect(said).toContain('iva.csv: 2 righe senza IVA: contate al 22%.\n')
    expect(rows[1]?.guadagno).toBe((await listino(list, '--iva', '22')).rows[1]?.guadagno)
    expect((await listino(list, '--iva', '10')).said).not.toContain('senza IVA')
    const abroad = put('iva-estero.csv', 'SKU;Prezzo;Costo;IVA;Paese\nA;20;5;;FR\nB;20;5;;IT\n')
    expect((await listino(abroad)).said).toContain(
      "2 righe senza IVA: contate all'aliquota ordinaria del paese.\n",
    )
    // There a blank is the standard rate.
    const woo = put(
      'woo.csv',
      'ID,Tipo,SKU,Nome,Prezzo in offerta,Prezzo di listino,Aliquota di imposta,Costo\n1,simple,A,Tazza,,20.00,,5.00\n',
    )
    const ofShop = await listino(woo)
    expect(ofShop.rows).toHaveLength(1)
    expect(ofShop.said).not.toContain('senza IVA')
  })

  it('takes advertising in percent of what customers pay, and says for how many articles what is said for all counts', async () => {
    const list = put(
      'pubblicita.csv',
      'SKU;Prezzo;Costo;Paese;Packaging;Pubblicità\nA;20;5;IT;;\nB;20;5;FR;1;\nC;20;5;IT;1;2,50\nD;20;5;IT;;?\n',
    )
    const dated = ['--tariffe', '2026-11-21', '--obiettivo', '25', '--formato', 'dati']
    const all = ['--packaging', '0,50', '--pubblicita', '10 %', '--spese-con-iva']
    const { rows, said } = await listino(list, ...dated, ...all)
    for (const [at, packaging, advertising] of [
      [0, '0,50', { pubblicita: '10', pubblicitaIn: 'percento' }],
      [1, '1', { pubblicita: '10', pubblicitaIn: 'percento' }],
      [2, '1', { pubblicita: '2,50' }],
    ] as const) {
      const form: CalculationFormData = {
        ...{ ...defaultFormData, tariffe: '2026-11-21', paese: at === 1 ? 'FR' : 'IT' },
        ...{ costo: '5', prezzoVendita: '20', packaging, ...advertising, speseIncludonoIVA: true },
      }
      const { guadagno, minimum } = engineAnswers(form, 20)
      expect(Number(rows[at]?.guadagno)).toBeCloseTo(guadagno, 9)
      expect(Number(rows[at]?.prezzo_minimo)).toBe(minimum)
    }
    expect(said).toContain(
      '--packaging 0,50: conta per 2 articoli, di cui nessun file dice il packaging.\n',
    )
    expect(said).toContain(
      '--pubblicita 10 %: conta per 2 articoli, di cui nessun file dice la pubblicità.\n',
    )
    expect(said).not.toContain('--spedizione ')
    const own = put('tutta-detta.csv', 'SKU;Prezzo;Costo;Packaging\nA;20;5;1\n')
    expect((await listino(own, '--packaging', '2')).said).toContain(
      '--packaging 2: non conta, il file dice il packaging di ogni articolo.\n',
    )
  })

  it("counts Amazon's fee for sending on Amazon alone: elsewhere shipping has to be said", async () => {
    const costs = put('costi-fba.csv', 'SKU;Costo;Tariffa FBA\nA;5,00;3,50\nB;5,00;\n')
    const list = put('ebay.csv', 'SKU;Prezzo;Categoria\nA;20,00;clothing\nB;20,00;clothing\n')
    const on = (...options: string[]) => listino(list, '--costi', costs, ...options)
    const own = await on('--marketplace', 'ebay')
    expect(own.rows[0]).toMatchObject({ spedizione: '', logistica: '', problema: '' })
    expect(own.rows[0]?.guadagno).toBe(own.rows[1]?.guadagno)
    expect(own.said).toContain('La spedizione di 2 articoli non è detta')
    const said = await on('--marketplace', 'ebay', '--spedizione', '6,00', '--confronta', 'amazon')
    expect(said.rows.map(({ spedizione }) => spedizione)).toEqual(['6,00', '6,00'])
    expect(said.rows[0]?.guadagno).toBe(said.rows[1]?.guadagno)
    expect(said.said).toContain('--spedizione 6,00: conta per 2 articoli,')
    const amazon = await on('--spedizione', '6,00', '--confronta', 'ebay')
    expect(said.rows.map(({ margine_amazon }) => margine_amazon)).toEqual(
      amazon.rows.map(({ margine }) => margine),
    )
    expect(amazon.rows.map(({ margine_ebay }) => margine_ebay)).toEqual(
      said.rows.map(({ margine }) => margine),
    )
  })

  it('says in which currency an amount without one counts, where the country has its own', async () => {
    const list = put(
      'sterline.csv',
      'SKU;Prezzo;Costo;Paese\nA;39,90;12,50;GB\nB;39,90;12,50;JP\nC;39,90;12,50;US\n',
    )
    const { rows, text, said } = await listino(list)
    expect(rows.map(({ problema }) => problema)).toEqual(['', '', ''])
    expect(text).toContain(';GB;EUR;')
    expect(said).toContain(
      'Regno Unito, Giappone: importi senza valuta letti in euro. Stati Uniti: importi senza valuta letti in USD.\n',
    )
  })

  it('calculates nothing of TikTok Shop outside Italy', async () => {
    const list = put('tiktok.csv', 'SKU;Prezzo;Costo;Paese\nA;39,90;12,50;IT\nB;39,90;12,50;FR\n')
    const options = ['--tariffe', '2026-11-21', '--marketplace', 'tiktok']
    const { code, rows, said } = await listino(list, ...options)
    expect(code).toBe(1)
    expect(rows[0]).toMatchObject({ problema: '' })
    expect(rows[1]).toMatchObject({
      guadagno: '',
      problema: "TikTok Shop: tariffe solo per l'Italia",
    })
    expect(said).toContain("TikTok Shop: tariffe solo per l'Italia: 1 riga\n")
  })

  it('takes the columns that it is told', async () => {
    const list = put('colonne.csv', 'Cod;A;B\nX;10,00;3,00\n')
    const named = ['--colonna', 'sku=Cod', '--colonna', 'prezzo=A', '--colonna', 'costo=B']
    expect((await listino(list, ...named)).rows).toMatchObject([
      { sku: 'X', prezzo: '10,00', costo: '3,00' },
    ])
  })

  it('takes the days of a sale and whether a cost is with VAT from the columns that it is told', async () => {
    const list = put(
      'ruoli.csv',
      'SKU;Prezzo;Prezzo scontato;Costo;D1;D2;F\nA;30;20;12,20;1/11/2026;30/11/2026;si\n',
    )
    const named = ['inizio-offerta=D1', 'fine-offerta=D2', 'costo-con-iva=F']
    const { rows } = await listino(list, ...named.flatMap((one) => ['--colonna', one]))
    expect(rows).toMatchObject([{ prezzo: '20,00', costo: '12,20', costo_con_iva: 'si' }])
    const over = put(
      'finita.csv',
      'SKU;Prezzo;Prezzo scontato;Costo;D2\nA;30;20;12,20;21/11/2026\n',
    )
    const late = await listino(over, '--colonna', 'fine-offerta=D2')
    expect(late.rows).toMatchObject([{ prezzo: '30,00', costo_con_iva: 'no' }])
  })

  it('names every way to ask for help, and every word for a column, in its help', async () => {
    const { text } = await listino('--aiuto')
    expect((await listino('--help')).text).toBe(text)
    expect((await listino('-h')).text).toBe(text)
    expect(text).toMatch(/--aiuto, --help, -h /)
    const list = put('parole.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    for (const option of ['--colonna', '--colonna-costi']) {
      const refusal = listino(list, '--costi', list, option, 'x=SKU')
      const words = await refusal.catch(({ message }: Misuse) => /tra (.*)\./.exec(message)?.[1])
      expect(words).toMatch(/^sku, /)
      for (const word of String(words).split(', '))
        expect(text).toMatch(new RegExp(`[ ,]${word}[ ,\\n]`))
    }
  })

  it('says which rows above the titles it does not read, of the list and of the costs', async () => {
    const list = put(
      'sopra.csv',
      'X;Brocca;10,00;2,00\n\nSKU;Nome;Prezzo;Costo\nA;Tazza;20;5\nB;Vaso;30;9\n',
    )
    const costs = put('sopra-costi.csv', 'Sconto;5%\nSKU;Costo\nA;4\nB;8\n')
    const { said } = await listino(list, '--costi', costs)
    const above = 'Sopra i titoli una riga con numeri non è letta: riga 1.\n'
    expect(said).toContain(`sopra.csv: ${above}`)
    expect(said).toContain(`sopra-costi.csv: ${above}`)
  })

  it('reads no number that could be two, until it is told how they are written', async () => {
    const list = put('mille.csv', 'SKU;Prezzo;Costo\nA;1.234;500\n')
    expect((await listino(list)).rows[0]?.problema).toContain('può essere migliaia o decimali')
    expect((await listino(list, '--decimali', 'virgola')).rows[0]?.prezzo).toBe('1234,00')
    expect((await listino(list, '--decimali', 'punto')).rows[0]?.prezzo).toBe('1,2340')
  })

  it('says how amounts that may be cut in two are read as they stand', async () => {
    const list = put('interi.csv', 'SKU,Prezzo,Costo,Spedizione,Pezzi\nA,45,20,10,15\n')
    const refused = await listino(list).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'decimalCommas' })
    expect(unreadableInWords({ code: 'decimalCommas', detail: '' })).toContain('--decimali punto')
    expect((await listino(list, '--decimali', 'punto')).rows[0]?.prezzo).toBe('45,00')
  })

  it('reads costs by what they show themselves, whatever is said of the list', async () => {
    const list = put('punti.csv', 'SKU;Prezzo\nA1;1.250\nA2;39.90\nA3;39.90\n')
    const costs = put('mille-costi.csv', 'SKU;Costo\nA1;5,000\nA2;10,004\nA3;0,500\n')
    const { rows } = await listino(
      list,
      '--costi',
      costs,
      '--decimali',
      'punto',
      '--formato',
      'dati',
    )
    expect(rows.map(({ prezzo, costo }) => [prezzo, costo])).toEqual([
      ['1.25', '5'],
      ['39.9', '10.004'],
      ['39.9', '0.5'],
    ])
    const doubtful = put('dubbi.csv', 'SKU;Costo\nA2;5.000\n')
    const said = ['--costi', doubtful, '--formato', 'dati', '--decimali-costi', 'punto']
    expect((await listino(list, ...said)).rows[1]?.costo).toBe('5')
    expect((await listino(list, ...said.slice(0, 4))).said).toContain('migliaia o decimali')
  })

  it('takes a target below zero', async () => {
    const list = put('sottocosto.csv', 'SKU;Prezzo;Costo\nA;20,00;10,00\n')
    const [below] = (await listino(list, '--obiettivo', '-5')).rows
    const [even] = (await listino(list, '--obiettivo', '0')).rows
    expect(below?.prezzo_minimo).toBe('14,08')
    expect(even?.prezzo_minimo).toBe('14,94')
  })

  it('takes its own results for costs with VAT or without, as they say, whatever the list has', async () => {
    const before = put('prima.csv', 'SKU;Prezzo;Costo\n-5;39,90;12,20\n')
    const gross = put('con-iva.csv', (await listino(before, '--costo-con-iva')).text)
    const net = put('senza-iva.csv', (await listino(before)).text)
    const list = put('dopo.csv', 'SKU;Prezzo\n-5;39,90\n')
    const profits = async (...options: string[]) => {
      const withVAT = await listino(list, '--costi', gross, ...options)
      const without = await listino(list, '--costi', net, ...options)
      expect(withVAT.rows).toMatchObject([{ costo: '12,20', costo_con_iva: 'si' }])
      expect(without.rows).toMatchObject([{ costo: '12,20', costo_con_iva: 'no' }])
      return [withVAT.rows[0]?.guadagno, without.rows[0]?.guadagno]
    }
    const as = await Promise.all(
      [['--costo-con-iva'], []].map(async (options) => (await listino(before, ...options)).rows[0]),
    )
    expect(await profits()).toEqual(as.map((row) => row?.guadagno))
    expect(await profits('--costo-con-iva')).toEqual(as.map((row) => row?.guadagno))
  })

  it('tells the rows of costs that it cannot use, and counts the others', async () => {
    const list = put('due-articoli.csv', 'SKU;Prezzo\nA;39,90\nB;19,90\n')
    const costs = put(
      'spostati.csv',
      'SKU;Descrizione;Costo;Giacenza\nA;Cavo;7,50;10\nB;Staffa;12;6,40;10\n',
    )
    const { code, rows, said } = await listino(list, '--costi', costs)
    expect([code, ...rows.map(({ costo, problema }) => [costo, problema])]).toEqual([
      1,
      ['7,50', ''],
      ['', 'costo mancante'],
    ])
    expect(said).toContain('1 costo, 1 riga con un problema:')
    expect(said).toContain('riga 3, SKU «B»: più celle che colonne')
  })

  it('writes the costs that no article asked for where it is told', async () => {
    const list = put('uno.csv', 'SKU;Prezzo\nA;20\n')
    const costs = put('tre.csv', 'SKU;Costo\nA;5\nY;1\nZ;1\n')
    await listino(list, '--costi', costs, '--non-usati', path('resto.csv'))
    expect(readFileSync(path('resto.csv'), 'utf8')).toBe('\uFEFFsku\r\nY\r\nZ\r\n')
    await listino(list, '--costi', costs, '--non-usati', path('resto.csv'), '--formato', 'dati')
    expect(readFileSync(path('resto.csv'), 'utf8')).toBe('sku\r\nY\r\nZ\r\n')
  })

  it('writes them as it writes results: one to a line, and no formula', async () => {
    const list = put('uno-g.csv', 'SKU;Prezzo\nA;20\n')
    const skus = ['=1+1', 'due\nrighe', 'con "virgolette"; e altro']
    const rows = skus.map((sku) => `"${sku.replaceAll('"', '""')}";1`)
    const costs = put('strani.csv', `SKU;Costo\nA;5\n${rows.join('\n')}\n`)
    await listino(list, '--costi', costs, '--non-usati', path('strani-resto.csv'))
    const table = await openTable(fileOf(readFileSync(path('strani-resto.csv'))))
    expect(table.sample).toEqual([
      ['sku'],
      ["'=1+1"],
      ['due\nrighe'],
      ['con "virgolette"; e altro'],
    ])
  })

  it('says how many texts are too long for a spreadsheet, and cuts no other', async () => {
    const rows = [39_999, 32_767, 32_768, 5].map(
      (length, at) => `${'x'.repeat(length)};S${at};20;5`,
    )
    const list = put('lunghi.csv', `Nome;SKU;Prezzo;Costo\n${rows.join('\n')}\n`)
    const { text, said } = await listino(list)
    const names = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[2] ?? '')
    expect(names.map(({ length }) => length)).toEqual([32_767, 32_767, 32_767, 5])
    expect(names.map((name) => name.endsWith('x… (tagliato)'))).toEqual([true, false, true, false])
    expect(said).toContain('2 testi troppo lunghi per una cella')
    const verbatim = await listino(list, '--formato', 'dati')
    expect(verbatim.text).toContain(`,${'x'.repeat(39_999)},`)
    expect(verbatim.said).not.toContain('troppo')
  })

  it('never writes over a file that it reads, by whatever name', async () => {
    const list = put('letto.csv', 'SKU;Prezzo\nA;20\n')
    const costs = put('letti-costi.csv', 'SKU;Costo\nA;5\nY;1\n')
    symlinkSync(list, path('simbolico.csv'))
    linkSync(costs, path('doppio.csv'))
    const names = [
      'letto.csv',
      'letti-costi.csv',
      'simbolico.csv',
      'doppio.csv',
      './altra/../letto.csv',
    ]
    mkdirSync(path('altra'), { recursive: true })
    for (const name of names) {
      const call = listino(list, '--costi', costs, '--non-usati', `${folder}/${name}`)
      await expect(call).rejects.toThrow('è un file che il comando legge')
    }
    expect(readFileSync(list, 'utf8')).toBe('SKU;Prezzo\nA;20\n')
    expect(readFileSync(costs, 'utf8')).toBe('SKU;Costo\nA;5\nY;1\n')
    // Another file is written anew.
    put('vecchio.csv', 'qualcosa che era lì\n')
    await listino(list, '--costi', costs, '--non-usati', path('vecchio.csv'))
    expect(readFileSync(path('vecchio.csv'), 'utf8')).toBe('\uFEFFsku\r\nY\r\n')
  })

  it.each(['--aiuto', '--help', '-h'])(
    'tells its options where it is asked for: %s',
    async (option) => {
      const { code, text } = await listino('manca.csv', option)
      expect(code).toBe(0)
      expect(text).toContain('--costi FILE')
    },
  )

  it('does not read what it writes', () => {
    const list = put('coda.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    const appended = openSync(list, 'a')
    const args = [join(import.meta.dirname, '../src/command-line/main.ts'), list]
    const { status, stderr } = spawnSync(process.execPath, args, {
      stdio: ['ignore', appended, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(appended)
    expect([status, stderr]).toEqual([2, expect.stringContaining('I risultati finirebbero in')])
    expect(readFileSync(list, 'utf8')).toBe('SKU;Prezzo;Costo\nA;20;5\n')
  })

  it.each(['excel', 'dati'])(
    'reads back what it wrote, by what it was calculated by: %s',
    async (form) => {
      const rows = 'S-1;39,99;3,3333;shoes\n=S-2;12,345;1,0;toys'
      const list = put('andata.csv', `SKU;Prezzo;Costo;Categoria\n${rows}\n`)
      const options = ['--marketplace', 'ebay', '--tariffe', '2026-11-21', '--decimali', 'virgola']
      const terms = ['--prezzo-senza-iva', '--costo-con-iva', '--iva', '10', '--formato', form]
      const there = await listino(list, ...options, ...terms)
      const file = put('ritorno.csv', there.text)
      const dated = ['--tariffe', '2026-11-21', '--formato', form]
      const back = await listino(file, ...dated)
      expect(back.code).toBe(0)
      expect(back.text).toBe(there.text)
      const other = await listino(file, ...dated, '--marketplace', 'amazon', '--iva', '22')
      expect(other.text).not.toBe(there.text)
    },
  )

  it('reads no row by what another was calculated by', async () => {
    const list = put('uno-e.csv', 'SKU;Prezzo;Costo\nA;20,00;5,00\n')
    const first = await listino(list)
    const second = await listino(list, '--prezzo-senza-iva')
    const both = put('due-e.csv', first.text + second.text.split('\r\n').slice(1).join('\r\n'))
    const { rows, code } = await listino(both)
    expect(code).toBe(1)
    expect(rows.map(({ problema }) => problema !== '')).toEqual([false, true])
  })

  it('says that the fees lack the marketplace of its own file, and names the option of the fees', async () => {
    const list = put('uno-t.csv', 'SKU;Prezzo;Costo\nA;20,00;5,00\n')
    const dated = ['--tariffe', '2026-11-21']
    const { text } = await listino(list, ...dated, '--marketplace', 'tiktok')
    const file = put('tik.csv', text)
    await expect(listino(file)).rejects.toThrow('--tariffe: «tiktok», il marketplace del file')
    expect((await listino(file, ...dated)).code).toBe(0)
  })

  it('takes VAT that is typed for all articles of its own file, whatever the file says', async () => {
    const list = put('uno-i.csv', 'SKU;Prezzo;Costo\nA;20,00;5,00\n')
    const written = await listino(list, '--iva', '10')
    const file = put('iva.csv', written.text.replace(';10;\r\n', ';abc;\r\n'))
    const unknown = await listino(file)
    expect(unknown.rows[0]?.problema).toContain('IVA «abc» sconosciuta')
    const typed = await listino(file, '--iva', '10')
    expect(typed.rows[0]?.guadagno).toBe(written.rows[0]?.guadagno)
    expect(typed.said).toContain('«iva» non è contata: vale --iva 10.\n')
  })

  it('says of which price and cost it only believes that they are, and how to say otherwise', async () => {
    const list = put('guess.csv', 'SKU;Prezzo web;Prezzo acquisto netto\nA;39,90;12,50\n')
    const { said } = await listino(list)
    expect(said).toContain("il prezzo si legge da «Prezzo web», ma è un'ipotesi.")
    expect(said).toContain('--colonna prezzo=NOME, se è senza IVA aggiungi --prezzo-senza-iva.')
    expect(said).toContain("il costo si legge da «Prezzo acquisto netto», ma è un'ipotesi.")
    const named = ['--colonna', 'prezzo=Prezzo web', '--colonna', 'costo=Prezzo acquisto netto']
    expect((await listino(list, ...named)).said).not.toContain('ipotesi')
    const sure = put('sure.csv', 'SKU;Prezzo\nA;39,90\n')
    const costs = put('acquisti.csv', 'SKU;Acquisto\nA;12,50\n')
    const both = await listino(sure, '--costi', costs)
    expect(both.said).toContain("il costo si legge da «Acquisto», ma è un'ipotesi.")
    expect(both.said).toContain('--colonna-costi costo=NOME')
    expect(both.said).not.toContain('il prezzo si legge')
  })

  it('calculates with prices and costs as their titles say, with VAT or without', async () => {
    const list = put('titoli.csv', 'SKU;Prezzo IVA esclusa;Costo ivato\nA;10,00;6,10\n')
    const { rows, said } = await listino(list)
    expect(said).not.toContain('ipotesi')
    expect(rows).toMatchObject([{ prezzo_con_iva: 'no', costo_con_iva: 'si' }])
    const plain = put('piani.csv', 'SKU;Prezzo;Costo\nA;10,00;6,10\n')
    const told = await listino(plain, '--prezzo-senza-iva', '--costo-con-iva')
    expect(rows[0]?.guadagno).toBe(told.rows[0]?.guadagno)
  })

  it('takes prices of Odoo as it has them, says so, and otherwise where the seller says so', async () => {
    const list = put('odoo.csv', 'default_code,name,list_price,standard_price\nA,Tazza,24.40,5\n')
    const net = await listino(list)
    expect(net.rows[0]?.prezzo_con_iva).toBe('no')
    expect(net.said).toContain('se i tuoi sono con IVA aggiungi --prezzo-con-iva.')
    const gross = await listino(list, '--prezzo-con-iva')
    expect(gross.rows[0]?.prezzo_con_iva).toBe('si')
    expect(gross.said).not.toContain('--prezzo-con-iva')
  })

  it('counts the price of the marketplace that it is asked for', async () => {
    const list = put('canali.csv', 'SKU;Costo;Prezzo Amazon;Prezzo eBay\nA;5,00;30,00;20,00\n')
    expect((await listino(list)).rows[0]?.prezzo).toBe('30,00')
    const { rows, said } = await listino(list, '--marketplace', 'ebay')
    expect(rows[0]?.prezzo).toBe('20,00')
    expect(said).toContain('«Prezzo Amazon» non è contata: il prezzo si legge da «Prezzo eBay»')
  })

  it('counts no shipping, packaging or advertising that it only believes, and says so', async () => {
    const head = 'SKU;Prezzo;Costo;Spedizione Italia;Imballo scatola;Pubblicità Facebook'
    const list = put('forse.csv', `${head}\nA;39,90;12,50;3,00;1,00;2,00\n`)
    const counted = async (...options: string[]) => {
      const { text, said } = await listino(list, ...options)
      return { costs: text.split('\r\n')[1]?.split(';').slice(21, 24), said }
    }
    const left = await counted()
    expect(left.costs).toEqual(['', '', ''])
    for (const [column, role, thing] of [
      ['Spedizione Italia', 'spedizione', 'la spedizione'],
      ['Imballo scatola', 'packaging', 'il packaging'],
      ['Pubblicità Facebook', 'pubblicita', 'la pubblicità'],
    ])
      expect(left.said).toContain(
        `la colonna «${column}» non è contata: potrebbe essere ${thing}, ma non è sicuro. Per contarla usa --colonna "${role}=${column}".\n`,
      )
    const named = await counted('--colonna', 'spedizione=Spedizione Italia')
    expect(named.costs).toEqual(['3,00', '', ''])
    expect(named.said).not.toContain('«Spedizione Italia» non è contata')
    expect(named.said).toContain('spedizione = «Spedizione Italia»')
  })

  it('says how many columns count, and names those with numbers that do not', async () => {
    const head = 'SKU;Nome;Prezzo;Costo;Giorni spedizione;Pezzi per imballo;Margine web;Note'
    const list = put('giorni.csv', `${head}\nA;Lampada;39,90;12,50;3;12;4,50;bella\n`)
    const { text, said } = await listino(list)
    expect(text.split('\r\n')[1]?.split(';').slice(21, 24)).toEqual(['', '', ''])
    expect(said).toContain('giorni.csv: 8 colonne: 4 contate, 4 no.\n')
    expect(said).toContain('giorni.csv: colonne con numeri che non contano: «Margine web».\n')
  })

  it('names a column without a title by its place', async () => {
    const list = put('muta.csv', 'SKU;Prezzo;Costo;;\nA;20;5;3,50;FR\nB;20;5;4,10;IT\n')
    const { said } = await listino(list)
    expect(said).toContain('colonne con numeri che non contano: colonna 4, senza titolo.\n')
    expect(said).toMatch(
      /la colonna 5, senza titolo, non è contata: .* dalle un titolo nel file\.\n/,
    )
  })

  it('names the columns that it counts', async () => {
    const head = 'SKU;Nome;Prezzo;Costo;Spedizione;Imballo;Pubblicità'
    const list = put('contate.csv', `${head}\nA;Lampada;39,90;12,50;3;1;2\n`)
    expect((await listino(list)).said).toContain(
      'Colonne: SKU = «SKU», nome = «Nome», prezzo = «Prezzo», costo = «Costo», spedizione = «Spedizione», packaging = «Imballo», pubblicità = «Pubblicità».\n',
    )
  })

  it('says which of two prices, or costs, it takes, and how to take the other', async () => {
    const head = 'SKU;Prezzo;Prezzo di vendita;Costo acquisto;Costo'
    const list = put('rivali.csv', `${head}\nA;10,00;39,90;5,00;7,00\n`)
    const { said, rows } = await listino(list)
    expect(rows).toMatchObject([{ prezzo: '39,90', costo: '7,00' }])
    expect(said).toContain(
      'la colonna «Prezzo» non è contata: il prezzo si legge da «Prezzo di vendita». Per contarla usa --colonna "prezzo=Prezzo".\n',
    )
    expect(said).toContain(
      'la colonna «Costo acquisto» non è contata: il costo si legge da «Costo». Per contarla usa --colonna "costo=Costo acquisto".\n',
    )
    const named = ['--colonna', 'prezzo=Prezzo', '--colonna', 'costo=Costo']
    const other = await listino(list, ...named)
    expect(other.rows).toMatchObject([{ prezzo: '10,00', costo: '7,00' }])
    expect(other.said).toContain('la colonna «Prezzo di vendita» non è contata')
  })

  it('says which of two columns with one title it takes', async () => {
    const list = put('gemelle.csv', 'SKU;Prezzo;Prezzo;Costo\nA;39,90;29,90;5,00\n')
    const twins =
      'la colonna «Prezzo» non è contata: il prezzo si legge da «Prezzo». Ci sono più colonne con questo titolo: nel file dagliene uno diverso.\n'
    expect((await listino(list)).said).toContain(twins)
    expect((await listino(list, '--colonna', 'prezzo=Prezzo')).said).toContain(twins)
  })

  it('says which of two costs it takes in a known file and in a file of costs', async () => {
    const list = put(
      'amazon.txt',
      'seller-sku\titem-name\tprice\tCosto\tCosto acquisto\nA\tx\t39.90\t5.00\t7.00\n',
    )
    const alone = await listino(list)
    expect(alone.said).toContain('«Costo acquisto» non è contata: il costo si legge da «Costo»')
    const costs = put('due-costi.csv', 'SKU;Costo;Costo acquisto\nA;5,00;6,00\n')
    expect((await listino(list, '--costi', costs)).said).toContain(
      '--colonna-costi "costo=Costo acquisto".\n',
    )
  })

  it('takes no selling price for a cost', async () => {
    const list = put('vendo.csv', 'SKU;Prezzo\nA;39,90\n')
    const costs = put('anche.csv', 'SKU;Prezzo di vendita\nA;39,90\n')
    await expect(listino(list, '--costi', costs)).rejects.toThrow('--colonna-costi')
    const named = ['--colonna-costi', 'costo=Prezzo di vendita']
    expect((await listino(list, '--costi', costs, ...named)).rows[0]?.costo).toBe('39,90')
  })

  it.each([
    [['cartella'], '«cartella» è una cartella'],
    [['due.csv', '--costi', 'cartella'], '«cartella» è una cartella'],
    [['due.csv', '--costi', 'manca.csv'], 'Il file «manca.csv» non c’è'],
    [['due.csv', '--non-usati', 'cartella'], '«cartella» è una cartella'],
    [['due.csv', '--non-usati', 'manca/resto.csv'], 'non si può scrivere'],
  ])('refuses files that are none before it reads any: %j', async (args, words) => {
    mkdirSync(path('cartella'), { recursive: true })
    put('due.csv', '')
    const typed = args.map((arg) => (arg.startsWith('--') ? arg : path(arg)))
    const call = listino(...typed)
    await expect(call).rejects.toThrow(Misuse)
    const said = words.replace('’', "'").replace('«', `«${folder}/`)
    await expect(call).rejects.toThrow(said)
    expect(existsSync(path('manca'))).toBe(false)
  })

  it.each([
    [[], 'Indica il file'],
    [['manca.csv'], 'non c’è'],
    [['uno.csv', '--pippo'], '--pippo'],
    [['uno.csv', '--tariffe', '2026-11-24'], '--tariffe'],
    [['uno.csv', '--tariffe', '2026-02-30'], '--tariffe'],
    [['uno.csv', '--marketplace', 'tiktok'], '--marketplace'],
    [['uno.csv', '--paese', 'XX'], '--paese'],
    [['uno.csv', '--categoria', 'boh'], '--categoria'],
    [['uno.csv', '--iva', '200'], '--iva'],
    [['uno.csv', '--obiettivo', 'tanto'], '--obiettivo'],
    [['uno.csv', '--obiettivo-in', 'dopoImposte'], 'forfettario'],
    [['uno.csv', '--regola', 'boh'], '--regola'],
    [['uno.csv', '--regola', 'nome contiene tazza = tazze'], 'la categoria «tazze» non c’è'],
    [['uno.csv', '--colonna', 'prezzo=Boh'], '«Boh»'],
    [['uno.csv', '--spedizione', 'x'], '--spedizione'],
    [['uno.csv', '--spedizione', '-5'], '--spedizione: «-5» è negativo'],
    [['vuoto.csv'], 'il file è vuoto'],
    [['senza.csv'], 'colonna del prezzo'],
    [['solo-titoli.csv'], 'solo l’intestazione'],
    [['ordini.csv'], 'è un file di ordini, come dicono «Numero ordine», «Acquirente»'],
    [['estratto.csv'], 'per Consuntivo (Etsy, estratto conto)'],
  ])('says what is wrong with %j', async (args, words) => {
    put('uno.csv', 'SKU;Prezzo\nA;20\n')
    put('vuoto.csv', '')
    put('senza.csv', 'SKU;Nome\nA;tazza\n')
    put('solo-titoli.csv', 'SKU;Prezzo\n')
    put('ordini.csv', 'Numero ordine;Acquirente;SKU;Totale;Prezzo\n7;anna;A;40;40\n')
    put('estratto.csv', 'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net\n')
    const [file, ...rest] = args
    const call = listino(...(file === undefined ? [] : [path(file)]), ...rest)
    await expect(call).rejects.toThrow(Misuse)
    await expect(call).rejects.toThrow(words.replace('’', "'"))
  })

  it('as a program has its messages apart and its exit code', () => {
    put('programma.csv', 'SKU;Prezzo;Costo\nA;20;\n')
    const main = join(import.meta.dirname, '../src/command-line/main.ts')
    const call = (...args: string[]) =>
      spawnSync(process.execPath, [main, ...args], {
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder },
      })
    const failed = call('programma.csv')
    expect(failed.status).toBe(1)
    expect(failed.stdout).toContain('costo mancante')
    expect(failed.stderr).toContain('1 riga, 0 calcolate.')
    expect(call('manca.csv')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "Il file «manca.csv» non c'è.\n",
    })
  })

  it.runIf(existsSync('/dev/full'))('as a program says when the disk is full', () => {
    put('pieno.csv', 'SKU;Prezzo;Costo\nA;20;5\n')
    const main = join(import.meta.dirname, '../src/command-line/main.ts')
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'exec "$@" > /dev/full', 'sh', process.execPath, main, 'pieno.csv'],
      { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
    )
    expect(status).toBe(2)
    expect(stderr).toMatch(/Il risultato non si può scrivere: non c'è più spazio sul disco\.\n$/)
    expect(stderr).not.toMatch(/ {4}at /)
  })
})
