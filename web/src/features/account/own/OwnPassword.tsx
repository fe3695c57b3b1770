import { useEffect, useRef, useState } from 'react'
import { person } from '../../../person/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/TextField.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { carryAddress } from '../carried-address.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { newPasswordErrors } from '../typed.ts'
import { useAccountForm } from '../useAccountForm.ts'
import styles from './OwnAccount.module.css'
import { ownAccountApi } from './own-account-api.ts'
import { ownAccountWords } from './words.ts'

const words = ownAccountWords.password

type Props = { hasPassword: boolean; onChanged: () => void }

/** Changing the password; for whoever signs in with Google alone, the way to one. */
export function OwnPassword({ hasPassword, onChanged }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const title = useRef<HTMLHeadingElement>(null)
  /** The button that was pressed goes away with the form. */
  const close = (as: 'closed' | 'done') => {
    setState(as)
    title.current?.focus()
  }
  return (
    <section className={`stack ${styles.part}`}>
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      {state === 'done' && <Notice kind="success">{words.done}</Notice>}
      {!hasPassword && <p>{words.none}</p>}
      {!hasPassword && (
        <a className="link" href="/password-dimenticata" onClick={() => carryAddress(person.email)}>
          {words.choose}
        </a>
      )}
      {hasPassword && state !== 'open' && (
        <div className="row">
          <Button onClick={() => setState('open')}>{words.change}</Button>
        </div>
      )}
      {hasPassword && state === 'open' && (
        <ChangeForm
          onCancel={() => close('closed')}
          onDone={() => {
            close('done')
            onChanged()
          }}
        />
      )}
    </section>
  )
}

function ChangeForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const form = useAccountForm({
    initial: { current: '', password: '', repeated: '' },
    check: ({ current, ...chosen }) => ({
      current: current === '' ? words.currentMissing : undefined,
      ...newPasswordErrors(chosen),
    }),
    send: ({ current, password }) => ownAccountApi.changePassword(current, password),
    onDone,
  })
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('[name="current"]')?.focus(), [])
  return (
    <div className={`stack loose ${styles.form}`}>
      <p>{words.lead}</p>
      <AccountForm ref={fields} form={form} button={words.button} pendingLabel={words.pending}>
        {/* Tells a password manager the account of the password. */}
        <input hidden readOnly autoComplete="username" value={person.email} />
        <PasswordField
          {...form.field('current')}
          label={words.current}
          autoComplete="current-password"
        />
        <NewPasswordFields label={words.field} field={form.field} />
      </AccountForm>
      <Button onClick={onCancel}>{ownAccountWords.cancel}</Button>
    </div>
  )
}
