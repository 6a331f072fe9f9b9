import { useTranslation } from '@kinora/i18n'
import { Button, ErrorState, Icon, IconButton, useModal } from '@kinora/ui'
import { useRef, type RefObject } from 'react'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal(heading, returnTo)
  const { saved, hasFailed, lookAgain, save } = answers
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="check-in"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.done}>
            <Icon name="circle-check" />
            {t('checkIn.doneOf', { title })}
          </p>
          <h2 id="check-in" ref={heading} tabIndex={-1}>
            {t('checkIn.title')}
          </h2>
        </div>
        <IconButton icon="close" label={t('checkIn.close')} onClick={onClose} />
      </header>
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
    </dialog>
  )
}
