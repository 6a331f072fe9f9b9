import { Button, ErrorSummary, VisuallyHidden, type FieldError } from '@kinora/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './ApiForm.module.css'

type Props = {
  state: {
    busy: boolean
    attempt: number
    errors: FieldError[]
    problem?: string
    onSubmit: (event: FormEvent) => void
  }
  submit: string
  /** The button's label while the form is sent. */
  busy: string
  /** Where the browser itself posts the form while there is no JavaScript; otherwise it does nothing then. */
  action?: string
  /** Leads to an earlier step of the form. */
  back?: { label: string; go: () => void } | undefined
  children: ReactNode
}

/** An error summary, the fields and the submit button. */
export function ApiForm({ state, submit, busy, action, back, children }: Props) {
  return (
    // `post`, because a browser without scripts would otherwise write a password into the address.
    <form className={styles.form} method="post" action={action} noValidate onSubmit={state.onSubmit}>
      <ErrorSummary attempt={state.attempt} errors={state.errors} problem={state.problem} />
      <div className={styles.fields}>{children}</div>
      <Button variant="primary" wide type="submit" aria-disabled={state.busy || undefined}>
        {state.busy ? busy : submit}
      </Button>
      {back && (
        <Button wide className={styles.back} onClick={back.go}>
          {back.label}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{state.busy && busy}</VisuallyHidden>
      </span>
    </form>
  )
}
