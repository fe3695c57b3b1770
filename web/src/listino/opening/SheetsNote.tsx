import type { SheetFacts } from '@margine/listino/list'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './ListBar.module.css'
import { words } from './words.ts'

const { sheets: said } = words

type Props = {
  sheets: SheetFacts
  /** The file; null where the page doesn't have it any more. */
  file: File | null
  onChoose: (file: File, sheet: string | null) => void
}

/** What stands for no choice: a sheet may have any name but an empty one. */
const best = ''

/** Which sheets of a workbook are read, which are not, and the way to another. */
export function SheetsNote({ sheets: { words: read, names, chosen }, file, onChoose }: Props) {
  const options = [best, ...names].map((name) => ({ value: name, label: name || said.best }))
  return (
    <div className={`field ${styles.sheets}`}>
      <p>{read}</p>
      {file === null ? (
        <p className="muted">{said.again}</p>
      ) : (
        <SelectField
          label={said.choose}
          value={chosen ?? best}
          options={options}
          onChange={(name) => onChoose(file, name === best ? null : name)}
        />
      )}
    </div>
  )
}
