import { ApiForm, email, FormLinks, FormPage, FormSkeleton, useApiForm, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useRequiredSession } from '@kinora/session'
import { Button, EmailField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useProfileAskNewEmailMutation } from '../features/settings/accountApi.ts'
import { useFreshProof } from '../features/settings/proof/useFreshProof.tsx'

const schema = object({ email })

/** Asks for another e-mail address. It changes with the link that is mailed there. */
export default function ChangeEmailScreen() {
  const { t } = useTranslation('mfe-profile')
  const session = useRequiredSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const page = { description: t('account.changeEmail.lead'), path: paths.changeEmail() }
  if (!session) {
    return (
      <FormPage {...page} title={t('account.changeEmail.title')}>
        <FormSkeleton label={t('waiting')} />
      </FormPage>
    )
  }
  const back = <Link to={paths.account()}>{t('account.changeEmail.back')}</Link>
  return sentTo ? (
    <FormPage
      {...page}
      title={t('account.changeEmail.sentTitle')}
      lead={t('account.changeEmail.sentLead', { email: sentTo, before: session.userData.email })}
    >
      <FormLinks>
        <Button onClick={() => setSentTo(null)}>{t('account.changeEmail.again')}</Button>
        {back}
      </FormLinks>
    </FormPage>
  ) : (
    <FormPage
      {...page}
      title={t('account.changeEmail.title')}
      lead={t('account.changeEmail.leadOf', { email: session.userData.email })}
    >
      <EmailForm onSent={setSentTo} />
      <FormLinks>{back}</FormLinks>
    </FormPage>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('mfe-profile')
  const [ask] = useProfileAskNewEmailMutation()
  const { withProof, proofDialog } = useFreshProof()
  const words = useProblemWords('mfe-profile', 'account.problem')
  const { field, state } = useApiForm<{ email: string }>({
    schema,
    send: async (values) => {
      const { error } = await withProof(() => ask(values))
      if (!error) onSent(values.email)
      return error
    },
    words,
  })
  return (
    <>
      <ApiForm state={state} submit={t('account.changeEmail.submit')} busy={t('account.changeEmail.busy')}>
        <EmailField {...field('email')} label={t('account.changeEmail.field')} autoComplete="email" />
      </ApiForm>
      {proofDialog}
    </>
  )
}
