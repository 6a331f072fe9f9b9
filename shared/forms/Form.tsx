import { Button, ErrorSummary, useHoldDialog, VisuallyHidden, type FieldError } from '@kinora/ui'
import { useLayoutEffect, type ComponentProps, type FormEvent } from 'react'

/** What `useApiForm` and `useSmallForm` know of a form beside its values. */
export type FormState = {
  /** It is being sent. */
  busy: boolean
  /** How often it was submitted with errors, or at all. At each the focus goes to what is wrong. */
  attempt: number
  /** Of the fields, in their order. */
  errors: FieldError[]
  /** What is wrong with the form as a whole, translated. */
  problem?: string | undefined
  onSubmit: (event: FormEvent) => void
}

type Props = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  /** Without one nothing is sent, as in a search that answers while one types. */
  state?: FormState
  /** Lists all errors above the fields. Otherwise the first field that is wrong takes the focus. */
  summary?: boolean
}

/** The element of every form. */
export function Form({ state, summary = false, children, ...rest }: Props) {
  const firstFault = summary ? undefined : state?.errors[0]?.id
  const attempt = state?.attempt
  useHoldDialog(state?.busy === true)
  // Before the errors are painted, so that nobody loses the focus who types already.
  useLayoutEffect(() => {
    if (attempt && firstFault) document.getElementById(firstFault)?.focus()
    // Only an attempt moves the focus, not an error that went.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  return (
    // `post`, because a browser without scripts would otherwise write a password into the address.
    <form method="post" {...rest} noValidate onSubmit={state?.onSubmit ?? ((event) => event.preventDefault())}>
      {state && summary && <ErrorSummary attempt={state.attempt} errors={state.errors} problem={state.problem} />}
      {children}
    </form>
  )
}

type SubmitProps = ComponentProps<typeof Button> & {
  state: FormState
  /** The label while the form is sent, also announced. */
  busy: string
}

/** The button that sends a form. */
export const SubmitButton = ({ state, busy, children, ...rest }: SubmitProps) => (
  <>
    <Button variant="primary" {...rest} type="submit" aria-disabled={state.busy || undefined}>
      {state.busy ? busy : children}
    </Button>
    <VisuallyHidden>
      <span role="status">{state.busy && busy}</span>
    </VisuallyHidden>
  </>
)
