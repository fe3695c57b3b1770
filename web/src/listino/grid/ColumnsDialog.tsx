import { type ColumnKey, isChannelKey } from '@margine/listino/list'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { Column } from './columns.ts'
import styles from './Toolbar.module.css'
import { words } from './words.ts'

type Props = {
  /** All that there are. */
  columns: readonly Column[]
  hidden: readonly ColumnKey[]
  onHide: (columns: readonly ColumnKey[]) => void
  onClose: () => void
}

/** Which columns the grid has; that of the article is always there. */
export function ColumnsDialog({ columns, hidden, onHide, onClose }: Props) {
  const toggle = (key: ColumnKey) =>
    onHide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key])
  return (
    <ModalDialog role="dialog" title={words.chooseTitle} onClose={onClose}>
      {(close) => (
        <>
          <ul className={styles.columns}>
            {columns.map(
              ({ key, title }) =>
                key !== 'name' &&
                !isChannelKey(key) && (
                  <li key={key}>
                    <Switch
                      label={title}
                      checked={!hidden.includes(key)}
                      onChange={() => toggle(key)}
                    />
                  </li>
                ),
            )}
          </ul>
          <Button variant="primary" onClick={close}>
            {words.done}
          </Button>
        </>
      )}
    </ModalDialog>
  )
}
