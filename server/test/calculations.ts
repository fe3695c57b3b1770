import type { SavedCalculation } from '@margine/contract'
import { savedCalculation } from '@margine/contract/schemas/calculation'
import { z } from 'zod'
import type { Browser } from './browser.ts'

/** A calculation as a page asks to save it. */
export const tazza = { name: 'Tazza', formData: { costo: '5,00', prezzoVendita: '20' } }

export const save = (browser: Browser, asked: object = tazza, key?: string) =>
  browser.post('/api/calculations', asked, key === undefined ? {} : { 'Idempotency-Key': key })

/** Saves, and answers the record. */
export async function saved(browser: Browser, name = tazza.name): Promise<SavedCalculation> {
  const answer = await save(browser, { ...tazza, name })
  if (answer.status !== 201) throw new Error(`saving answered ${answer.status}`)
  return savedCalculation.parse(await answer.json())
}

export async function list(browser: Browser): Promise<SavedCalculation[]> {
  const answer = await browser.get('/api/calculations')
  return z.array(savedCalculation).parse(await answer.json())
}

/** The names of a person's saved calculations, newest first. */
export async function savedNames(browser: Browser): Promise<(string | undefined)[]> {
  return (await list(browser)).map(({ calculationData }) => calculationData.name)
}
