import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

/** @typedef {{ env?: NodeJS.ProcessEnv }} RunOptions */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])

/**
 * npm passes a signal to its shell alone, which ends without passing it on: losing that shell counts
 * as a signal to stop. Without npm it doesn't: a terminal may close and leave us running.
 * @param {() => void} stop
 */
function whenAbandoned(stop) {
  const { ppid } = process
  const { npm_lifecycle_event: runByNpm } = process.env
  const abandoned = () => runByNpm !== undefined && process.ppid !== ppid
  return setInterval(() => abandoned() && stop(), 250)
}

/**
 * Passes signals on to the child for as long as it runs, and answers how it ended.
 * @param {ChildProcess} child
 * @param {number} patience seconds between a signal and the end of it all: npm would finish its work first
 * @returns {Promise<{ code: number, interrupted?: NodeJS.Signals }>}
 */
function ended(child, patience) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let interrupted
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      interrupted = signal
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), patience * 1000).unref()
    }
    for (const signal of signals) process.on(signal, pass)
    const watch = whenAbandoned(() => pass('SIGTERM'))
    const finish = () => {
      for (const signal of signals) process.off(signal, pass)
      clearInterval(watch)
    }
    child.once('error', (error) => {
      finish()
      reject(error)
    })
    child.once('close', (code, signal) => {
      finish()
      const status = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
      resolve(interrupted ? { code: status, interrupted } : { code: status })
    })
  })
}

/**
 * Runs a program in the foreground until it ends, and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function runForeground(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  return (await ended(child, 15)).code
}

/**
 * Runs one step of several; an interrupted step ends the whole command.
 * @param {ChildProcess} child
 */
async function stepCode(child) {
  const { code, interrupted } = await ended(child, 2)
  if (interrupted) process.exit(128 + constants.signals[interrupted])
  return code
}

/**
 * Runs a step and shows its output as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runShown(command, args, { env = process.env } = {}) {
  return stepCode(spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))
}

/**
 * Runs a step and keeps its output, for when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function runQuietly(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const code = await stepCode(child)
  return { code, output: Buffer.concat(chunks).toString().trimEnd() }
}
