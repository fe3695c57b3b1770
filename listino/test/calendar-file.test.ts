import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CalendarDay, calendarFile } from '../src/writing/calendar-file.ts'

const now = new Date('2026-11-28T10:20:30.456Z')

/** Reads a calendar as strictly as RFC 5545 writes it: properties by their names, event by event. Throws on anything else. */
function strictly(file: string): Record<string, string>[] {
  const check = (isRight: boolean, what: string) => {
    if (!isRight) throw new Error(what)
  }
  check(file.endsWith('\r\n'), 'the last line has no end')
  check(!/\r(?!\n)|(?<!\r)\n/.test(file), 'a line ends otherwise than by CRLF')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    check(new TextEncoder().encode(line).length <= 75, `longer than 75 octets: ${line}`)
    check(line.isWellFormed(), 'a character is cut in two')
  }
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const value = (text: string) =>
    text.replace(/\\(.)|([;,])/g, (_, character: string | undefined, bare: string | undefined) => {
      check(bare === undefined, 'a bare separator in a text')
      check(['\\', ';', ',', 'n'].includes(character ?? ''), `an unknown escape: \\${character}`)
      return character === 'n' ? '\n' : (character ?? '')
    })
  const begins = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Margine//IT']
  check(lines.splice(0, 3).join() === begins.join(), 'another beginning')
  check(lines.pop() === 'END:VCALENDAR', 'another end')
  const events: Record<string, string>[] = []
  while (lines.length > 0) {
    check(lines.shift() === 'BEGIN:VEVENT', 'not an event')
    const event: Record<string, string> = {}
    for (let line = lines.shift(); line !== 'END:VEVENT'; line = lines.shift()) {
      const [, name = '', text = ''] = /^([A-Z]+(?:;VALUE=DATE)?):(.*)$/s.exec(line ?? '') ?? []
      check(name !== '' && !(name in event), `no property: ${line}`)
      event[name] = ['SUMMARY', 'DESCRIPTION'].includes(name) ? value(text) : text
    }
    events.push(event)
  }
  return events
}

const read = (days: readonly CalendarDay[]) => strictly(calendarFile(days, now))

it('A calendar has each day as an event of the whole day, which a later file replaces', () => {
  const day = { key: '2026-saldo', day: '2027-06-30', title: 'Saldo del 2026', text: '3.600,00 €' }
  expect(read([day])).toEqual([
    {
      UID: '2026-saldo@margine',
      DTSTAMP: '20261128T102030Z',
      'DTSTART;VALUE=DATE': '20270630',
      SUMMARY: 'Saldo del 2026',
      DESCRIPTION: '3.600,00 €',
      TRANSP: 'TRANSPARENT',
    },
  ])
  expect(read([])).toEqual([])
})

it('What is said of a day is read back as it is, whatever it is', () => {
  const odd = [
    'a,b;c\\d',
    '\uFFFD',
    'riga\nriga',
    'è un importo da € 1.234,56: '.repeat(9),
    '🧾'.repeat(40),
  ]
  const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme', maxLength: 300 }))
  // Other ends of lines and control characters are in none of our texts.
  const clean = text.map((one) => one.replace(/(?!\n)\p{Cc}/gu, ''))
  fc.assert(
    fc.property(clean, clean, (title, said) => {
      const [event] = read([{ key: 'a', day: '2026-05-18', title, text: said }])
      expect(event).toMatchObject({ SUMMARY: title, DESCRIPTION: said })
    }),
  )
})
