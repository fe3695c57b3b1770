export const tabId = (name: string) => `tab-${name}`
export const panelId = (name: string) => `panel-${name}`

/** Puts the focus where a screen begins: on its tab, or on the screen itself where none leads to it. */
export function focusScreen(name: string): void {
  const start = document.getElementById(tabId(name)) ?? document.getElementById(panelId(name))
  start?.focus({ preventScroll: true })
}
