import {
  anyPassword,
  Form,
  FormProblem,
  GoogleButton,
  SubmitButton,
  useApiForm,
  useGoogle,
  useProblemWords,
  useProviders,
  useWords,
} from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Dialog, DialogCancel, DialogFoot, LinkButton, PasswordField } from '@kinora/ui'
import { useRef } from 'react'
import { object } from 'yup'
import { useProfileProveMutation, useProfileReadAccountQuery } from '../accountApi.ts'
import { PasskeyProof } from './PasskeyProof.tsx'
import styles from './ProofDialog.module.css'

const schema = object({ password: anyPassword })

type Props = { onProved: () => void; onClose: () => void }

/** Asks for the password again, because somebody else may sit at a page that was left open. */
export function ProofDialog({ onProved, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const nowhere = useRef<HTMLElement>(null)
  const { data: account } = useProfileReadAccountQuery()
  return (
    <Dialog title={t('account.proof.title')} returnTo={nowhere} onClose={onClose}>
      {account?.hasPassword === false ? <WithoutPassword onProved={onProved} /> : <PasswordForm onProved={onProved} />}
    </Dialog>
  )
}

function PasswordForm({ onProved }: Pick<Props, 'onProved'>) {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const [prove] = useProfileProveMutation()
  const send = async (values: { password: string }) => {
    const { error } = await prove(values)
    if (!error) onProved()
    return error
  }
  const words = useProblemWords('mfe-profile', 'account.problem')
  const { field, state } = useApiForm<{ password: string }>({ schema, send, words })
  return (
    <Form state={state} className={styles.form}>
      <p>{t('account.proof.lead')}</p>
      {/* Password managers need the user name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={session?.userData.email} readOnly hidden />
      <PasswordField {...field('password')} label={t('account.proof.password')} autoComplete="current-password" />
      <FormProblem size="small">{state.problem}</FormProblem>
      <DialogFoot>
        <DialogCancel>{t('account.proof.cancel')}</DialogCancel>
        <SubmitButton state={state} busy={t('account.proof.busy')}>
          {t('account.proof.confirm')}
        </SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** Whoever has no password proves it by a passkey or at Google, or sets one by a mailed link. */
function WithoutPassword({ onProved }: Pick<Props, 'onProved'>) {
  const words = useWords('mfe-profile', 'account.proof')
  const { pathname } = useLocation()
  const google = useGoogle(localePath(useLocale(), pathname))
  const hasGoogle = useProviders().includes('google')
  return (
    <div className={styles.form}>
      <p>{words(hasGoogle ? 'withGoogle' : 'withoutPassword')}</p>
      <PasskeyProof onProved={onProved} />
      {hasGoogle && <GoogleButton google={google} words={words} />}
      <DialogFoot>
        <DialogCancel>{words('cancel')}</DialogCancel>
        <LinkButton to={paths.forgotPassword()} variant={hasGoogle ? 'secondary' : 'primary'}>
          {words('setPassword')}
        </LinkButton>
      </DialogFoot>
    </div>
  )
}
