import {
  anyPassword,
  ApiForm,
  FormLinks,
  FormPage,
  FormSkeleton,
  newPassword,
  NewPasswordFields,
  newPasswordOfSpecialist,
  passwordConfirmation,
  useApiForm,
  useProblemWords,
  useWords,
} from '@kinora/forms'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { sessionClient, useRequiredSession } from '@kinora/session'
import { LinkButton, PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useProfileChangePasswordMutation } from '../features/settings/accountApi.ts'

type Values = { currentPassword: string; password: string; passwordConfirmation: string }

const schemaWith = (password: typeof newPassword) =>
  object({ currentPassword: anyPassword, password, passwordConfirmation })
const SCHEMAS = { patient: schemaWith(newPassword), specialist: schemaWith(newPasswordOfSpecialist) }

/** A new password for somebody who is signed in and knows the old one. All other sessions end. */
export default function ChangePasswordScreen() {
  const words = useWords('mfe-profile', 'password')
  const session = useRequiredSession()
  const [change] = useProfileChangePasswordMutation()
  const [isDone, setDone] = useState(false)
  const send = async (values: Values) => {
    const { error } = await change(values)
    if (error) return error
    setDone(true)
    await sessionClient.refresh()
    return null
  }
  const form = useApiForm<Values>({
    schema: SCHEMAS[session?.userData.role.name ?? 'patient'],
    send,
    words: useProblemWords('mfe-profile', 'account.problem'),
  })
  const page = { description: words('description'), path: paths.changePassword() }

  if (!session) {
    return (
      <FormPage {...page} title={words('title')}>
        <FormSkeleton label={words('waiting')} />
      </FormPage>
    )
  }
  if (isDone) {
    return (
      <FormPage {...page} title={words('done.title')} lead={words('done.lead')}>
        <FormLinks>
          <LinkButton to={paths.account()} variant="primary">
            {words('back')}
          </LinkButton>
        </FormLinks>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} title={words('title')} lead={words('lead')}>
      <ApiForm state={form.state} submit={words('submit')} busy={words('busy')}>
        {/* Password managers need the user name that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={session.userData.email} readOnly hidden />
        <PasswordField
          {...form.field('currentPassword')}
          label={words('field.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields form={form} words={words} isSpecialist={session.userData.isSpecialist} />
      </ApiForm>
      <FormLinks>
        <Link to={paths.forgotPassword()}>{words('forgot')}</Link>
        <Link to={paths.account()}>{words('back')}</Link>
      </FormLinks>
    </FormPage>
  )
}
