import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'

const script = (name: string) => JSON.stringify(new URL(`../${name}`, import.meta.url).href)

/**
 * A program of ours that started another, and then does something more. The other writes where we
 * do: our output is closed once both are gone.
 */
async function starter(more: string) {
  const other = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const program = `
    import { spawn } from 'node:child_process'
    import { once } from 'node:events'
    const { endsWithUs } = await import(${script('at-end.mjs')})
    const stdio = ['ignore', 'inherit', 'ignore']
    endsWithUs(spawn(process.execPath, ['-e', ${JSON.stringify(other)}], { stdio }))
    process.stdin.resume()
    await once(process.stdin, 'data')
    ${more}`
  const us = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const closed = once(us, 'close')
  const [pid] = await once(createInterface(us.stdout), 'line')
  onTestFinished(() => {
    us.kill('SIGKILL')
    if (us.stdout.readable) process.kill(Number(pid), 'SIGKILL')
  })
  return { us, closed, goOn: () => us.stdin.write('go on') }
}

describe('a process that must not outlive us', () => {
  it.each([
    ['throws', 'throw new Error("broken")', 1],
    ['ends', 'process.exit(0)', 0],
  ])('ends where our program %s', async (_how, more, code) => {
    const { goOn, closed } = await starter(more)
    goOn()
    expect(await closed).toEqual([code, null])
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends where our program gets %s', async (signal, code) => {
    const { us, closed } = await starter('')
    us.kill(signal)
    expect(await closed).toEqual([code, null])
  })
})

it('a command that fails ends with 1, whatever a library does where a process ends by itself', async () => {
  const program = `
    process.on('beforeExit', () => process.exit(0))
    const { exitWith } = await import(${script('failure.mjs')})
    await exitWith(async () => 1)`
  const us = spawn(process.execPath, ['--input-type=module', '--eval', program])
  expect(await once(us, 'exit')).toEqual([1, null])
})
