import { trustedScript } from '../trusted-scripts.ts'

/** Where a browser refuses it, everything works as it does without. */
export async function registerWorker(): Promise<void> {
  // It has a script of its own only once it is built.
  if (import.meta.env.DEV) return
  try {
    const { serviceWorker } = navigator
    const cameBefore = serviceWorker.controller === null
    await serviceWorker.register(trustedScript('/sw.js'))
    if (cameBefore) (await serviceWorker.ready).active?.postMessage('here')
  } catch {
    // The next visit needs a network again.
  }
}
