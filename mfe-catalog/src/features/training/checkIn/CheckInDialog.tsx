import { useTranslation } from '@kinora/i18n'
import { Button, Dialog, ErrorState, Icon } from '@kinora/ui'
import type { RefObject } from 'react'
import type { useAnswers } from '../useAnswers.ts'
import styles from './CheckInDialog.module.css'
import { CheckInForm } from './CheckInForm.tsx'

type Props = {
  /** The program's. */
  title: string
  answers: ReturnType<typeof useAnswers>
  returnTo: RefObject<HTMLElement | null>
  /** Called when it was answered or skipped. */
  onClose: () => void
}

/** The check-in after a training: feeling, pain, effort and stars. Everything can be skipped; Escape skips all. */
export function CheckInDialog({ title, answers, returnTo, onClose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { saved, hasFailed, lookAgain, save } = answers
  return (
    <Dialog
      shape="sheet"
      size="large"
      title={t('checkIn.title')}
      before={
        <p className={styles.done}>
          <Icon name="circle-check" />
          {t('checkIn.doneOf', { title })}
        </p>
      }
      close={t('checkIn.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      {saved && <CheckInForm saved={saved} onSave={save} onClose={onClose} />}
      {!saved && (
        <div className={styles.waiting}>
          {hasFailed ? (
            <ErrorState sentence={t('checkIn.notLoaded')} onRetry={lookAgain} />
          ) : (
            <p role="status">{t('checkIn.loading')}</p>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('checkIn.skip')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
