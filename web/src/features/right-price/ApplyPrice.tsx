import type { Currency } from '@margine/engine'
import { useId } from 'react'
import { currencySymbols } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ApplyPrice.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.apply

type Props = {
  /** The price that is tried out; null where it can't be read. */
  price: number | null
  /** The price of the calculation. */
  now: number
  /** As it will be entered. */
  written: string
  currency: Currency
  onApply: () => void
}

/** Takes the price that is tried out into the calculation, saying so before. */
export function ApplyPrice({ price, now, written, currency, onApply }: Props) {
  const id = useId()
  const note =
    price === null ? words.invalid : words.note(`${written}\u00a0${currencySymbols[currency]}`)
  return (
    <div className={styles.apply}>
      <Button
        variant="wide"
        disabled={price === null || price === now}
        aria-describedby={id}
        onClick={onApply}
      >
        {words.button}
      </Button>
      <p id={id}>{price === now ? words.same : note}</p>
    </div>
  )
}
