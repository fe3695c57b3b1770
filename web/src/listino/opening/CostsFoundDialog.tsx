import { useState } from 'react'
import { today } from '../../calculation/today.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { DialogAnswers, ListDialog } from '../../ui/ListDialog.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import type { JoinInput } from '../worker/api.ts'
import { ChangedCosts } from './ChangedCosts.tsx'
import { ColumnsNote } from './ColumnsNote.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import { words } from './words.ts'

const { costsFound: said } = words

type Props = {
  list: List
  waiting: NonNullable<ListState['costsFound']>
  onJoin: (how: JoinInput) => void
  onLookUp: (withoutSuffix: boolean) => void
  onClose: () => void
}

/** Says what a file of costs would do to the list, before it does. */
export function CostsFoundDialog({
  list,
  waiting: { found, account },
  onJoin,
  onLookUp,
  onClose,
}: Props) {
  const { fileName, joining, adding, changing, losing, unused, problems, hasOthers } = found
  const { unknown, firstProblems, isLookedUpWithoutSuffix } = found
  const { review, day: named } = found
  const none = unused === 0 && problems > 0 ? said.noneUsable : said.none
  const [day, setDay] = useState(named || today())
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [leavesRises, setLeavesRises] = useState(false)
  const toggle = (id: number) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <ListDialog title={said.title(joining)} onClose={onClose}>
      {(close) => {
        const join = (isReplacing: boolean) => () => {
          onJoin({ isReplacing, from: day, leftOut: [...leftOut], leavesRises })
          close()
        }
        return (
          <>
            <p>{said.from(fileName)}</p>
            <ul>
              {[
                said.adding(adding),
                said.changing(changing),
                said.losing(losing),
                said.unknown(unknown),
                said.unused(unused),
                said.problems(problems),
                ...firstProblems.map(({ row, sku, reason }) => said.row(row, sku, reason)),
              ]
                .filter((line) => line !== '')
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
            <FoldedLine
              title={account.short}
              said={account.warnings.map((warning) => <p key={warning}>{warning}</p>)}
            >
              <ColumnsNote account={account} file={fileName} />
            </FoldedLine>
            {(unused > 0 || isLookedUpWithoutSuffix) && (
              <label className="row">
                <input
                  type="checkbox"
                  checked={isLookedUpWithoutSuffix}
                  onChange={({ target }) => onLookUp(target.checked)}
                />
                {words.costs.suffix}
              </label>
            )}
            {joining === 0 && <p>{none}</p>}
            {joining > 0 && named !== null && (
              <div className="stack">
                <DateField
                  label={said.fromDay}
                  name="vale-dal"
                  value={day}
                  min="2000-01-01"
                  max="2199-12-31"
                  problem={day === '' ? said.noDay : null}
                  onChange={setDay}
                />
                <p className="note">{named === '' ? said.fromToday : said.fromName}</p>
              </div>
            )}
            {review.count > 0 && (
              <ChangedCosts
                list={list}
                review={review}
                leftOut={leftOut}
                leavesRises={leavesRises}
                onToggle={toggle}
                onLeaveRises={setLeavesRises}
              />
            )}
            {hasOthers && joining > 0 && <p>{said.merging}</p>}
            <DialogAnswers>
              <Button onClick={close}>{said.cancel}</Button>
              {hasOthers && joining > 0 && (
                <Button disabled={day === ''} onClick={join(true)}>
                  {said.replace}
                </Button>
              )}
              {joining > 0 && (
                <Button variant="primary" disabled={day === ''} onClick={join(false)}>
                  {said.join}
                </Button>
              )}
            </DialogAnswers>
          </>
        )
      }}
    </ListDialog>
  )
}
