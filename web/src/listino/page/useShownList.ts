import { useEffect, useState } from 'react'
import { followProfile, profile } from '../../calculation/profile.ts'
import { today } from '../../calculation/today.ts'
import { takeHanded } from '../../person/handed.ts'
import { firstTerms } from './first-terms.ts'
import { List } from './list.ts'
import { makeExampleWorker, makeWorker } from './make-worker.ts'

const termsOfProfile = () => firstTerms(today(), profile())

const newList = () => new List(makeWorker, termsOfProfile())

const newExample = () =>
  new List(makeExampleWorker, { ...firstTerms(today()), fromProfile: [] }, true)

/** A list, and the files that it begins with. */
type Begun = { list: List; first: readonly File[] }

/** The list on the page, which begins as the seller's own: where another takes its place, it ends. */
export function useShownList(onMissing: () => void) {
  const [{ list, first }, setBegun] = useState<Begun>(() => ({ list: newList(), first: [] }))
  const [known, setKnown] = useState<readonly string[]>([])
  const begin = (other: List, ...files: File[]) => {
    list.close()
    setBegun({ list: other, first: files })
  }
  const showOwn = (...files: File[]) => begin(newList(), ...files)

  useEffect(() => {
    list.begin()
    list.files.open(...first)
    void list.api.knownFiles(null).then(setKnown)
    if (list.isExample) return
    void takeHanded(list.files.open)
    return followProfile(() => list.followProfile(termsOfProfile()))
  }, [list, first])

  return {
    list,
    /** The files that are known, by their names. */
    known,
    showOwn,
    showExample: () =>
      import('../../example/shop.ts').then(
        ({ exampleList }) => begin(newExample(), exampleList()),
        onMissing,
      ),
    /** Opens the seller's own files, never beside the invented ones. */
    open(...files: File[]) {
      // Another marketplace's list may come in place of the one that is shown.
      list.keepView()
      if (list.isExample) showOwn(...files)
      else list.files.open(...files)
    },
  }
}
