import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { DownloadKind, ListFacts } from '../worker/api.ts'
import styles from './UnusableRows.module.css'
import { words } from './words.ts'

const { unusable: said } = words

type Props = { facts: ListFacts; onDownload: (what: DownloadKind) => void }

/** The rows that can't be used, and costs that no article has: nothing is dropped without a word. */
export function UnusableRows({ facts, onDownload }: Props) {
  const [open, setOpen] = useState(false)
  const { unusable, problems, costs } = facts
  const others: { kind: DownloadKind; number: number; text: (number: number) => string }[] = [
    { kind: 'unusedCosts', number: costs?.unused ?? 0, text: said.unusedCosts },
    { kind: 'costProblems', number: costs?.problems ?? 0, text: said.costProblems },
  ]
  const hasSheets = problems.some(({ sheet }) => sheet !== '')
  return (
    <>
      {others
        .filter(({ number }) => number > 0)
        .map(({ kind, number, text }) => (
          <p key={kind} className={styles.line}>
            {text(number)}.<Button onClick={() => onDownload(kind)}>{said.download}</Button>
          </p>
        ))}
      {unusable > 0 && (
        <div className={styles.card}>
          <Disclosure title={said.summary(unusable)} open={open} onToggle={() => setOpen(!open)}>
            <p>{said.intro}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
            <section className={styles.scroller} tabIndex={0} aria-label={said.summary(unusable)}>
              <table>
                <thead>
                  <tr>
                    {hasSheets && <th scope="col">{said.sheet}</th>}
                    <th scope="col">{said.row}</th>
                    <th scope="col">{said.sku}</th>
                    <th scope="col">{said.reason}</th>
                  </tr>
                </thead>
                <tbody>
                  {problems.map(({ row, sku, reason, sheet }) => (
                    <tr key={`${sheet} ${row}`}>
                      {hasSheets && <td>{sheet}</td>}
                      <td>{row}</td>
                      <td>{sku}</td>
                      <td>{reason}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            {unusable > problems.length && <p>{said.more(unusable - problems.length)}</p>}
            <div className={styles.download}>
              <Button onClick={() => onDownload('unusable')}>{said.download}</Button>
            </div>
          </Disclosure>
        </div>
      )}
    </>
  )
}
