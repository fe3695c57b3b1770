import type { FileElsewhere } from '@margine/listino/list'
import { type FilesPage, handedMark } from '../person/handed.ts'
import { keepFile } from '../person/handed-files.ts'
import { Button } from './Button.tsx'

const said: Readonly<Record<FilesPage, string>> = {
  '/consuntivo': 'Aprilo in Consuntivo',
  '/listino': 'Aprilo nel listino',
}

/** Hands a file that can't be read here over to the page that reads it. */
export function OpenElsewhere({ page, file }: FileElsewhere) {
  const handOver = async () => {
    await keepFile(file)
    location.assign(page + handedMark)
  }
  return <Button onClick={() => void handOver()}>{said[page]}</Button>
}
