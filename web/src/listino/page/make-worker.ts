import { filesOf, nowhere } from '../../person/files.ts'
import { person } from '../../person/person.ts'
import { trustedScript } from '../../trusted-scripts.ts'
import workerUrl from '../worker/worker.ts?worker&url'

/** Starts a worker that knows a list; its name is the folder that it keeps it in. */
const workerOf = (home: string) => (): Worker =>
  new Worker(trustedScript(workerUrl), { type: 'module', name: home })

/** That of the person's list. */
export const makeWorker = workerOf(filesOf(person.id))

/** That of a list which is only shown. */
export const makeExampleWorker = workerOf(nowhere)
