import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  ref?: Ref<HTMLFormElement>
  /** From `useAccountForm`. */
  form: {
    problem: string | null
    pending: boolean
    submit: (event: FormEvent<HTMLFormElement>) => void
  }
  button: string
  /** What the button says while it is sent. */
  pendingLabel: string
  variant?: 'wide' | 'danger'
  /** Whether it is disabled for now. */
  resting?: boolean
  /** Its fields. */
  children: ReactNode
}

/** A form of the account pages: what went wrong, its fields, and the button that sends it. */
export function AccountForm({
  ref,
  form: { problem, pending, submit },
  button,
  pendingLabel,
  variant = 'wide',
  resting = false,
  children,
}: Props) {
  return (
    <>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <form ref={ref} className="stack loose" noValidate onSubmit={submit}>
        {children}
        <Button type="submit" variant={variant} disabled={pending || resting}>
          {pending ? pendingLabel : button}
        </Button>
      </form>
    </>
  )
}
