/** Whether a dialog has to be answered before anything else. */
export const isBehindDialog = () => document.querySelector('dialog:modal') !== null

/** Comes once no dialog has to be answered. */
export function noDialog(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isBehindDialog()) return
      observer.disconnect()
      resolve()
    }
    // Not at once: what closes a dialog may open the next.
    const observer = new MutationObserver(() => setTimeout(look))
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    look()
  })
}
