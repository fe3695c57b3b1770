import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exactly, type Row } from '../row.ts'

/** Playwright's counts of tests. */
interface Stats {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
}

/** Every browser test on both sizes of a screen, with every payload and odd state that `npm test` samples. */
export const browser: Row = {
  name: 'browser',
  proves: 'Every browser test passes on both sizes of a screen, with every payload.',
  databases: ['SQLite'],
  async prove() {
    const folder = await mkdtemp(join(tmpdir(), 'margine-browser-'))
    const report = join(folder, 'report.json')
    try {
      const tests = spawn('npm', ['run', '--silent', 'browser', '--', '--reporter=line,json'], {
        env: { ...process.env, E2E_WHOLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      await once(tests, 'close')
      const { stats }: { stats: Stats } = JSON.parse(await readFile(report, 'utf8'))
      return [
        { what: 'tests passed', seen: String(stats.expected), wanted: '', holds: true },
        exactly('failed', stats.unexpected, 0),
        exactly('flaky', stats.flaky, 0),
        exactly('skipped', stats.skipped, 0),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
