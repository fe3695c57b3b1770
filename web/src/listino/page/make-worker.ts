import { trustedScript } from '../../trusted-scripts.ts'
import workerUrl from '../worker/worker.ts?worker&url'

/** Starts the worker that knows the list. */
export const makeWorker = (): Worker =>
  new Worker(trustedScript(workerUrl), { type: 'module', name: 'listino' })
