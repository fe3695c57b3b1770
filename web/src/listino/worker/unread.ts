import { Unreadable } from '@margine/listino'
import { messages } from './words.ts'

/** Thrown where files can't be read; its message is for whoever chose them. */
export class Unread extends Error {}

/** A folder was dropped, or the file was moved, changed or locked since it was chosen. */
const isOutOfReach = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)

/** Does what reads a file. Throws `Unread`, which names the file, where nothing can be read from it. */
export async function readingOf<Read>({ name }: File, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Unread(messages.unreadable[error.code](name, error.detail))
    if (isOutOfReach(error)) throw new Unread(messages.outOfReach(name))
    throw error
  }
}
