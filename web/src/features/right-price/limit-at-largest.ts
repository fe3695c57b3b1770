import { figuresOf, largestAmount, type Rates, type Sale } from '@margine/engine'

/** What doubles may add to a share. */
const noise = 1e-9

/**
 * What keeps a share below a target up to the largest price: the commission, which takes its part of every further
 * euro; the costs, of which there are always some; or only that no higher price can be entered.
 */
export function limitAtLargest(
  sale: Sale,
  rates: Rates,
  target: { kind: 'margine' | 'ricarico'; percent: number },
): 'commission' | 'costs' | 'price' {
  const [half, most] = [largestAmount / 2, largestAmount].map((prezzoVendita) =>
    figuresOf({ ...sale, prezzoVendita }, rates),
  )
  if (half === undefined || most === undefined) return 'price'
  const profit = most.guadagno - half.guadagno
  const costs = most.costiTotali - half.costiTotali
  const whole = target.kind === 'margine' ? most.prezzoVendita - half.prezzoVendita : costs
  // With every further euro the share comes nearer to this one.
  if (target.percent < (profit / whole) * 100 - noise) return 'price'
  return most.commissione > half.commissione ? 'commission' : 'costs'
}
