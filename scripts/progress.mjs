const reminderSeconds = 15

/**
 * Says what is being done, that it still is, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function withProgress(title, work) {
  const { stdout } = process
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const overwrite = (/** @type {string} */ line) => stdout.write(`\r\x1b[K${line}`)
  const remind = () =>
    stdout.isTTY
      ? overwrite(`${title}… ${seconds()} s`)
      : console.log(`  still at it (${seconds()} s)`)

  stdout.write(stdout.isTTY ? `${title}…` : `${title}…\n`)
  const reminder = setInterval(remind, stdout.isTTY ? 1000 : reminderSeconds * 1000)
  try {
    const result = await work()
    const done = `${title}: done in ${seconds()} s\n`
    if (stdout.isTTY) overwrite(done)
    else stdout.write(`  done in ${seconds()} s\n`)
    return result
  } catch (error) {
    if (stdout.isTTY) stdout.write('\n')
    throw error
  } finally {
    clearInterval(reminder)
  }
}
