import { AddressFields, ApiForm, FormLinks, PersonFields, useWords } from '@kinora/forms'
import type { RoleName } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useReferral } from '@kinora/referral'
import { Link } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { Button, RadioField } from '@kinora/ui'
import { useState } from 'react'
import { useAccountRegisterMutation } from '../features/account/accountApi.ts'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useCallbackUrl } from '../features/account/useCallbackUrl.ts'
import { useRedirectSignedIn } from '../features/account/useRedirectSignedIn.ts'
import { ConsentFields } from '../features/sign-up/ConsentFields.tsx'
import { CredentialFields } from '../features/sign-up/CredentialFields.tsx'
import { PracticeFields } from '../features/sign-up/PracticeFields.tsx'
import { registrationOf, type SignUpValues } from '../features/sign-up/registrationOf.ts'
import { signUpSchema } from '../features/sign-up/signUpSchema.ts'
import { Step } from '../features/sign-up/Step.tsx'
import { StepHeading } from '../features/sign-up/StepHeading.tsx'
import { useSignUpAddress } from '../features/sign-up/useSignUpAddress.ts'
import { forgetSignUpDraft, useSignUpDraft } from '../features/sign-up/useSignUpDraft.ts'
import { useSignUpSteps } from '../features/sign-up/useSignUpSteps.ts'

const SCHEMAS = { patient: signUpSchema('patient'), specialist: signUpSchema('specialist') }

export default function SignUpScreen() {
  const { t } = useTranslation('mfe-account')
  const words = useWords('mfe-account')
  const { callbackUrl } = useCallbackUrl()
  const [role, changeRole] = useRole()
  const [register] = useAccountRegisterMutation()
  const referral = useReferral()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useRedirectSignedIn()

  const form = useAccountForm<SignUpValues>(SCHEMAS[role], async (values) => {
    const { data: isSignedIn, error } = await register(
      registrationOf(role, values, referral.status === 'found' ? referral.token : undefined, callbackUrl),
    )
    if (error) return error
    forgetSignUpDraft()
    if (!isSignedIn) {
      setSentTo(values.email)
      return null
    }
    addNotice({ kind: 'success', text: t('signUp.done', { email: values.email }) })
    await sessionClient.refresh()
    return null
  })

  useSignUpDraft(form)
  const { step, place, isLast, back, state } = useSignUpSteps(form, role)

  if (sentTo) {
    return (
      <AccountPage title={t('forgot.sentTitle')} lead={t('signUp.sentLead', { email: sentTo })}>
        <FormLinks>
          <p>{t('forgot.sentHint')}</p>
          <Button onClick={() => setSentTo(null)}>{t('signUp.back')}</Button>
        </FormLinks>
      </AccountPage>
    )
  }
  return (
    <AccountPage wide title={t('signUp.title')} lead={t('signUp.lead')}>
      <StepHeading step={step} role={role} />
      <ApiForm
        state={state}
        submit={t(isLast ? 'signUp.submit' : 'signUp.next')}
        busy={t('signUp.busy')}
        back={place > 0 ? { label: t('signUp.previous'), go: back } : undefined}
      >
        <Step isShown={step === 'account'}>
          <RadioField
            name="role"
            label={t('signUp.role')}
            options={(['patient', 'specialist'] as const).map((value) => ({
              value,
              label: t(`role.${value}`),
              detail: t(`role.${value}Detail`),
            }))}
            chosen={role}
            onChange={(event) => changeRole(event.target.value as RoleName)}
          />
          <CredentialFields form={form} role={role} />
        </Step>
        <Step isShown={step === 'person'}>
          <PersonFields form={form} words={words} />
          <PracticeFields form={form} role={role} />
        </Step>
        <Step isShown={step === 'contact'}>
          <AddressFields form={form} words={words} />
        </Step>
        <Step isShown={step === 'consents'}>
          <ConsentFields form={form} />
        </Step>
      </ApiForm>
      <FormLinks>
        <Link to={paths.signIn({ callbackUrl })}>{t('signUp.signIn')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

/** The address says which role is chosen first. A choice is shown at once, and not when the address has followed. */
function useRole(): [RoleName, (role: RoleName) => void] {
  const address = useSignUpAddress()
  const [role, setRole] = useState(address.role)
  return [
    role,
    (next) => {
      setRole(next)
      address.write({ role: next, place: 0 }, { replace: true })
    },
  ]
}
