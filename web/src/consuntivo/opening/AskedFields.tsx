import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { BooksActions } from '../page/books.ts'
import { words } from '../words.ts'
import type { Asked, Unsaid } from '../worker/api.ts'

const said = words.asked

const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'PLN', 'CZK', 'DKK', 'NOK', 'HUF', 'RON']

const choices: Record<keyof Unsaid, { value: string; label: string }[]> = {
  currency: [
    { value: '', label: said.choose },
    ...currencies.map((value) => ({ value, label: value })),
  ],
  mark: [
    { value: '', label: said.choose },
    { value: 'comma', label: said.comma },
    { value: 'dot', label: said.dot },
  ],
}

type Props = { asked: readonly Asked[]; onSay: BooksActions['say'] }

/** Asks what files don't say, before they can count. */
export function AskedFields({ asked, onSay }: Props) {
  return asked.map(({ name, about }) => (
    <Notice key={name} kind="error">
      <p>{said.lead[about](name)}</p>
      <SelectField
        label={said[about]}
        value=""
        options={choices[about]}
        onChange={(value) => value !== '' && onSay(name, { [about]: value })}
      />
    </Notice>
  ))
}
