import { Unreadable, type UnreadableCode } from '../table/unreadable.ts'

/** A file that another page reads than the one that it was dropped on. */
export type FileElsewhere = { page: '/listino' | '/consuntivo'; file: File }

const messages = {
  outOfReach: (name: string) =>
    `Non riusciamo a leggere «${name}»: è una cartella, oppure il file è stato spostato. Scegli di nuovo il file.`,
  unreadable: {
    empty: (name) => `${name} è vuoto.`,
    oldExcel: (name) =>
      `${name} è un vecchio file .xls o è protetto da una password: salvalo come .xlsx o come CSV.`,
    protected: (name) => `${name} è protetto da una password: toglila e riprova.`,
    notATable: (name) => `${name} non è una tabella: serve un file CSV, TXT o XLSX.`,
    brokenWorkbook: (name) =>
      `${name} è un file XLSX danneggiato: aprilo, salvalo di nuovo e riprova.`,
    decimalCommas: (name) =>
      `In ${name} le virgole separano le colonne e scrivono anche i decimali, così gli importi si spezzano: salvalo con il punto e virgola, o con gli importi tra virgolette.`,
    noSheet: (name, hidden) =>
      hidden === ''
        ? `${name} non ha nessun foglio con una tabella.`
        : `${name} non ha nessun foglio visibile con una tabella; nascosti: ${hidden}.`,
    emptySheet: (name, sheet) => `Nel foglio «${sheet}» di ${name} non c'è una tabella.`,
    unknownSheet: (name, sheets) =>
      sheets === ''
        ? `${name} è un file di testo: non ha fogli.`
        : `${name} non ha quel foglio. Ci sono: ${sheets}.`,
    otherSpreadsheet: (name, ending) =>
      `I file ${ending} non si aprono: salva ${name} come .xlsx o CSV.`,
    tooManyColumns: (name, sheet) =>
      `${sheet === '' ? name : `Il foglio «${sheet}» di ${name}`} ha più di 1.000 colonne: lascia solo quelle che servono.`,
    noRows: (name) => `${name} ha solo l'intestazione: sotto non c'è nessuna riga.`,
    orders: (name, titles) =>
      `${name} è un file di ordini, come dicono ${titles}: esporta gli articoli. Quanto ti è rimasto dagli ordini lo dice Consuntivo, dai rapporti delle transazioni.`,
    statement: (name, report) =>
      `${name} è un rapporto di quanto ti è stato addebitato (${report}): è per Consuntivo.`,
    tooMuchUnpacked: (name) =>
      `${name} è troppo grande una volta aperto: lascia solo il foglio che serve, o salvalo come CSV.`,
  } satisfies Record<UnreadableCode, (name: string, detail: string) => string>,
}

/** Thrown where files can't be read; its message is for whoever chose them. */
export class Unread extends Error {
  /** The file, where another page reads it. */
  readonly elsewhere: FileElsewhere | null

  constructor(message: string, elsewhere: FileElsewhere | null = null) {
    super(message)
    this.elsewhere = elsewhere
  }
}

/** A folder was dropped, or the file was moved, changed or locked since it was chosen. */
const isOutOfReach = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)

/** Why a file can't be read; null where the failure is not the file's. */
export function unreadIn(file: File, error: unknown): Unread | null {
  if (error instanceof Unread) return error
  if (error instanceof Unreadable)
    return new Unread(
      messages.unreadable[error.code](file.name, error.detail),
      error.code === 'statement' ? { page: '/consuntivo', file } : null,
    )
  return isOutOfReach(error) ? new Unread(messages.outOfReach(file.name)) : null
}

/** Does what reads a file. Throws `Unread`, which names the file, where nothing can be read from it. */
export async function readingOf<Read>(file: File, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    throw unreadIn(file, error) ?? error
  }
}
