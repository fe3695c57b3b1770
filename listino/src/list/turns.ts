/** Lets others have their turn; throws where what is worked on was aborted. */
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

/** Turns for others, until a signal is aborted. */
export const pauseUntil =
  (signal: AbortSignal): Pause =>
  async () => {
    await turn()
    signal.throwIfAborted()
  }

/** What steps come to, with a pause between one and the next. */
export async function inSteps<Made>(steps: Generator<void, Made>, pause: Pause): Promise<Made> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** So many rows are worked on between two pauses. */
export const sliceLength = 1 << 16

/** Works on rows from one to before another, with a pause between one slice and the next. */
export async function inSlices(
  length: number,
  pause: Pause,
  work: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < length; from += sliceLength) {
    work(from, Math.min(from + sliceLength, length))
    await pause()
  }
}

/** What some work comes to; null where it was aborted. */
export async function unlessAborted<Made>(
  signal: AbortSignal,
  work: () => Promise<Made>,
): Promise<Made | null> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

/** Work of which the newest counts: what begins aborts what is under way. */
export class Newest {
  #controller = new AbortController()

  begin(): AbortSignal {
    this.abort()
    this.#controller = new AbortController()
    return this.#controller.signal
  }

  abort(): void {
    this.#controller.abort()
  }
}
