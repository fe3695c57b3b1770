import type { Plugin } from 'vite'

const styleImport = /^import styles from ('[^']+\.module\.css')$/m

/**
 * Imports the names of a style sheet one by one, not as an object, so that the build writes each where it is used and
 * leaves out the rest. A name that is looked up needs the object.
 */
export const inlinedStyleNames = (): Plugin[] => [
  {
    name: 'inlined-style-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: { include: /\.module\.css'/, exclude: /\bstyles\[/ } },
      handler: (code) => ({
        code: code.replace(styleImport, 'import * as styles from $1'),
        map: null,
      }),
    },
  },
  {
    // Vite writes the rules of the style sheets that a chunk holds: one with all its names inlined must stay in it.
    name: 'style-sheets-stay',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
