import { expect } from '@playwright/test'
import {
  amazonFile,
  italianHeader,
  italianRow,
  preamble,
} from '../../listino/test/statements/amazon-files.ts'
import { chooseFiles } from './files.ts'
import { PageObject } from './page-object.ts'

type Cells = Parameters<typeof italianRow>[0]

const report = (rows: readonly Cells[]) =>
  amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)])

const sale = (day: string, cells: Cells): Cells => ({
  'Data/Ora:': `${day} 10:00:00 UTC`,
  Tipo: 'Ordine',
  Marketplace: 'amazon.it',
  Gestione: 'Amazon',
  Quantità: '1',
  'Stato della transazione': 'Emesso',
  ...cells,
})

const lamp: Cells = { SKU: 'LAMPADA-01', Descrizione: 'Lampada da tavolo in ceramica' }
const headphones: Cells = { SKU: 'CUFFIE-02', Descrizione: 'Cuffie senza fili' }

/**
 * Two months on Amazon, one on eBay, and what pieces cost. By hand: the headphones are electronics, 7%, and were charged 15%:
 * 100 € cost 18,30 instead of 8,54, 8,00 more without VAT.
 */
export const reports = {
  'ottobre.csv': report([
    sale('1 ott 2026', {
      ...lamp,
      Quantità: '2',
      Vendite: '79,80',
      'Commissioni di vendita': '-14,60',
      'Costi del servizio Logistica di Amazon': '-11,22',
      'Altri costi relativi alle transazioni': '-0,44',
      totale: '53,54',
    }),
    sale('9 ott 2026', {
      ...lamp,
      Tipo: 'Rimborso',
      Vendite: '-39,90',
      'Commissioni di vendita': '5,84',
      totale: '-34,06',
    }),
    sale('14 ott 2026', {
      Tipo: 'Commissione di servizio',
      Descrizione: 'Costo della pubblicità',
      'Altri costi relativi alle transazioni': '-12,20',
      totale: '-12,20',
    }),
  ]),
  'novembre.csv': report([
    sale('3 nov 2026', {
      ...headphones,
      Vendite: '100,00',
      'Commissioni di vendita': '-18,30',
      'Altri costi relativi alle transazioni': '-0,55',
      totale: '81,15',
    }),
    sale('5 nov 2026', { Tipo: 'Conguaglio solare', Altro: '-6,10', totale: '-6,10' }),
  ]),
  'ebay.csv': [
    'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Regulatory operating fee,Net amount,Payout currency',
    '2026-10-20,Order,1-1,BORSA-03,Borsa di tela,1,60.00,5.00,-0.35,-7.15,-0.23,57.27,EUR',
    '',
  ].join('\n'),
  'costi.csv':
    'SKU;Costo;Categoria\nLAMPADA-01;9,00;\nCUFFIE-02;40,00;electronics\nBORSA-03;20,00;\n',
}

/** One sale each of so many articles, the dearest first. */
export const manyArticles = (count: number) =>
  report(
    Array.from({ length: count }, (_, at) =>
      sale('1 ott 2026', {
        SKU: `ART-${String(at).padStart(3, '0')}`,
        Vendite: `${count - at},00`,
        totale: `${count - at},00`,
      }),
    ),
  )

/** The page of what was really charged. */
export class ConsuntivoPage extends PageObject {
  open() {
    return this.page.goto('/consuntivo')
  }

  /** Chooses files, until what is in them is shown. */
  async choose(files: Readonly<Record<string, string>>) {
    const button = this.page.getByRole('button', { name: /^(Scegli i|Aggiungi) file$/ })
    await chooseFiles(button, files)
    await expect(this.file(Object.keys(files)[0] ?? '')).toBeVisible()
  }

  /** What the page shows of a file. */
  file(name: string) {
    return this.page
      .getByRole('region', { name: 'I tuoi file' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  /** A part of the page, by its title. */
  part(name: string) {
    return this.page.getByRole('region', { name, exact: true })
  }

  row(name: string) {
    return this.part('Articoli').getByRole('row', { name })
  }
}
