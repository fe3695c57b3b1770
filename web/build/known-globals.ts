import type { Plugin } from 'vite'

/** What every browser that we build for has, in pages and in workers. */
const functions = [
  'AbortController',
  'MessageChannel',
  'Object.is',
  'Promise',
  'WeakMap',
  'clearTimeout',
  'performance.getEntriesByType',
  'performance.now',
  'queueMicrotask',
  'reportError',
  'setTimeout',
]

/** What no browser has. */
const missing = ['process', 'setImmediate']

const typeOf = (names: string[], type: string) =>
  names.map((name) => [`typeof ${name}`, JSON.stringify(type)])

/**
 * Tells the build what React asks of the place it runs in, so that what it has for others is left out. The developer
 * tools of a browser find nothing to read in the built pages.
 */
export const knownGlobals = (): Plugin => ({
  name: 'known-globals',
  apply: 'build',
  config: () => ({
    define: {
      ...Object.fromEntries([
        ...typeOf(functions, 'function'),
        ...typeOf(missing, 'undefined'),
        ...typeOf(['performance'], 'object'),
      ]),
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      // Internet Explorer's.
      'document.documentMode': 'undefined',
    },
  }),
})
