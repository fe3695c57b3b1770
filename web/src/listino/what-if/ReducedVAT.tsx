import { Button } from '../../ui/Button.tsx'
import styles from './WhatIf.module.css'
import { words } from './words.ts'

const { reducedVAT: said } = words

type Props = {
  /** How many articles have a reduced rate, and nobody says which. */
  number: number
  onChoose: (percent: string) => void
}

/** Asks what a reduced rate of VAT is, where the file only says that it is one. */
export function ReducedVAT({ number, onChoose }: Props) {
  return (
    <section className={`card row ${styles.question}`} aria-label={said.label}>
      <p>{said.text(number)}</p>
      <p>{said.label}</p>
      <div className="row">
        {said.rates.map((percent) => (
          <Button key={percent} onClick={() => onChoose(percent)}>
            {said.choose(percent)}
          </Button>
        ))}
      </div>
    </section>
  )
}
