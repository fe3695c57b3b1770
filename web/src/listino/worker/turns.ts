/** Thrown where what is worked on isn't wanted any more. */
export class Outdated extends Error {}

/** Lets others have their turn; throws where what is worked on isn't wanted any more. */
export type Pause = () => Promise<void>

/** A turn for whatever else waits. */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** What takes a moment begins once a slider rests. */
export const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 100))
