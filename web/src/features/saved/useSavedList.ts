import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isWithoutServer, serverIsBack } from '../../session/signed-in-user.ts'
import { strings } from '../../strings.ts'
import { calculationsApi } from './calculations-api.ts'
import { isForNobodyHere, limitProblem, type SavedProblem, savedProblem } from './saved-problem.ts'

type Records = readonly SavedRecord[]

/** What somebody saved, as far as this page knows. */
export type SavedList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; records: Records }

const failedWith = strings.saved.loadFailed

/**
 * The list of what somebody saved: loaded when the page opens, and loaded again in the background
 * when it comes into view, for another window may have changed it.
 *
 * @param shown whether the list is on the screen
 */
export function useSavedList(shown: boolean) {
  const [list, setList] = useState<SavedList>({ kind: 'loading' })
  const [problem, setProblem] = useState<SavedProblem | null>(null)
  /** Counts what makes an answer that is still on its way out of date. */
  const version = useRef(0)
  const discardPending = useCallback(() => {
    version.current++
  }, [])

  /** Asks the server. The answer is out of date if something was asked or changed meanwhile. */
  const fetchList = useCallback(async () => {
    const asked = ++version.current
    const answer = await calculationsApi.list()
    return { answer, isOutdated: asked !== version.current }
  }, [])

  /** Loads the list and returns it; null when that fails. */
  const reload = useCallback(async (): Promise<Records | null> => {
    setList({ kind: 'loading' })
    setProblem(null)
    const { answer, isOutdated } = await fetchList()
    if (!isOutdated) {
      setList(answer.ok ? { kind: 'loaded', records: answer.value } : { kind: 'failed' })
      if (!answer.ok) setProblem(savedProblem(answer.problem, failedWith, () => void reload()))
    }
    return answer.ok ? answer.value : null
  }, [fetchList])

  /** Loads the list again while the old one stays on the screen. A failure changes nothing. */
  const refresh = useEffectEvent(async () => {
    if (list.kind !== 'loaded') return
    const { answer, isOutdated } = await fetchList()
    if (isOutdated) return
    if (answer.ok) {
      setList({ kind: 'loaded', records: answer.value })
      const hasRoom = answer.value.length < mostSavedCalculations
      setProblem((said) => (said === limitProblem && hasRoom ? null : said))
    } else if (isForNobodyHere(answer.problem)) {
      setList({ kind: 'loaded', records: [] })
      setProblem(savedProblem(answer.problem, failedWith, () => void reload()))
    }
  })

  useEffect(() => {
    if (!isWithoutServer) reload()
    else setList({ kind: 'failed' })
    addEventListener(serverIsBack, reload)
    return () => removeEventListener(serverIsBack, reload)
  }, [reload])

  useEffect(() => {
    if (shown) refresh()
  }, [shown])

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  /** Changes the list on the screen, where there is one. */
  const edit = (change: (records: Records) => Records) =>
    setList((known) =>
      known.kind === 'loaded' ? { kind: 'loaded', records: change(known.records) } : known,
    )

  return { list, problem, setProblem, reload, edit, discardPending }
}
