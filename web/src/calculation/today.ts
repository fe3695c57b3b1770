/** The day on this device's calendar, now or at another moment: `2026-11-22`. At most a day ahead of UTC. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
