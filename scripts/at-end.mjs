import { constants } from 'node:os'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<() => void>} */
const works = new Set()
let watching = false

function watch() {
  process.once('exit', () => {
    for (const work of works) work()
  })
  for (const signal of signals) {
    // An earlier listener (Playwright, Vitest, PostgreSQL's library) ends this process itself.
    if (process.listenerCount(signal) > 0) continue
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
}

/**
 * Does something when this process ends: by itself, by an error or by a signal that leaves time.
 * Answers how to forget it.
 * @param {() => void} work done at once: nothing can be awaited any more
 */
export function atEnd(work) {
  if (!watching) watch()
  watching = true
  works.add(work)
  return () => void works.delete(work)
}

/**
 * A process that we started and that must not outlive us.
 * @template {ChildProcess} Child
 * @param {Child} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Child}
 */
export function endsWithUs(child, signal = 'SIGKILL') {
  const forget = atEnd(() => child.kill(signal))
  child.once('exit', forget)
  return child
}
