import { readAmount } from '@margine/engine'
import { device } from '../../person/vault.ts'

/** By how many percent a price may rise at most, as the seller typed it once; empty where nobody asked yet. */
export function rememberedMostRise(): string {
  const { text }: { text?: unknown } = device.get('aumento') ?? {}
  return typeof text === 'string' ? text : ''
}

export const rememberMostRise = (text: string) => device.set('aumento', { text })

/** The number in a text; null where there is none that a rise can have. */
export function mostRiseIn(text: string): number | null {
  if (text.trim() === '') return null
  const { value, problem } = readAmount(text)
  return problem === null && value >= 0 ? value : null
}
