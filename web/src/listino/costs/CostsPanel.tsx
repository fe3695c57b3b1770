import type { CostSource, TypedCost } from '@margine/listino'
import type { CostsQuery, ShownCost, ShownCosts } from '@margine/listino/list'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { dayOf } from '../cost-source.ts'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { CostForm } from './CostForm.tsx'
import { CostItem, codeOf } from './CostItem.tsx'
import styles from './Costs.module.css'
import { MissingCosts, noneTyped, writtenIn } from './MissingCosts.tsx'
import { words } from './words.ts'

/** How many are shown at first, and added by each press. */
const atOnce = 50

type Props = {
  list: List
  state: ListState
  /** What is shown first. */
  first: CostsQuery['of']
  onClose: () => void
}

/** What is asked of the costs now, and the newest answer; each change of what is remembered asks again. */
function useShownCosts({ list, state }: Pick<Props, 'list' | 'state'>, query: CostsQuery) {
  const [shown, setShown] = useState<{ of: CostsQuery['of']; costs: ShownCosts } | null>(null)
  const { of, text, most } = query
  const { costs } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered has changed with each news of it
  useEffect(() => {
    let isOver = false
    void list.api.rememberedCosts({ of, text, most }).then((found) => {
      if (!isOver) setShown({ of, costs: found })
    })
    return () => {
      isOver = true
    }
  }, [list, of, text, most, costs])
  return shown?.of === of ? shown.costs : null
}

/** The costs that are remembered: looked for, corrected, added, exported, deleted; and those that articles lack. */
export function CostsPanel({ list, state, first, onClose }: Props) {
  const [of, setOf] = useState(first)
  const [text, setText] = useState('')
  const [most, setMost] = useState(atOnce)
  /** The key of the one that is corrected; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const [news, setNews] = useState('')
  const [typed, setTyped] = useState(() => noneTyped(state.terms.costoIncludesIVA))
  const search = useRef<HTMLInputElement>(null)
  const missingForm = useId()
  const shown = useShownCosts({ list, state }, { of, text, most })
  const missing = state.figures?.without ?? state.facts?.costs?.missing ?? 0
  const { keeping } = state.costs

  const endEditing = () => {
    setEdited(null)
    search.current?.focus()
  }
  const save = async (costs: readonly TypedCost[], corrected?: ShownCost) => {
    const instead = corrected && { instead: { key: corrected.key, holding: corrected.holding } }
    await list.api.changeCosts(
      corrected === undefined ? { type: 'added', costs } : { type: 'typed', costs, ...instead },
    )
    setNews(words.saved(costs.length))
  }
  /** What is typed is kept by whoever only closes. */
  const leave = () => {
    const written = writtenIn(typed)
    if (written.length > 0) void save(written)
    onClose()
  }
  const look = (next: CostsQuery['of']) => {
    setOf(next)
    setEdited(null)
    setMost(atOnce)
  }

  return (
    <ListDialog title={words.title} onClose={leave}>
      {(close) => (
        <>
          {of === 'remembered' && (
            <Summary
              shown={shown}
              onUndo={(source) => {
                void list.api.changeCosts({ type: 'undone', source })
                setNews(words.undone(source.file))
              }}
            />
          )}
          {keeping !== 'kept' && <Notice kind="error">{words.keeping[keeping]}</Notice>}
          <div className={`row ${styles.tools}`}>
            <TextField
              ref={search}
              label={words.search}
              name="costi"
              autoComplete="off"
              value={text}
              onChange={setText}
            />
            {state.facts !== null && (
              <fieldset className={`row ${styles.which}`}>
                <legend className="visually-hidden">{words.which}</legend>
                <Button aria-pressed={of === 'remembered'} onClick={() => look('remembered')}>
                  {words.remembered(of === 'remembered' && shown !== null ? shown.all : null)}
                </Button>
                <Button aria-pressed={of === 'missing'} onClick={() => look('missing')}>
                  {words.missing(missing)}
                </Button>
              </fieldset>
            )}
          </div>
          <p role="status" className={`note ${styles.news}`}>
            {shown === null ? words.loading : news}
          </p>
          {edited === '' && (
            <CostForm
              cost={null}
              onSave={(cost) => {
                endEditing()
                void save([cost])
              }}
              onCancel={endEditing}
            />
          )}
          {shown !== null && of === 'missing' && shown.fitting > 0 && (
            <MissingCosts
              id={missingForm}
              costs={shown.costs}
              typed={typed}
              onType={setTyped}
              onSave={save}
            />
          )}
          {shown !== null && of === 'remembered' && (
            <Remembered
              costs={shown.costs}
              edited={edited}
              onEdit={setEdited}
              onEnd={endEditing}
              onSave={save}
              onDelete={(cost) => {
                search.current?.focus()
                const { key, holding, isOnly } = cost
                void list.api.changeCosts({ type: 'deleted', key, ...(!isOnly && { holding }) })
                setNews(words.deleted(codeOf(cost)))
              }}
            />
          )}
          {shown !== null && (
            <Found shown={shown} of={of} text={text} onMore={() => setMost(most + atOnce)} />
          )}
          <Answers
            of={of}
            shown={shown}
            form={missingForm}
            canDelete={keeping === 'unreadable' || (shown?.all ?? 0) > 0}
            onDeleteAll={() => setIsDeleting(true)}
            onExport={list.exports.costs}
            onAdd={() => setEdited('')}
            onOpen={(file) => {
              close()
              list.files.addCosts(file)
            }}
            onClose={close}
          />
          {isDeleting && shown !== null && (
            <ConfirmDialog
              message={words.deleteAllQuestion(shown.all)}
              confirm={words.deleteAll}
              onConfirm={() => {
                void list.api.changeCosts({ type: 'allDeleted' })
                setNews(words.allDeleted)
              }}
              onClose={() => setIsDeleting(false)}
            />
          )}
        </>
      )}
    </ListDialog>
  )
}

