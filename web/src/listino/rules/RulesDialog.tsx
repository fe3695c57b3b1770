import type { CategoryRule } from '@margine/listino'
import type { Choices } from '@margine/listino/list'
import { mostRules } from '@margine/listino/list'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import { RuleFields } from './RuleFields.tsx'
import styles from './Rules.module.css'
import { words } from './words.ts'

type Props = {
  rules: readonly CategoryRule[]
  /** How many articles have their category from each. */
  ruled: readonly number[]
  categories: Choices['categories']
  onChange: (rules: readonly CategoryRule[]) => void
  onClose: () => void
}

/** The seller's rules for categories, in the order in which they are asked; articles follow what is written at once. */
export function RulesDialog({ rules, ruled, categories, onChange, onClose }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** The rule that was added or moved, which takes the focus; past the last one the way to another does. */
  const [changed, setChanged] = useState<number | null>(null)
  useEffect(() => {
    if (changed === null) return
    const field = list.current?.children[changed]?.querySelector('input')
    const target = field ?? add.current
    target?.focus()
    setChanged(null)
  }, [changed])

  const first: CategoryRule = {
    field: 'sku',
    test: 'inizia',
    text: '',
    category: categories[0]?.value ?? 'base',
  }
  const replace = (at: number, ...others: CategoryRule[]) =>
    onChange(rules.toSpliced(at, 1, ...others))
  const moveUp = (at: number, rule: CategoryRule) => {
    onChange(rules.toSpliced(at, 1).toSpliced(at - 1, 0, rule))
    setChanged(at - 1)
  }

  const leave = () => {
    const written = rules.filter(({ text }) => text.trim() !== '')
    if (written.length < rules.length) onChange(written)
    onClose()
  }

  return (
    <ListDialog title={words.title} onClose={leave}>
      {(close) => (
        <>
          <p className="muted">{rules.length === 0 ? words.empty : words.intro}</p>
          <ol ref={list} className={`stack ${styles.rules}`}>
            {rules.map((rule, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in their order
              <li key={at}>
                <RuleFields
                  rule={rule}
                  number={at + 1}
                  count={ruled[at] ?? 0}
                  categories={categories}
                  onChange={(next) => replace(at, next)}
                  onUp={at === 0 ? null : () => moveUp(at, rule)}
                  onRemove={() => {
                    replace(at)
                    setChanged(at)
                  }}
                />
              </li>
            ))}
          </ol>
          <DialogAnswers>
            {rules.length < mostRules && (
              <Button
                ref={add}
                onClick={() => {
                  onChange([...rules, first])
                  setChanged(rules.length)
                }}
              >
                {words.add}
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              {words.done}
            </Button>
          </DialogAnswers>
        </>
      )}
    </ListDialog>
  )
}
