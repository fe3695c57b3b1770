import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const bridge = fileURLToPath(
  new URL(
    'capacitor/src/main/assets/native-bridge.js',
    import.meta.resolve('@capacitor/android/package.json'),
  ),
)

/** What the device's half of the plugin answers. */
type NativeAnswer = { credential: { providerId: string; idToken?: string } | null }

/** Stands where Android's WebView puts its own object, and answers every call alike. */
const nativeSide = (answer: NativeAnswer) => `
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} }
  window.androidBridge = {
    postMessage(text) {
      const { callbackId, pluginId, methodName } = JSON.parse(text)
      if (pluginId !== 'FirebaseAuthentication' || methodName !== 'signInWithGoogle') return
      const data = ${JSON.stringify(answer)}
      const result = { callbackId, pluginId, methodName, success: true, data }
      setTimeout(() => this.onmessage({ data: JSON.stringify(result) }))
    },
  }`

const pluginHeaders = `
  window.Capacitor.PluginHeaders = [
    { name: 'FirebaseAuthentication', methods: [{ name: 'signInWithGoogle', rtype: 'promise' }] },
  ]`

/**
 * Makes a page believe that it stands in the device shell: Capacitor's own script runs in it before
 * ours, as it does there, and the device itself is played.
 */
export async function enterShell(page: Page, answer: NativeAnswer): Promise<void> {
  const content = [nativeSide(answer), await readFile(bridge, 'utf8'), pluginHeaders].join('\n')
  await page.addInitScript({ content })
}
