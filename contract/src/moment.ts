/** Whether a text is a moment that a date can be made of, such as `2026-02-01T09:30:00.000Z`. */
export const isMoment = (text: string) => Number.isFinite(Date.parse(text))
