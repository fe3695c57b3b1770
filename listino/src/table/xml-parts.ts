import { asUnreadable } from './unreadable.ts'
import { attribute, type XmlListener, XmlScanner } from './xml-scanner.ts'
import type { Zip } from './zip.ts'

/** Lets others have their turn; throws where what is read isn't wanted any more. */
export type Pause = () => Promise<void>

/** After so many characters others have their turn: some hundredths of a second. */
const betweenPauses = 1 << 21
/** To open a part takes as long as so many characters. */
const opening = 1 << 16

/** Counts what is done for a workbook, and lets others have their turn where it was much. */
export class Turns {
  readonly #pause: Pause
  #done = 0

  constructor(pause: Pause) {
    this.#pause = pause
  }

  async after(done: number): Promise<void> {
    this.#done += done
    if (this.#done < betweenPauses) return
    this.#done = 0
    await this.#pause()
  }
}

function orUnreadable(scan: () => void): void {
  try {
    scan()
  } catch (error) {
    throw asUnreadable(error)
  }
}

/**
 * Tells a part of a workbook to a listener, and stops after each piece of it; nothing where the zip doesn't have it. Throws
 * `Unreadable`, and what a pause throws.
 */
export async function* told(
  zip: Zip,
  path: string,
  listener: XmlListener,
  turns: Turns,
): AsyncGenerator<void> {
  const scanner = new XmlScanner(listener)
  await turns.after(opening)
  for await (const piece of zip.textOf(path)) {
    const before = scanner.looked
    orUnreadable(() => scanner.take(piece))
    yield
    await turns.after(scanner.looked - before)
  }
  orUnreadable(() => scanner.end())
}

/** Tells all of a part to a listener. */
export async function tell(
  zip: Zip,
  path: string,
  listener: XmlListener,
  turns: Turns,
): Promise<void> {
  for await (const _ of told(zip, path, listener, turns));
}

/** No prefix of a tag is longer. */
const longestPrefix = 64

/** Where the end tag of an element stands in a text, whatever its prefix; -1 where it isn't there. */
function endTagIn(text: string, element: string): number {
  for (let at = text.indexOf(element); at !== -1; at = text.indexOf(element, at + 1)) {
    const before = text.slice(Math.max(0, at - longestPrefix), at)
    const tag = before.lastIndexOf('</')
    const prefix = before.slice(tag + 2)
    if (tag !== -1 && (prefix === '' || /^[\w.-]+:$/.test(prefix))) return at - before.length + tag
  }
  return -1
}

/** To pass over a character takes so much of what it takes to look at it. */
const passing = 1 / 8

/**
 * Tells what stands behind an element of a part to a listener. What is in the element is unpacked, and not looked at. Throws
 * `Unreadable`, and what a pause throws.
 */
export async function tellBehind(
  zip: Zip,
  path: string,
  element: string,
  listener: XmlListener,
  turns: Turns,
): Promise<void> {
  const scanner = new XmlScanner(listener)
  let isBehind = false
  let passed = ''
  for await (const piece of zip.textOf(path)) {
    let text = piece
    if (!isBehind) {
      await turns.after(piece.length * passing)
      text = passed + piece
      passed = text.slice(-longestPrefix - element.length)
      const end = endTagIn(text, element)
      isBehind = end !== -1
      text = isBehind ? text.slice(end) : ''
    }
    orUnreadable(() => scanner.take(text))
    await turns.after(text.length)
  }
}

/** Where a part is that another names, seen from the folder of that one. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/'))
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  return path.join('/')
}

/** The parts that another names, by what it calls them. */
export type Relations = ReadonlyMap<string, { kind: string; path: string }>

/** Which parts another names. */
export async function relationsOf(zip: Zip, path: string, turns: Turns): Promise<Relations> {
  const cut = path.lastIndexOf('/')
  const folder = path.slice(0, Math.max(0, cut))
  const relations = new Map<string, { kind: string; path: string }>()
  const open = (name: string, attributes: string) => {
    if (name !== 'Relationship') return
    const kind = attribute(attributes, 'Type')?.split('/').at(-1) ?? ''
    const target = attribute(attributes, 'Target') ?? ''
    relations.set(attribute(attributes, 'Id') ?? '', { kind, path: pathFrom(folder, target) })
  }
  const own = `${folder === '' ? '' : `${folder}/`}_rels/${path.slice(cut + 1)}.rels`
  await tell(zip, own, { open }, turns)
  return relations
}
