import { spawn } from 'node:child_process'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { temporaryFolder, writeFiles, writeProgram } from './temporary-folder.ts'

const scripts = fileURLToPath(new URL('..', import.meta.url))

/** Our lockfile's entry of the Node for a system; by default the one we run on. */
export const lockfile = ({ os = process.platform as string, cpu = process.arch as string } = {}) =>
  JSON.stringify({
    packages: {
      '': { optionalDependencies: { 'node-here': '26.1.0' } },
      'node_modules/node-here': { version: '26.1.0', integrity: 'sha512-locked', os, cpu },
    },
  })

/** Stands for npm: notes what it is asked, installs our Node, builds what it is told to; fails where a file asks for it. */
const npm = `#!/bin/sh
echo "npm $* NODE_ENV=$NODE_ENV PATH=$PATH" >> npm.log
if [ -e npm-fails ]; then echo "npm has no network"; exit 7; fi
case "$1" in
  ci)
    rm -rf node_modules && mkdir -p node_modules/.bin
    if [ ! -e npm-leaves-out ]; then ln -s "$(cat node-of-npm)" node_modules/.bin/node; fi ;;
  pack)
    cat npm-pack ;;
  run)
    rm -rf $5/dist && mkdir -p $5/dist/program && echo built > $5/dist/index.html ;;
esac
`

/** A project of its own around a copy of our scripts, with a stand-in for npm. */
export async function projectCopy() {
  const root = await temporaryFolder({
    'package.json': '{}',
    'package-lock.json': lockfile(),
    'npm-pack': '[{ "integrity": "sha512-locked" }]',
    'node-of-npm': process.execPath,
    'tsconfig.base.json': '{}',
    'web/index.html': '<html>',
    'contract/src/index.ts': '',
    'engine/src/index.ts': '',
    'listino/src/index.ts': '',
    'server/src/main.ts': '',
    'scripts/.keep': '',
  })
  for (const file of await readdir(scripts))
    if (file.endsWith('.mjs')) await copyFile(join(scripts, file), join(root, 'scripts', file))
  await writeProgram(join(root, 'machine/npm'), npm)
  const binaries = join(root, 'node_modules/.bin')
  const machine = `${join(root, 'machine')}:/usr/bin:/bin`

  return {
    root,
    machine,
    write: (files: Record<string, string>) => writeFiles(root, files),
    /** Calls one function of one script as a command would. */
    async run(script: string, name: string) {
      const program = `const { exitWith } = await import('./scripts/failure.mjs'); const { ${name} } = await import('./scripts/${script}'); await exitWith(async () => { await ${name}(); return 0 })`
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: root,
        env: { PATH: `${binaries}:${machine}` },
      })
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      const [out, problems, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        ended,
      ])
      return { out, problems, code }
    },
    /** What npm was asked to do so far. */
    async asked() {
      const log = await readFile(join(root, 'npm.log'), 'utf8').catch(() => '')
      return log.split('\n').filter((line) => line !== '')
    },
  }
}
