import { calculate, defaultFormData } from '@margine/engine'
import { type CostPart, costParts, labelOf, rolesChosenIn } from '@margine/listino'
import { everything, type Row } from '@margine/listino/list'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldsIn } from '../../src/calculation/form-link.ts'
import { CostForm } from '../../src/listino/costs/CostForm.tsx'
import { CostItem } from '../../src/listino/costs/CostItem.tsx'
import { columns, hasFigures } from '../../src/listino/grid/columns.ts'
import { ListWorker } from '../../src/listino/worker/list-worker.ts'
import { Disk } from './device.ts'
import { fileOf, terms, Visit } from './visit.ts'

const blank = 'sku;prezzo;costo\nA-1;40,00;5,00\n'

const noAction = () => {}

/** What is said of a part, above what a piece costs without it: no figure of the article is the same amount. */
const more = 1.37

const amountOf = (part: CostPart): number => (part === 'cost' ? 5 + more : more)
const written = (part: CostPart): string => String(amountOf(part)).replace('.', ',')

/** A file that says one part, by the title that people read of it. */
const listWith = (part: CostPart, amount = written(part)): string => {
  const name = labelOf(part)
  return part === 'cost'
    ? `sku;prezzo;${name}\nA-1;40,00;${amount}\n`
    : `sku;prezzo;costo;${name}\nA-1;40,00;5,00;${amount}\n`
}

const costsWith = (part: CostPart): string => `sku;${labelOf(part)}\nA-1;${written(part)}\n`

async function rowIn(visit: Visit, by = terms): Promise<Row> {
  const [row] = (await visit.settled({ terms: by })).shown.rows
  if (row === undefined) throw new Error('No article is shown')
  return row
}

const cellsOf = (row: Row) => columns.map(({ text }) => text(row).replace(/\s/g, ' '))

describe('Each part of what a piece costs', () => {
  let disk: Disk
  let without = 0

  beforeAll(async () => {
    disk = new Disk()
    const visit = new Visit()
    await visit.open(blank)
    // What this tab still does would reach the others.
    await visit.hear('kept')
    without = (await rowIn(visit)).profit
  })

  beforeEach(() => {
    disk = new Disk()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each(costParts)(
    '%s: a list that says it earns so much less, on this device too',
    async (part) => {
      const visit = new Visit()
      await visit.open(listWith(part))
      await visit.hear('kept')
      const row = await rowIn(visit)
      expect(without - row.profit).toBeCloseTo(more)
      const again = new Visit()
      await again.begin()
      expect(await rowIn(again)).toEqual(row)
      expect(disk.isEmpty).toBe(false)
    },
  )

  it.each(costParts)('%s: remembered from a file of costs it counts in a list', async (part) => {
    // A folder of its own: a list of another test may still be on its way to the usual one.
    const api = new ListWorker(`margine-parts-${part}`)
    const costs = fileOf(costsWith(part), 'costi.csv')
    const others = [{ file: costs, isCosts: true, withoutSuffix: false }]
    await api.open({ file: fileOf(blank), others, terms }, noAction)
    const range = { from: 0, count: 1 }
    const view = { terms, channels: [], filter: everything, order: null, range }
    // Another view ends one that isn't there yet.
    const shown = async () => {
      let found: Row | undefined
      await api.view(view, (told) => {
        if (told.type === 'figures') found = told.shown.rows[0]
      })
      return found
    }
    await expect.poll(async () => without - ((await shown())?.profit ?? 0)).toBeCloseTo(more)
    const [cost] = (await api.rememberedCosts({ of: 'remembered', text: '', most: 1 })).costs
    expect(cost?.parts).toEqual({ [part]: amountOf(part) })
  })

  it.each(costParts)('%s: stands in the grid, on paper and in the results', async (part) => {
    const visit = new Visit()
    await visit.open(listWith(part))
    const row = await rowIn(visit)
    expect(cellsOf(row).filter((text) => text === `${written(part)} €`)).toHaveLength(1)
    const text = await (await visit.exported('csv')).blob.text()
    const [head = '', line = ''] = text.split('\r\n')
    const at = line.split(';').indexOf(written(part))
    expect(at).toBeGreaterThan(-1)
    expect(head.split(';')[at]).toBe(labelOf(part))
  })

  it.each(costParts)('%s: that nobody knows leaves an article without figures', async (part) => {
    const visit = new Visit()
    await visit.open(listWith(part, 'n.d.'))
    const row = await rowIn(visit)
    expect(hasFigures(row)).toBe(false)
    expect(row.lacks).toBe(part === 'cost' ? 'cost' : 'part')
    const text = await (await visit.exported('csv')).blob.text()
    const again = new Visit()
    await again.open(text)
    expect((await rowIn(again)).lacks).toBe(row.lacks)
  })

  it.each(costParts)('%s: goes to the calculator', async (part) => {
    const visit = new Visit()
    await visit.open(listWith(part))
    await rowIn(visit)
    visit.say({ type: 'article', id: 0, terms })
    const { link } = await visit.hear('article')
    const found = calculate({ ...defaultFormData, ...Object(fieldsIn(link)) })
    expect(found.ok && without - found.result.guadagno).toBeCloseTo(more)
  })

  it.each(costParts)(
    '%s: has its field and its words among the costs, and is offered for a column',
    async (part) => {
      const api = new ListWorker('margine-')
      const ids = { sku: 'A-1', listing: '', ean: '', country: '' }
      const typed = { ids, parts: { [part]: amountOf(part) }, includesVAT: null, currency: 'EUR' }
      await api.changeCosts({ type: 'typed', costs: [typed] })
      const [cost] = (await api.rememberedCosts({ of: 'remembered', text: '', most: 1 })).costs
      if (cost === undefined) throw new Error('Nothing is remembered')
      const item = createElement(CostItem, { cost, onCorrect: noAction, onDelete: noAction })
      expect(renderToStaticMarkup(item)).toContain(`${written(part)} €`)
      const form = createElement(CostForm, { cost, onSave: noAction, onCancel: noAction })
      expect(renderToStaticMarkup(form)).toContain(`value="${written(part)}"`)
      expect(rolesChosenIn('articles')).toContain(part)
      expect(rolesChosenIn('costs')).toContain(part)
    },
  )
})
