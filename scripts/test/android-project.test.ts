import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'

const read = (file: string) => readFile(join(root, 'mobile/android', file), 'utf8')

it('the Android app leaves the session out of backups', async () => {
  expect(await read('app/src/main/AndroidManifest.xml')).toContain('android:allowBackup="false"')
})

// proves: 7.7
it('the Android app has Google in its sign-in plugin', async () => {
  expect(await read('variables.gradle')).toMatch(/^\s*rgcfaIncludeGoogle = true$/m)
})
