import { anyPassword, ApiForm, FormLinks, FormPage, useApiForm, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import { useProfileDeleteAccountMutation } from '../accountApi.ts'

type Values = { password?: string }

const withPassword = object({ password: anyPassword })
const withoutPassword = object({})

/** Says what will be lost and asks for the password, if there is one; then a confirmation mail is sent. */
export function AskToDelete({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const [ask] = useProfileDeleteAccountMutation()
  const [isSent, setSent] = useState(false)
  const { withProof, proofDialog } = useFreshProof()
  const send = async (values: Values) => {
    const { error } = await withProof(() => ask(values))
    if (!error) setSent(true)
    return error
  }
  const { field, state } = useApiForm<Values>({
    schema: hasPassword ? withPassword : withoutPassword,
    send,
    words: useProblemWords('mfe-profile', 'account.problem'),
  })
  const how = hasPassword ? t('account.delete.withPassword') : t('account.delete.withoutPassword')
  const lead = t(`account.delete.lead.${session?.userData.isSpecialist ? 'specialist' : 'member'}`)
  const page = { description: lead, path: paths.deleteAccount() }

  return isSent ? (
    <FormPage {...page} title={t('account.delete.sentTitle')} lead={t('account.delete.sentLead', { email })}>
      <FormLinks>
        <p>{t('account.delete.sentHint')}</p>
        <Link to={paths.myData()}>{t('account.delete.back')}</Link>
      </FormLinks>
    </FormPage>
  ) : (
    <FormPage {...page} title={t('account.delete.title')} lead={`${lead} ${how}`}>
      <ApiForm state={state} submit={t('account.delete.submit')} busy={t('account.delete.sending')}>
        {hasPassword && (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...field('password')}
              label={t('account.delete.password')}
              autoComplete="current-password"
            />
          </>
        )}
      </ApiForm>
      {proofDialog}
      <FormLinks>
        <Link to={paths.myData()}>{t('account.delete.keep')}</Link>
      </FormLinks>
    </FormPage>
  )
}