type AnswersProps = {
  of: CostsQuery['of']
  shown: ShownCosts | null
  /** The id of the form with costs that were missing. */
  form: string
  canDelete: boolean
  onDeleteAll: () => void
  onExport: () => void
  onAdd: () => void
  onOpen: (file: File) => void
  onClose: () => void
}

/** What can be done with all that is remembered, or with what is typed. */
function Answers(props: AnswersProps) {
  const { of, shown, form, canDelete, onDeleteAll, onExport, onAdd, onOpen, onClose } = props
  const isSaving = of === 'missing' && shown !== null && shown.fitting > 0
  return (
    <DialogAnswers>
      {of === 'remembered' && canDelete && <Button onClick={onDeleteAll}>{words.deleteAll}</Button>}
      {of === 'remembered' && shown !== null && shown.all > 0 && (
        <Button onClick={onExport}>{words.export}</Button>
      )}
      {of === 'remembered' && <FileButton onFiles={onOpen}>{words.open}</FileButton>}
      {of === 'remembered' && <Button onClick={onAdd}>{words.add}</Button>}
      <Button onClick={onClose}>{words.close}</Button>
      {isSaving && (
        <Button type="submit" form={form} variant="primary">
          {words.saveAll}
        </Button>
      )}
    </DialogAnswers>
  )
}

type RememberedProps = {
  costs: readonly ShownCost[]
  /** The key of the one that is corrected. */
  edited: string | null
  onEdit: (key: string) => void
  onEnd: () => void
  onSave: (costs: readonly TypedCost[], corrected: ShownCost) => Promise<void>
  onDelete: (cost: ShownCost) => void
}

type SummaryProps = { shown: ShownCosts | null; onUndo: (source: CostSource) => void }

/** How much is remembered, and the file that was joined last, to take it back. */
function Summary({ shown, onUndo }: SummaryProps) {
  if (shown === null) return null
  const { all, span, last } = shown
  return (
    <>
      <p>{words.summary(all, span)}</p>
      {last !== null && (
        <p className="row">
          <Button onClick={() => onUndo(last)}>{words.undo(last.file)}</Button>
          <span className="note">{dayOf(last.at)}</span>
        </p>
      )}
    </>
  )
}

/** What an entry is known by among those that are shown. */
const placeOf = ({ key, holding }: ShownCost): string =>
  [key, holding.marketplace, holding.from, holding.to].join('\n')

function Remembered({ costs, edited, onEdit, onEnd, onSave, onDelete }: RememberedProps) {
  return (
    <ul className={styles.costs}>
      {costs.map((cost) => (
        <li key={placeOf(cost)}>
          {edited === placeOf(cost) ? (
            <CostForm
              cost={cost}
              onSave={(typed) => {
                onEnd()
                void onSave([typed], cost)
              }}
              onCancel={onEnd}
            />
          ) : (
            <CostItem
              cost={cost}
              onCorrect={() => onEdit(placeOf(cost))}
              onDelete={() => onDelete(cost)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type FoundProps = { shown: ShownCosts; of: CostsQuery['of']; text: string; onMore: () => void }

/** That nothing fits, or that there is more. */
function Found({ shown, of, text, onMore }: FoundProps) {
  const left = shown.fitting - shown.costs.length
  if (left > 0) return <Button onClick={onMore}>{words.more(left)}</Button>
  if (shown.fitting > 0) return null
  if (of === 'missing' && text === '') return <p>{words.noneMissing}</p>
  return shown.all > 0 && <p>{words.none}</p>
}
