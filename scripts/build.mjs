import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { withProgress } from './progress.mjs'
import { projectEnvironment, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { hashInputs, unlessStamped } from './stamp.mjs'

const files = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const leaveOut = ['dist', 'node_modules']

/** What is built, of what, and its folder: a build by hand empties that, and a stamp elsewhere would outlive it. */
const parts = [
  {
    name: 'the web app',
    workspace: 'web',
    folders: ['web', 'engine/src', 'contract/src', 'listino/src'],
    built: 'web/dist',
  },
  {
    name: 'the server',
    workspace: 'server',
    folders: ['server', 'engine/src', 'contract/src'],
    built: 'server/dist/program',
  },
]

/** @param {typeof parts[number]} part */
async function npmRunBuild({ name, workspace }) {
  const args = ['run', '--silent', 'build', '--workspace', workspace]
  const { code, output } = await runQuietly('npm', args, {
    env: { ...projectEnvironment(process.env), NODE_ENV: 'production' },
  })
  if (code !== 0)
    throw new Failure(
      `${output}\n\nBuilding ${name} failed (npm run build, exit code ${code}); its own words are above.`,
    )
}

/** Builds the web app and the server where they are not built, or from other sources than these. */
export async function buildProduct() {
  for (const part of parts) {
    const { name, folders, built } = part
    const state = await hashInputs(root, { files, folders, leaveOut })
    await unlessStamped(join(root, built, '.inputs'), state, () =>
      withProgress(`Building ${name}`, () => npmRunBuild(part)),
    )
  }
}
