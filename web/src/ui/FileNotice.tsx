import { type FileElsewhere, type FilesPage, handOver } from '../person/handed-files.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

const openIn: Readonly<Record<FilesPage, string>> = {
  '/consuntivo': 'Aprilo in Consuntivo',
  '/listino': 'Aprilo in Listino',
}

type Props = { message: string; elsewhere?: FileElsewhere | null }

/** Why a file can't be read here, and the page that reads it, where one does. */
export const FileNotice = ({ message, elsewhere = null }: Props) => (
  <Notice kind="error">
    <p>{message}</p>
    {elsewhere !== null && (
      <p>
        <Button onClick={() => void handOver(elsewhere)}>{openIn[elsewhere.page]}</Button>
      </p>
    )}
  </Notice>
)
