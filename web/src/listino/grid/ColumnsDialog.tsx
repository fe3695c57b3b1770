import type { Terms } from '@margine/listino/list'
import { type ColumnKey, columnKeys, hasColumn } from '@margine/listino/list'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './Toolbar.module.css'
import { words } from './words.ts'

type Props = {
  chosen: readonly ColumnKey[]
  regime: Terms['regime']
  onChoose: (columns: readonly ColumnKey[]) => void
  onClose: () => void
}

/** Which columns the grid has; that of the article is always there. */
export function ColumnsDialog({ chosen, regime, onChoose, onClose }: Props) {
  const toggle = (key: ColumnKey) =>
    onChoose(
      columnKeys.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <ModalDialog role="dialog" title={words.chooseTitle} onClose={onClose}>
      {(close) => (
        <>
          <ul className={styles.columns}>
            {columnKeys
              .filter((key) => key !== 'name' && hasColumn(key, { regime }))
              .map((key) => (
                <li key={key}>
                  <Switch
                    name={words.columns[key]}
                    label={words.columns[key]}
                    checked={chosen.includes(key)}
                    onChange={() => toggle(key)}
                  />
                </li>
              ))}
          </ul>
          <Button variant="primary" onClick={close}>
            {words.done}
          </Button>
        </>
      )}
    </ModalDialog>
  )
}
