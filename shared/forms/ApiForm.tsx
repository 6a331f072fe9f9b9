import { Button } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ApiForm.module.css'
import { Form, SubmitButton, type FormState } from './Form.tsx'

type Props = {
  state: FormState
  submit: string
  /** The button's label while the form is sent. */
  busy: string
  /** Where the browser itself posts the form while there is no JavaScript; otherwise it does nothing then. */
  action?: string
  /** Leads to an earlier step of the form. */
  back?: { label: string; go: () => void } | undefined
  children: ReactNode
}

/** A form that is a page: an error summary, the fields and a wide button. */
export const ApiForm = ({ state, submit, busy, action, back, children }: Props) => (
  <Form state={state} summary className={styles.form} action={action}>
    <div className={styles.fields}>{children}</div>
    <SubmitButton state={state} busy={busy} wide>
      {submit}
    </SubmitButton>
    {back && (
      <Button wide className={styles.back} onClick={back.go}>
        {back.label}
      </Button>
    )}
  </Form>
)
