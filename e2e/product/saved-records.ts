import { type CalculationFormData, calculate, defaultFormData } from '@margine/engine'
import type { SavedCalculation } from '@margine/server/wire'
import type { BrowserContext } from '@playwright/test'

/** A sale that comes to a result, whatever is changed beside cost and price. */
export const someSale: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  categoria: 'home',
}

/** What a sale comes to, which it must. */
export function resultOf(form: CalculationFormData) {
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('A sale without a result')
  return calculation.result
}

/** What whoever is signed in in a browser has saved, without its pages. */
export class SavedRecords {
  readonly #context: BrowserContext
  readonly #address: string
  readonly #headers: Record<string, string>

  constructor(context: BrowserContext, origin: string) {
    this.#context = context
    this.#address = `${origin}/api/calculations`
    this.#headers = { Origin: origin }
  }

  async list(): Promise<SavedCalculation[]> {
    return (await this.#context.request.get(this.#address)).json()
  }

  async save(name: string, formData: CalculationFormData): Promise<SavedCalculation> {
    const answer = await this.#context.request.post(this.#address, {
      headers: this.#headers,
      data: { name, formData },
    })
    if (answer.status() !== 201) throw new Error(`Saving answered ${await answer.text()}`)
    return answer.json()
  }

  async removeAll(): Promise<void> {
    for (const { id } of await this.list())
      await this.#context.request.delete(`${this.#address}/${id}`, { headers: this.#headers })
  }
}
