/** What words and amounts of sellers' languages are made of beyond ASCII, where it stands as it does in them. */
const likely = [
  '(?<=[a-z])[àâáäãåæçèéêëìíîïñòóôöõøùúûüßœ]',
  '(?<=[A-Z])[ÀÂÁÄÇÈÉÊÌÎÑÒÓÔÖÙÚÛÜ](?![a-z])',
  '(?<=\\d ?)€|€(?= ?\\d)',
  '(?<=\\p{L})’(?=\\p{L})',
  '(?<=[\\p{L}\\d.,!?])”',
  '(?<=\\d|[nN])°',
]
const pattern = new RegExp(likely.join('|'), 'gu')

const likelyIn = (text: string): number => text.match(pattern)?.length ?? 0

/** Whether bytes are Mac Roman, in which Excel for Mac saves its CSV files, rather than Windows-1252: by what reads better. */
export function isMacRoman(bytes: Uint8Array): boolean {
  const [mac = 0, windows = 0] = ['macintosh', 'windows-1252'].map((encoding) =>
    likelyIn(new TextDecoder(encoding).decode(bytes)),
  )
  return mac > windows
}
