import workerUrl from '../shop/worker.ts?worker&url'

/** What the page makes scripts with; TypeScript's own types don't know it yet. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes

// The only policy that the server lets a page have: it knows one address.
const policy = policies?.createPolicy('margine-workers', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError(`${url} is no worker of ours`)
    return url
  },
})

/** Starts the worker that knows the list. */
export const makeWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'listino' })
