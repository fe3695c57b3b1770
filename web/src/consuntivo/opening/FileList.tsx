import { kinds } from '@margine/listino'
import { useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { BooksActions } from '../page/books.ts'
import { words } from '../words.ts'
import type { Books, FileFacts, Kept, UnknownType } from '../worker/api.ts'
import styles from './FileList.module.css'
import { fileWords as said } from './words.ts'

const OpenElsewhere = lazyPart(async () => {
  return (await import('../../ui/OpenElsewhere.tsx')).OpenElsewhere
})

const meanings = (none: string) => [
  { value: '', label: none },
  ...Object.values(kinds).map(({ name }) => ({ value: name, label: name })),
]

const firstMeanings = meanings(said.chooseMeaning)
const otherMeanings = meanings(said.setAside)

type Props = { books: Books; kept: Kept; actions: BooksActions }

/** The files that were read, with where everything in them went, and what nobody knows of them. */
export function FileList({ books, kept, actions }: Props) {
  const [isForgetting, setIsForgetting] = useState(false)
  return (
    <section className={`stack ${styles.files}`} aria-label={said.title}>
      <div className="row apart">
        <h2>{said.title}</h2>
        <div className="row">
          <FileButton isMultiple onFiles={actions.open}>
            {said.add}
          </FileButton>
          <Button onClick={() => setIsForgetting(true)}>{said.removeAll}</Button>
        </div>
      </div>
      <ul className={`card ${styles.list}`}>
        {books.files.map((file) => (
          <Report key={file.name} file={file} actions={actions} />
        ))}
        {books.costs.map(({ name, file, articles, pieces, uncounted }) => (
          <li className="entry" key={name}>
            <h3>{name}</h3>
            <Remove name={name} actions={actions} />
            <div>
              <p className={`note ${styles.said}`}>{said.costs(articles)}</p>
              <span className="screen-only">
                <OpenElsewhere page="/listino" file={file} />
              </span>
              {pieces > 0 && <p className={`note ${styles.said}`}>{said.pieces(pieces)}</p>}
              {uncounted.length > 0 && (
                <p className={`note ${styles.said}`}>{said.uncounted(uncounted)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {books.remembered !== null && (
        <p className={`note ${styles.said}`}>{said.remembered(books.remembered)}</p>
      )}
      {books.costs.length === 0 && books.remembered === null && (
        <p className={`note ${styles.said}`}>{said.noCosts}</p>
      )}
      {books.meanings.length > 0 && (
        <section className="screen-only stack" aria-label={said.meanings}>
          <h3>{said.meanings}</h3>
          <div className="row">
            {books.meanings.map(({ type, kind }) => (
              <SelectField
                key={type}
                label={type}
                value={kind}
                options={otherMeanings}
                onChange={(other) => actions.mean({ type, kind: other })}
              />
            ))}
          </div>
        </section>
      )}
      <p role="status" className="screen-only note">
        {words.kept[kept]}
      </p>
      {isForgetting && (
        <ConfirmDialog
          message={said.removeAllQuestion}
          confirm={said.removeAll}
          onConfirm={() => {
            setIsForgetting(false)
            actions.forget()
          }}
          onClose={() => setIsForgetting(false)}
        />
      )}
    </section>
  )
}

function Remove({ name, actions }: { name: string; actions: BooksActions }) {
  return (
    <Button aria-label={said.remove(name)} onClick={() => actions.remove(name)}>
      {said.removeShort}
    </Button>
  )
}

function Report({ file, actions }: { file: FileFacts; actions: BooksActions }) {
  const { name, isEven, sums, notes, unknown } = file
  return (
    <li className="entry">
      <h3>{name}</h3>
      <Remove name={name} actions={actions} />
      <div>
        <details className={`note ${styles.said}`}>
          <summary>{file.said}</summary>
          {file.rows}
        </details>
        {sums.map((sum) => (
          <p key={sum} className={`note ${styles.said}`}>
            {sum}
          </p>
        ))}
        <p className={`note ${styles.even}`} data-odd={!isEven}>
          {isEven ? said.even : said.odd}
        </p>
        {notes.map((note) => (
          <p key={note} className={`note ${styles.said}`}>
            {note}
          </p>
        ))}
        {(file.asksAccount || file.account !== '') && (
          <Account key={file.account} file={file} actions={actions} />
        )}
        {unknown.map((one) => (
          <Unknown key={one.said} unknown={one} actions={actions} />
        ))}
      </div>
    </li>
  )
}

/** Says which account a report is of, where it doesn't: reports of two accounts tell different money. */
function Account({ file, actions }: { file: FileFacts; actions: BooksActions }) {
  const [account, setAccount] = useState(file.account)
  return (
    <form
      className={`tinted row ${styles.unknown}`}
      onSubmit={(event) => {
        event.preventDefault()
        actions.say(file.name, { account: account.trim() })
      }}
    >
      <TextField
        label={said.account}
        name="account"
        autoComplete="off"
        value={account}
        onChange={setAccount}
      />
      <Button type="submit">{said.saveAccount}</Button>
    </form>
  )
}

/** Rows that are set aside, until the seller says what they are. */
function Unknown({ unknown, actions }: { unknown: UnknownType; actions: BooksActions }) {
  return (
    <div className={`tinted row ${styles.unknown}`}>
      <p>{unknown.said}</p>
      {unknown.type !== '' && (
        <SelectField
          label={said.meaning}
          value=""
          options={firstMeanings}
          onChange={(kind) => kind !== '' && actions.mean({ type: unknown.type, kind })}
        />
      )}
    </div>
  )
}
