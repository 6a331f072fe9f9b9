import { Button, ErrorSummary, useHydrated, VisuallyHidden, type FieldError } from '@kinora/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './ApiForm.module.css'

type Props = {
  state: { busy: boolean; attempt: number; errors: FieldError[]; problem?: string; onSubmit: (event: FormEvent) => void }
  submit: string
  /** The button's words while it works. */
  busy: string
  children: ReactNode
}

/** What went wrong on top, the fields, and one button at the end. */
export function ApiForm({ state, submit, busy, children }: Props) {
  const hydrated = useHydrated()
  return (
    // A browser left to itself would write a password into the address; and before the script is here the button sends nothing.
    <form className={styles.form} method="post" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary attempt={state.attempt} errors={state.errors} problem={state.problem} />
      <div className={styles.fields}>{children}</div>
      <Button variant="primary" wide type={hydrated ? 'submit' : 'button'} aria-disabled={state.busy || undefined}>
        {state.busy ? busy : submit}
      </Button>
      <span role="status">
        <VisuallyHidden>{state.busy && busy}</VisuallyHidden>
      </span>
    </form>
  )
}
