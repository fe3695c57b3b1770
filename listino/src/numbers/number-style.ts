import { greatestOf } from '../extremes.ts'
import { bytesPerUnit } from '../table/utf8.ts'

/** Which character stands before the decimals in a column. */
export type DecimalMark = 'comma' | 'dot'

/** What a text that should be a number is. */
export type Written =
  | 'empty'
  /** Says «unknown»: `--`, `N/A`, a look-up in a spreadsheet that failed. */
  | 'unknown'
  | 'notANumber'
  /** A number that both marks read alike. */
  | 'plain'
  /** `1.234`: thousands or decimals, by what the rest of the column says. */
  | 'ambiguous'
  | DecimalMark

const unknowns: ReadonlySet<string> = new Set([
  '-',
  '--',
  '---',
  '\u2013',
  '\u2014',
  '?',
  'n/a',
  'n.a.',
  'n.d.',
  'n.p.',
  'n/d',
  'nd',
  'na',
  '#n/d',
  '#n/a',
  'nan',
  'null',
  'none',
])

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u20ac': 'EUR',
    euro: 'EUR',
    $: 'USD',
    us$: 'USD',
    '\u00a3': 'GBP',
    zł: 'PLN',
    kr: 'SEK',
    dollaro: 'USD',
    dollari: 'USD',
    dollar: 'USD',
    dollars: 'USD',
    sterlina: 'GBP',
    sterline: 'GBP',
    franchi: 'CHF',
    zloty: 'PLN',
    corone: 'SEK',
    yen: 'JPY',
    yuan: 'CNY',
    renminbi: 'CNY',
    rmb: 'CNY',
    // Yen or yuan, and no euro in any case.
    '\u00a5': '\u00a5',
  }),
)

