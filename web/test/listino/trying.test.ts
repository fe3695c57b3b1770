import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { triedInWords } from '../../src/listino/what-if/tried.ts'
import { stubTab } from '../tab.ts'
import { Disk } from './device.ts'
import { Page } from './list-page.ts'
import { fileOf, terms } from './visit.ts'

const list = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\nB-2;Lampada;30;8\n'
const tried = { prezzo: -3, costo: 5, spedizione: '4,90' }
const nothing = { prezzo: 0, costo: 0, spedizione: '' }

describe('What is tried on a list', () => {
  beforeEach(() => {
    stubTab()
    new Disk()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** A page with a list and a trial, at a target of its own. */
  async function trying(): Promise<Page> {
    const page = new Page()
    await page.open(fileOf(list))
    page.list.changeTerms({ ...tried, target: 31 })
    return page
  }

  const comes = (page: Page, name: string) =>
    page.until(() => page.state.facts?.fileName === name && page.state.slow !== null)

  it('ends with another file of articles, alone or with its costs; what was chosen stays', async () => {
    for (const files of [
      [fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv')],
      [fileOf('sku;prezzo\nZ-9;10\n', 'altro.csv'), fileOf('sku;costo\nZ-9;2\n', 'costi.csv')],
    ]) {
      const page = await trying()
      page.list.files.open(...files)
      await comes(page, 'altro.csv')
      expect(page.state.terms).toMatchObject({ ...nothing, target: 31 })
      expect(page.state.shown.rows[0]?.price).toBe(10)
    }
  })

  it('is not what the first rows of another file are shown by', async () => {
    const page = await trying()
    page.list.files.open(fileOf('codice;ricavo;x\nZ-9;10,00;1\nY-8;20,00;2\n', 'altro.csv'))
    await page.until(() => page.state.asked !== null)
    page.list.files.preview({ mapping: { sku: [0], price: [1] }, mark: 'comma' })
    expect(page.worker.asked.at(-1)).toMatchObject({
      method: 'preview',
      input: { terms: nothing },
    })
  })

  it('stays with costs that are dropped on it, and where another file can not be read', async () => {
    const page = await trying()
    page.list.files.open(fileOf('sku;costo\nA-1;6\n', 'costi.csv'))
    await page.until(() => page.state.costsFound !== null)
    page.list.files.joinCosts({ isReplacing: false })
    await page.until(() => page.state.facts?.costs?.found === 1)
    page.list.files.open(fileOf('', 'vuoto.csv'))
    await page.until(() => page.state.failure !== null)
    expect(page.state.terms).toMatchObject(tried)
  })

  it('stays with the same file read by other columns', async () => {
    const page = await trying()
    page.list.files.changeColumns('articles', fileOf(list))
    await page.until(() => page.state.asked !== null)
    const mapping = { sku: [0], name: [1], price: [3], cost: [2] }
    page.list.files.sayColumns({ mapping, mark: null })
    await page.until(() => page.state.facts?.isChosen === true)
    expect(page.state.terms).toMatchObject(tried)
  })
})

describe('What is tried, in words', () => {
  const inWords = (changes: Partial<typeof tried>) =>
    triedInWords({ ...terms, ...changes }).replaceAll('\u00a0', ' ')

  it('is each change with its sign, and what shipping costs instead', () => {
    expect(inWords({ costo: 5 })).toBe('costi +5%')
    expect(inWords({ prezzo: -3 })).toBe('prezzi −3%')
    expect(inWords({ spedizione: '4,9' })).toBe('spedizione 4,90 € per tutti')
    expect(inWords({ prezzo: 2.5, costo: -30, spedizione: '0' })).toBe(
      'prezzi +2,5%, costi −30%, spedizione 0,00 € per tutti',
    )
  })

  it('is empty where nothing is tried', () => {
    expect(inWords({})).toBe('')
    expect(inWords({ spedizione: ' ' })).toBe('')
  })
})
