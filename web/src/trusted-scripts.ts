/** What the page makes scripts with; TypeScript's own types don't know it yet. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes

/** The service worker, and the worker of the list under the name that the build gives it. */
const ours = /^\/(?:sw|assets\/worker-[\w-]+)\.js$/

// The only policy that the server lets a page have: it knows two scripts.
const policy = policies?.createPolicy('margine-workers', {
  createScriptURL: (url) => {
    if (import.meta.env.PROD && !ours.test(url)) throw new TypeError(`${url} is no worker of ours`)
    return url
  },
})

/** The address of a script that a worker is made of. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url
