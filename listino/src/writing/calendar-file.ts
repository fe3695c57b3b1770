/** A day to remember. */
export type CalendarDay = {
  /** Tells it from every other, now and in a file that is written later. */
  key: string
  /** `2026-05-18`. */
  day: string
  title: string
  text: string
}

const mostOctets = 75
const encoder = new TextEncoder()

/** A line cut into parts of at most 75 octets, as RFC 5545 has it: what goes on begins with a space. */
function folded(line: string): string {
  let [out, octets] = ['', 0]
  // By characters: none may be cut in two.
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return `${out}\r\n`
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/**
 * Days as a calendar that calendar programs take (RFC 5545). One that is imported again replaces what it wrote before.
 *
 * @param now when it is written
 */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const events = days.flatMap(({ key, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${key}@margine`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Margine//IT',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}
