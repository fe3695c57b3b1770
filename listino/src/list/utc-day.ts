/** The day that it is in UTC: `2026-11-22`. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10)
