const name = 'margine.google'

/** Tells the page that opened the popup how it ended: `ok`, or a problem's code. */
export function tellOpener(outcome: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(outcome)
  channel.close()
}

/** Listens for how a popup ended; returns how to stop listening. */
export function hearOutcome(heard: (outcome: string) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => heard(String(data)))
  return () => channel.close()
}
