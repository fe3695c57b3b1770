const reminderSeconds = 15

/**
 * Prints what is being done, that it still is, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {NodeJS.WriteStream} out
 */
export async function withProgress(title, work, out = process.stdout) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const overwrite = (/** @type {string} */ line) => out.write(`\r\x1b[K${line}`)
  const remind = () =>
    out.isTTY
      ? overwrite(`${title}… ${seconds()} s`)
      : out.write(`  still at it (${seconds()} s)\n`)

  out.write(out.isTTY ? `${title}…` : `${title}…\n`)
  const reminder = setInterval(remind, out.isTTY ? 1000 : reminderSeconds * 1000)
  try {
    const result = await work()
    const done = `${title}: done in ${seconds()} s\n`
    if (out.isTTY) overwrite(done)
    else out.write(`  done in ${seconds()} s\n`)
    return result
  } catch (error) {
    if (out.isTTY) out.write('\n')
    throw error
  } finally {
    clearInterval(reminder)
  }
}