/** The codes of the currencies that sellers meet: any other three letters beside a number are a word. */
const codes: ReadonlySet<string> = new Set(
  (
    'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KRW KWD MAD MXN ' +
    'MYR NOK NZD OMR PEN PHP PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
)

/** The code of a currency that is written as a code, a sign or a word («dollari»); null where it is none. */
export function currencyOf(text: string): string | null {
  const sign = currencies.get(text.toLowerCase())
  if (sign !== undefined) return sign
  const code = text.toUpperCase()
  return codes.has(code) ? code : null
}

const currencyPattern = '(?:us\\$|[\u20ac$\u00a3\u00a5]|zł|kr|euro|[a-z]{3})'
/** The dot of `€. 19,90`: it ends the sign, and is none of the number. */
const endOfSign = '(?:(?<=[\u20aca-z])\\.(?=\\s|\\d+[.,]\\d))?'
const shape = new RegExp(
  `^([-\u2212+]?)\\s*(${currencyPattern}?)${endOfSign}\\s*([-\u2212]?)\\s*([\\d.,'\u2019\\s]*\\d[\\d.,'\u2019\\s]*?)\\s*(${currencyPattern}?)$`,
)

/** A number in a text: its digits with their marks, its sign and its currency. */
export type Taken = { body: string; isNegative: boolean; currency: string | null }

/** No amount is longer: `shape` looks at blanks and digits of a longer text again and again. */
const longest = 80

/** What says of an amount that it is for each piece: `19,90 cad.`, `19,90 €/pz`. In capitals three of its letters are dollars. */
const each = /\s*(?:cad\.?|cadaun[oa]|al pezzo|\/\s*(?:cad\.?|pz\.?|pezzo))$/

/** Takes the number out of a text; null where there is none, or more than one. */
export function taken(text: string): Taken | null {
  const said = text.trim()
  if (said.length > longest) return null
  const whole = /[a-z.]$/.test(said) ? said.replace(each, '') : said
  const match = shape.exec(whole.toLowerCase())
  if (match === null) return null
  const [, sign = '', before = '', inner = '', body = '', after = ''] = match
  if (before !== '' && after !== '') return null
  if (sign !== '' && inner !== '') return null
  // `€.19` is nineteen to some, and nineteen cents to others.
  if (before !== '' && body.startsWith('.')) return null
  const named = before === '' ? after : before
  const currency = currencyOf(named)
  if (named !== '' && currency === null) return null
  return {
    body: body.replace(/\s/g, ' '),
    isNegative: /[-\u2212]/.test(sign + inner),
    currency,
  }
}

/** Whether digits stand in groups of three after the first group. */
const isGrouped = (whole: string, by: string): boolean => {
  const [first = '', ...groups] = whole.split(by)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

const isDigits = (text: string) => /^\d+$/.test(text)

/** How a number with one kind of mark is to be read. */
function writtenWithOne(body: string, mark: string): Written {
  const [decimal, grouping]: DecimalMark[] = mark === ',' ? ['comma', 'dot'] : ['dot', 'comma']
  const parts = body.split(mark)
  if (parts.length > 2) return isGrouped(body, mark) ? (grouping as DecimalMark) : 'notANumber'
  const [whole = '', decimals = ''] = parts
  if (!(whole === '' || isDigits(whole)) || !isDigits(decimals)) return 'notANumber'
  return decimals.length === 3 && isGrouped(body, mark) ? 'ambiguous' : (decimal as DecimalMark)
}

/** How the digits and marks of a number are to be read. */
export function writtenOf(body: string): Written {
  const plain = body.replace(/['\u2019 ]/g, '')
  if (plain !== body && !/^\d{1,3}(?:['\u2019 ]\d{3})+(?:[.,]\d+)?$/.test(body)) return 'notANumber'
  const comma = plain.lastIndexOf(',')
  const dot = plain.lastIndexOf('.')
  if (comma === -1 && dot === -1) return 'plain'
  if (comma === -1) return writtenWithOne(plain, '.')
  if (dot === -1) return writtenWithOne(plain, ',')
  const [mark, by, at] = comma > dot ? [',', '.', comma] : ['.', ',', dot]
  const whole = plain.slice(0, at)
  const decimals = plain.slice(at + 1)
  if (whole.includes(mark) || !isGrouped(whole, by) || !isDigits(decimals)) return 'notANumber'
  return mark === ',' ? 'comma' : 'dot'
}

const longestUnknown = greatestOf(
  [...unknowns].map(({ length }) => length),
  0,
)

/** How the texts for «unknown» begin: most others are ruled out by that alone. */
const unknownBeginnings = [...unknowns]
  .flatMap((text) => [text, text.toUpperCase()])
  .map((text) => text.charCodeAt(0))

/** Whether bytes of a text may say «unknown»: others are too long. */
export const mayBeUnknown = (bytes: number): boolean => bytes <= longestUnknown * bytesPerUnit

/** Whether a text, without blanks around it, says «unknown». A blank one says that there is nothing. */
export function isUnknown(text: string): boolean {
  if (text === '' || text.length > longestUnknown) return false
  return unknownBeginnings.includes(text.charCodeAt(0)) && unknowns.has(text.toLowerCase())
}

/**
 * Whether a text for «unknown» may as well say that there is nothing: a dash, or what a database writes for a
 * blank. `#N/D` and `n.d.` say no such thing.
 */
export const maySayNothing = (text: string): boolean =>
  /^(?:[-\u2013\u2014]+|null|none|nan)$/i.test(text)

/** What a text is, as a number. */
export function kindOf(text: string): Written {
  const said = text.trim()
  if (said === '') return 'empty'
  if (isUnknown(said)) return 'unknown'
  const found = taken(text)
  return found === null ? 'notANumber' : writtenOf(found.body)
}

/** The digits of a number that has this mark before its decimals. */
export const amountOf = (body: string, mark: DecimalMark): number =>
  Number(body.replace(mark === 'comma' ? /[.'\u2019 ]/g : /[,'\u2019 ]/g, '').replace(',', '.'))

/** Whether a number, with this mark before its decimals, settles whether three digits after a mark are thousands or decimals. */
export function provesOf(text: string, mark: DecimalMark): boolean {
  const body = taken(text)?.body ?? ''
  const [by, grouping] = mark === 'comma' ? [',', /[.'\u2019 ]/] : ['.', /[,'\u2019 ]/]
  const at = body.lastIndexOf(by)
  return grouping.test(body) || (at !== -1 && body.length - at > 3)
}
