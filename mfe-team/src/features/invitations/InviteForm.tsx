import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useHoldReload } from '@kinora/router'
import { Button, CheckboxField, ErrorSummary, TextField, VisuallyHidden } from '@kinora/ui'
import { useId, useState, type SubmitEvent } from 'react'
import styles from './InviteForm.module.css'
import { useTeamInviteMutation } from './invitationsApi.ts'
import { FIELDS, invitationOf, NOTHING, problemsOf, type Field } from './inviteValues.ts'
import { problemOf } from './problemOf.ts'
import { useKey } from './useKey.ts'
import { useProblemWords } from './useProblemWords.ts'

/** Invites one person. What was typed stays until it was sent. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('mfe-team')
  const words = useProblemWords()
  const keyOf = useKey()
  const id = useId()
  const [values, setValues] = useState(NOTHING)
  const [codes, setCodes] = useState<Partial<Record<Field, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [invite, { isLoading }] = useTeamInviteMutation()
  useHoldReload(values.email !== '' || values.lastName !== '')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    const wrong = problemsOf(values)
    setProblem(undefined)
    setCodes(wrong)
    if (Object.keys(wrong).length > 0) return setAttempt(attempt + 1)
    const { error } = await invite(invitationOf(values, keyOf(JSON.stringify(values))))
    if (error) return fail(error)
    setValues(NOTHING)
    addNotice({ kind: 'success', text: t('invitationSent', { email: values.email.trim() }) })
    onSent()
  }

  function fail(error: unknown) {
    const { code, errors } = problemOf(error)
    const known = errors.filter(({ field }) => field in FIELDS)
    setCodes(Object.fromEntries(known.map((found) => [found.field, found.code])))
    if (known.length === 0) setProblem(code)
    setAttempt(attempt + 1)
  }

  const field = (name: Field) => {
    const code = codes[name]
    return { id: `${id}-${name}`, name, ...(code && { error: words(code) }) }
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        errors={(Object.keys(FIELDS) as Field[]).flatMap((name) => {
          const code = codes[name]
          return code ? [{ id: `${id}-${name}`, text: words(code) }] : []
        })}
        {...(problem && { problem: words(problem) })}
      />
      <TextField
        {...field('email')}
        label={t('invite.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.email}
        onChange={({ target }) => setValues({ ...values, email: target.value })}
      />
      <TextField
        {...field('lastName')}
        label={t('invite.lastName')}
        hint={t('invite.lastNameHint')}
        autoComplete="off"
        maxLength={100}
        value={values.lastName}
        onChange={({ target }) => setValues({ ...values, lastName: target.value })}
      />
      <CheckboxField
        {...field('confirmed')}
        label={t('invite.confirmed')}
        checked={values.confirmed}
        onChange={({ target }) => setValues({ ...values, confirmed: target.checked })}
      />
      <Button variant="primary" type="submit" aria-disabled={isLoading}>
        {t(isLoading ? 'invite.sending' : 'invite.send')}
      </Button>
      <span role="status">
        <VisuallyHidden>{isLoading && t('invite.sending')}</VisuallyHidden>
      </span>
    </form>
  )
}
