import type { CapacitorConfig } from '@capacitor/cli'

// `npm run mobile:sync` sees to it that it is set, and that it is an https origin.
const { APP_URL: url } = process.env

const config: CapacitorConfig = {
  appId: 'it.margine.app',
  appName: 'Margine',
  webDir: 'www',
  server: {
    // The shell opens the real site, so that its session cookie is an ordinary first-party one.
    ...(url !== undefined && { url }),
    // What it shows instead when the site cannot be reached.
    errorPath: 'index.html',
  },
  plugins: {
    // Google answers with an ID token, which our server checks: no one signs in to Firebase.
    FirebaseAuthentication: { skipNativeAuth: true, providers: ['google.com'] },
  },
  // The oldest WebView that the site is built for (build.target in web/vite.config.ts).
  android: { minWebViewVersion: 123 },
}

export default config
