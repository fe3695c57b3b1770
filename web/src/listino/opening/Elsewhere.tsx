import type { ListFacts } from '@margine/listino/list'
import { Button } from '../../ui/Button.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import styles from '../what-if/WhatIf.module.css'
import { words } from './words.ts'

const { elsewhere: said } = words

type Props = { list: List; state: ListState; facts: ListFacts }

/** That amounts are those of the marketplace that the file was read for, where the one in use has its own. */
export function Elsewhere({ list, state, facts: { elsewhere, sheets } }: Props) {
  const { terms, choices, files } = state
  const sentences = elsewhere?.[terms.marketplace] ?? []
  if (sentences.length === 0) return null
  const { label = '' } = choices.marketplaces.find(({ value }) => value === terms.marketplace) ?? {}
  const file = files.articles
  return (
    <section className={`card row ${styles.question}`} aria-label={said.title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {file === null ? (
        <p>{said.openAgain(label)}</p>
      ) : (
        <Button onClick={() => list.files.chooseSheet(file, sheets?.chosen ?? null)}>
          {said.again(label)}
        </Button>
      )}
    </section>
  )
}
