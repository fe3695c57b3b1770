/** Resolves at the first SIGINT or SIGTERM. Later ones change nothing: one Ctrl-C often sends several. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
}
