import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { words as said } from '../what-if/words.ts'
import { RulesDialog } from './lazy-rules-dialog.ts'

type Props = Omit<ComponentProps<typeof RulesDialog>, 'onClose'>

/** How many rules there are for the categories of articles, and the way to them. */
export function RulesField({ rules, ruled, categories, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="field">
        <p className="label">{said.rules}</p>
        <Button onClick={() => setIsOpen(true)}>
          {rules.length === 0 ? said.writeRules : said.ruleCount(rules.length)}
        </Button>
      </div>
      {isOpen && (
        <RulesDialog
          rules={rules}
          ruled={ruled}
          categories={categories}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
