import { defineConfig } from 'vite'

/** The server with its libraries in one file: to find and read a thousand takes half of a start. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    // As deep as `process/root.ts`, which is in it.
    outDir: 'dist/program',
    rolldownOptions: {
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
    target: 'esnext',
    minify: false,
    sourcemap: true,
  },
  // What has native code, or data beside it, stays in its package.
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
})
