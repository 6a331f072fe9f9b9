import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { email as emailRule, Form, SubmitButton, useProblemWords, useSmallForm } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { CheckboxField, EmailField, TextField } from '@kinora/ui'
import styles from './InviteForm.module.css'
import { useTeamInviteMutation } from './invitationsApi.ts'

const NOTHING = { email: '', lastName: '', confirmed: false }

/** Invites one person. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('mfe-team')
  const [invite] = useTeamInviteMutation()
  const { field, idAndError, reset, set, state, values } = useSmallForm({
    initial: NOTHING,
    check: problemsOf,
    send: async ({ email, lastName }, key) => {
      const { error } = await invite({ email: email.trim(), lastName: lastName.trim(), confirmed: true, key })
      if (error) return error
      reset()
      addNotice({ kind: 'success', text: t('invitationSent', { email: email.trim() }) })
      onSent()
    },
    words: useProblemWords('mfe-team', 'problem'),
  })

  return (
    <Form state={state} summary className={styles.form}>
      <EmailField {...field('email')} label={t('invite.email')} autoComplete="off" maxLength={EMAIL_MAX_LENGTH} />
      <TextField
        {...field('lastName')}
        label={t('invite.lastName')}
        hint={t('invite.lastNameHint')}
        autoComplete="off"
        maxLength={100}
      />
      <CheckboxField
        {...idAndError('confirmed')}
        label={t('invite.confirmed')}
        checked={values.confirmed}
        onChange={({ target }) => set({ confirmed: target.checked })}
      />
      <SubmitButton state={state} busy={t('invite.sending')}>
        {t('invite.send')}
      </SubmitButton>
    </Form>
  )
}

/** The codes of the API for what is wrong. */
function problemsOf({ email, lastName, confirmed }: typeof NOTHING) {
  const isEmail: boolean = emailRule.isValidSync(email)
  return {
    ...(!isEmail && { email: `form.error.email.${email.trim() === '' ? 'required' : 'format'}` }),
    ...(lastName.trim() === '' && { lastName: 'form.error.lastName.required' }),
    ...(!confirmed && { confirmed: 'form.error.confirmed.required' }),
  }
}
