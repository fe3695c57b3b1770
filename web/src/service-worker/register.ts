import { trustedScript } from '../trusted-scripts.ts'

/** Makes the next visits work without a network. Where a browser refuses it, everything works as it does without. */
export function registerWorker(): void {
  // It has a script of its own only once it is built.
  if (import.meta.env.DEV) return
  const register = () => navigator.serviceWorker?.register(trustedScript('/sw.js')).catch(() => {})
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
