import {
  type ComponentProps,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { Field } from './Field.tsx'
import styles from './TextField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  label: string
  /** The name by which browsers and password managers fill it. */
  name: string
  autoComplete: string
  type?: HTMLInputTypeAttribute
  /** Whether it is ordinary text, with spell checking and capital letters. */
  prose?: boolean
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, tied to the field. */
  error?: string | undefined
  /** What it asks for, where the label doesn't say enough. */
  hint?: string
  /** A control inside the field's end. */
  children?: ReactNode
}

/** A labelled line of text with its hint and its error. */
export function TextField({
  ref,
  label,
  name,
  autoComplete,
  type = 'text',
  prose = false,
  value,
  onChange,
  error,
  hint,
  children,
}: Props) {
  return (
    <Field label={label} problem={error ?? null}>
      {({ id, invalid, 'aria-describedby': problem }) => (
        <>
          <div className={styles.box}>
            <input
              ref={ref}
              className="input"
              id={id}
              name={name}
              type={type}
              autoComplete={autoComplete}
              autoCapitalize={prose ? undefined : 'none'}
              spellCheck={prose ? undefined : false}
              value={value}
              aria-invalid={invalid}
              aria-describedby={hint ? `${id}-hint ${problem ?? ''}` : problem}
              onChange={(event) => onChange(event.target.value)}
            />
            {children}
          </div>
          {hint && (
            <p id={`${id}-hint`} className="note">
              {hint}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

const words = { show: 'Mostra', hide: 'Nascondi' } as const

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'> & {
  /** Called when what was typed is shown, or no more. */
  onShown?: (shown: boolean) => void
}

/** A password, with a button that shows what was typed. */
export function PasswordField({ onShown, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = () => {
    setShown(!shown)
    onShown?.(!shown)
  }
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <button type="button" className="quiet" onClick={toggle}>
        {shown ? words.hide : words.show}
      </button>
    </TextField>
  )
}
