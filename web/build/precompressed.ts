import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css)$/

/** Writes a `.br` and a `.gz` beside each compressible asset, so that the server never compresses one. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue
          const source = file.type === 'chunk' ? file.code : file.source
          const bytes = Buffer.from(source)
          const br = brotliCompressSync(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            },
          })
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(bytes, { level: 9 }),
          })
        }
      },
    },
  }
}
