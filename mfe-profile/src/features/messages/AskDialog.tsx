import type { SpecialistRecord } from '@kinora/contracts'
import { useIdempotencyKey } from '@kinora/http'
import { formatClock, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Dialog, ErrorState, Skeleton } from '@kinora/ui'
import { useState } from 'react'
import styles from './AskDialog.module.css'
import { ReplyForm } from './ReplyForm.tsx'
import { useOutbox } from './conversation/useOutbox.ts'

type Props = {
  me: number
  program: { id: number; title: string }
  /** The moment of its film. */
  seconds: number
  /** Undefined until it is known; null without one. */
  specialist: SpecialistRecord | null | undefined
  hasFailed: boolean
  retry: () => void
  onClose: () => void
}

/** Asks the specialist about a moment of a film. The question becomes a message that leads there. */
export function AskDialog({ me, program, seconds, specialist, hasFailed, retry, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <Dialog
      size="medium"
      title={t('messages.ask.title')}
      after={
        <div className={styles.about}>
          <p>{t('messages.ask.about', { name: program.title, time: formatClock(seconds) })}</p>
          {specialist && <p>{t('messages.ask.to', { name: `${specialist.firstName} ${specialist.lastName}` })}</p>}
        </div>
      }
      close={t('messages.ask.close')}
      onClose={onClose}
    >
      {specialist ? (
        <Question me={me} userId={specialist.userId} program={program} seconds={seconds} onClose={onClose} />
      ) : hasFailed ? (
        <ErrorState sentence={t('messages.ask.failed')} onRetry={retry} />
      ) : (
        <div role="status">{specialist === null ? t('messages.ask.noSpecialist') : <Skeleton />}</div>
      )}
    </Dialog>
  )
}

type QuestionProps = Pick<Props, 'me' | 'program' | 'seconds' | 'onClose'> & { userId: number }

function Question({ me, userId, program, seconds, onClose }: QuestionProps) {
  const { t } = useTranslation('mfe-profile')
  const outbox = useOutbox(me, userId, undefined)
  const [text, setText] = useState('')
  const keys = useIdempotencyKey()
  const ask = async (question: string, key: string) => {
    await outbox.write(question, key, { training: program.id, seconds }, program.title)
    addNotice({ kind: 'success', text: t('messages.ask.sent') })
    onClose()
  }
  return (
    <div className={styles.thread}>
      <ReplyForm
        label={t('messages.ask.field')}
        send={t('messages.ask.send')}
        text={text}
        onChange={setText}
        keys={keys}
        onSend={ask}
      />
    </div>
  )
}
