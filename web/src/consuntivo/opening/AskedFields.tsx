import { useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { BooksActions } from '../page/books.ts'
import type { Asked } from '../worker/api.ts'
import { fileWords, askedWords as said } from './words.ts'

const OpenElsewhere = lazyPart(async () => {
  return (await import('../../ui/OpenElsewhere.tsx')).OpenElsewhere
})

const TitlesDialog = lazyPart(async () => (await import('./TitlesDialog.tsx')).TitlesDialog)

const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'PLN', 'CZK', 'DKK', 'NOK', 'HUF', 'RON']

const choices: Record<'currency' | 'mark', { value: string; label: string }[]> = {
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

type Props = { asked: readonly Asked[]; actions: Pick<BooksActions, 'say' | 'remove'> }

/** Asks what files don't say, before they can count. */
export function AskedFields({ asked, actions }: Props) {
  return asked.map((one) =>
    one.about === 'titles' ? (
      <AskedTitles key={one.name} asked={one} actions={actions} />
    ) : (
      <Notice key={one.name} kind="error">
        <p>{said.lead[one.about](one.name)}</p>
        <SelectField
          label={said[one.about]}
          value=""
          options={choices[one.about]}
          onChange={(value) => value !== '' && actions.say(one.name, { [one.about]: value })}
        />
      </Notice>
    ),
  )
}

type TitlesProps = { asked: Extract<Asked, { about: 'titles' }>; actions: Props['actions'] }

/** A file that is no report that is known: the seller may say which one it is, and what its columns are. */
function AskedTitles({ asked: { name, header, list }, actions }: TitlesProps) {
  const [isSaying, setIsSaying] = useState(false)
  return (
    <>
      <Notice kind="error">
        <p>{list === null ? said.lead.titles(name) : said.lead.list(name)}</p>
        <div className="row">
          {list !== null && <OpenElsewhere page="/listino" file={list} />}
          <Button onClick={() => setIsSaying(true)}>{said.titles}</Button>
          <Button aria-label={fileWords.remove(name)} onClick={() => actions.remove(name)}>
            {fileWords.removeShort}
          </Button>
        </div>
      </Notice>
      {isSaying && (
        <TitlesDialog
          name={name}
          header={header}
          onSay={(titles) => actions.say(name, { titles })}
          onClose={() => setIsSaying(false)}
        />
      )}
    </>
  )
}
