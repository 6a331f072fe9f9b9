import {
  anyPassword,
  ApiForm,
  failureOf,
  FormLinks,
  FormPage,
  FormSkeleton,
  newPassword,
  NewPasswordFields,
  passwordConfirmation,
  useApiForm,
} from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { sessionClient, useRequiredSession } from '@kinora/session'
import { LinkButton, PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { object } from 'yup'
import { useShellChangePasswordMutation } from './changePasswordApi.ts'

type Values = { currentPassword: string; password: string; passwordConfirmation: string }

const schema = object({ currentPassword: anyPassword, password: newPassword, passwordConfirmation })

/** A new password for somebody who is signed in and knows the old one. All other sessions end. */
export default function ChangePasswordScreen() {
  const { t } = useTranslation('change-password')
  const session = useRequiredSession()
  const [change] = useShellChangePasswordMutation()
  const [isDone, setDone] = useState(false)
  const send = async (values: Values) => {
    const { error } = await change(values)
    if (error) return failureOf(error)
    setDone(true)
    await sessionClient.refresh()
    return null
  }
  const { field, state, control } = useApiForm<Values>(schema, send, (code) => t([code, 'failure']))
  const typed = useWatch({ control, name: 'password' }) ?? ''
  const page = { description: t('description'), path: paths.changePassword() }

  if (!session) {
    return (
      <FormPage {...page} title={t('title')}>
        <FormSkeleton label={t('waiting')} />
      </FormPage>
    )
  }
  if (isDone) {
    return (
      <FormPage {...page} title={t('done.title')} lead={t('done.lead')}>
        <FormLinks>
          <LinkButton to={paths.account()} variant="primary">
            {t('back')}
          </LinkButton>
        </FormLinks>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} title={t('title')} lead={t('lead')}>
      <ApiForm state={state} submit={t('submit')} busy={t('busy')}>
        {/* Password managers need the user name that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={session.userData.email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label={t('field.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          password={field('password')}
          confirmation={field('passwordConfirmation')}
          typed={typed}
          namespace="change-password"
        />
      </ApiForm>
      <FormLinks>
        <Link to={paths.forgotPassword()}>{t('forgot')}</Link>
        <Link to={paths.account()}>{t('back')}</Link>
      </FormLinks>
    </FormPage>
  )
}
