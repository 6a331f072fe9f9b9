import type { AppSetup } from '@kinora/contracts'
import { ApiForm, FormLinks, useApiForm, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { QrCode } from '@kinora/qr'
import { Button, TextField } from '@kinora/ui'
import { object, string } from 'yup'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import styles from './AppSetupForm.module.css'
import { useProfileAddAppMutation } from './factorsApi.ts'

type Props = { setup: AppSetup; onAdded: (codes: string[] | null) => void; onCancel: () => void }

const schema = object({ code: string().trim().required('form.error.code.required') })

/** A code to scan, the same as text, and the field for the first code that the app shows. */
export function AppSetupForm({ setup: { secret, url, setup }, onAdded, onCancel }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { withProof, proofDialog } = useFreshProof()
  const [add] = useProfileAddAppMutation()
  const { field, state } = useApiForm<{ code: string }>({
    schema,
    send: async ({ code }) => {
      const { data, error } = await withProof(() => add({ setup, code }))
      if (!error) onAdded(data ?? null)
      return error
    },
    words: useProblemWords('mfe-profile', 'account.problem'),
  })
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <p>{t('twoStep.app.scan')}</p>
          <QrCode className={styles.code} text={url} label={t('twoStep.app.picture')} />
          <p>{t('twoStep.app.orType')}</p>
          <p className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</p>
          <p>
            <a href={url}>{t('twoStep.app.here')}</a>
          </p>
        </li>
        <li>
          <p>{t('twoStep.app.type')}</p>
          <ApiForm state={state} submit={t('twoStep.app.confirm')} busy={t('twoStep.app.busy')}>
            <TextField
              {...field('code')}
              label={t('twoStep.app.code')}
              hint={t('twoStep.app.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </ApiForm>
        </li>
      </ol>
      {proofDialog}
      <FormLinks>
        <Button onClick={onCancel}>{t('twoStep.app.cancel')}</Button>
      </FormLinks>
    </>
  )
}
