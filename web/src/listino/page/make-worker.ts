import { filesOf } from '../../person/files.ts'
import { person } from '../../person/person.ts'
import { trustedScript } from '../../trusted-scripts.ts'
import workerUrl from '../worker/worker.ts?worker&url'

/** Starts the worker that knows the list; its name is the folder that it keeps it in. */
export const makeWorker = (): Worker =>
  new Worker(trustedScript(workerUrl), { type: 'module', name: filesOf(person.id) })
