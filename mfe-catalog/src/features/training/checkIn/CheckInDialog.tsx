import type { SpecialistRecord } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Button, Dialog, ErrorState, Icon } from '@kinora/ui'
import { useState, type ReactNode, type RefObject } from 'react'
import type { Answers, Saved } from '../useAnswers.ts'
import styles from './CheckInDialog.module.css'
import { CheckInForm, type Trained } from './CheckInForm.tsx'

/** What `stopped` is given: the answers that ask for rest, the way back to them, and the way out. */
export type Stop = Pick<Answers, 'painAfter' | 'effort'> & {
  returnTo: RefObject<HTMLElement | null>
  onChange: () => void
  onClose: () => void
}

type Props = {
  programs: readonly Trained[]
  answers: {
    /** Undefined until they have loaded. */
    saved: Answers | undefined
    hasFailed: boolean
    retry: () => void
    save: (answers: Answers, programId: number) => Promise<Saved>
  }
  isWhole?: boolean
  specialist: SpecialistRecord | null | undefined
  returnTo: RefObject<HTMLElement | null>
  /** What replaces the check-in when its answers ask for rest. */
  stopped: (stop: Stop) => ReactNode
  /** Called when it was answered or skipped. */
  onClose: () => void
}

/** The check-in after a training: whether anything hurts, and folded effort, feeling, a note. Escape skips all of it. */
export function CheckInDialog({ programs, answers, isWhole = false, specialist, returnTo, stopped, onClose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [stop, setStop] = useState<Answers>()
  const { saved, hasFailed, retry, save } = answers
  const [only] = programs
  if (stop) return stopped({ ...stop, returnTo, onChange: () => setStop(undefined), onClose })
  return (
    <Dialog
      shape="sheet"
      size="medium"
      title={t('checkIn.title')}
      before={
        <p className={styles.done}>
          <Icon name="circle-check" />
          {programs.length === 1
            ? t('checkIn.doneOf', { title: typeset(only!.title) })
            : t('checkIn.doneCount', { count: programs.length })}
        </p>
      }
      close={t('checkIn.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      {saved && (
        <CheckInForm
          programs={programs}
          saved={saved}
          isWhole={isWhole}
          reader={specialist?.firstName}
          onSave={save}
          onStop={setStop}
          onClose={onClose}
        />
      )}
      {!saved && (
        <div className={styles.waiting}>
          {hasFailed ? (
            <ErrorState sentence={t('checkIn.notLoaded')} onRetry={retry} />
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
