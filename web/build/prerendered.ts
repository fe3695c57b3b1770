import react from '@vitejs/plugin-react'
import { type CSSModulesOptions, createServer, type Plugin } from 'vite'

/** A page's HTML file, and the module and export of the component that it begins with. */
export type FirstStates = Readonly<Record<string, readonly [module: string, component: string]>>

/** A browser takes 20 ms to make its first one, on a slow phone 80. */
const noFormat = {
  get: () => {
    throw new Error('A page writes no figure with Intl before its first frame.')
  },
}

/** What a page asks of its browser while it renders for the first time: one that keeps nothing, on a wide screen. */
const firstVisit = {
  Intl: Object.create(Intl, { NumberFormat: noFormat, DateTimeFormat: noFormat }),
  addEventListener: () => {},
  removeEventListener: () => {},
  document: {
    // The server fills in the settings. The person is shown by the page itself alone.
    querySelector: (selector: string) => {
      const [, name] = /^meta\[name="([\w-]+)"\]$/.exec(selector) ?? []
      if (name === undefined || name === 'user-email') return null
      return { content: `{{${name.replaceAll('-', '_').toUpperCase()}}}` }
    },
    addEventListener: () => {},
  },
  history: { state: null, replaceState: () => {} },
  location: { pathname: '/', hash: '', search: '' },
  localStorage: undefined,
  sessionStorage: undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  BroadcastChannel: EventTarget,
}

async function within<Value>(globals: object, work: () => Promise<Value>): Promise<Value> {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const names = Object.keys(globals)
  for (const name of names)
    Object.defineProperty(globalThis, name, {
      value: Reflect.get(globals, name),
      configurable: true,
      writable: true,
    })
  try {
    return await work()
  } finally {
    for (const name of names) {
      const descriptor = Reflect.get(before, name)
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
    }
  }
}

/** The markup of each page on a first visit. */
async function markupOf(pages: FirstStates, modules: CSSModulesOptions | false = {}) {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    css: { modules },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  })
  try {
    return await within(firstVisit, async () => {
      const { createElement } = await import('react')
      const { prerenderToNodeStream } = await import('react-dom/static')
      const markup = new Map<string, string>()
      for (const [page, [path, name]] of Object.entries(pages)) {
        const component = (await server.ssrLoadModule(path))[name]
        const { prelude } = await prerenderToNodeStream(createElement(component))
        let html = ''
        for await (const part of prelude) html += part
        // The content security policy allows no style in an attribute.
        markup.set(page, html.replaceAll(/ style="[^"]*"/g, ''))
      }
      return markup
    })
  } finally {
    await server.close()
  }
}

/** Shown by the style sheet where the page's script takes too long; React's first commit takes it away. */
const late =
  '<p id="late">La pagina non si è ancora caricata. Controlla la connessione e ricaricala.</p>'

/**
 * Puts the first state of pages into their HTML, to be seen before any script has come. It can't be touched: the page
 * itself takes its place as soon as React has rendered it.
 */
export function prerendered(pages: FirstStates): Plugin {
  let markup = new Map<string, string>()
  let modules: CSSModulesOptions | false | undefined
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(config) {
      modules = config.css.modules
    },
    async buildStart() {
      markup = await markupOf(pages, modules)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => {
        const first = markup.get(path.slice(1))
        if (first === undefined) return html
        return html.replace(
          '<div id="app"></div>',
          () => `<div id="app"><div inert>${first}</div>${late}</div>`,
        )
      },
    },
  }
}
