import { useTranslation } from '@kinora/i18n'
import type { WaitingMessage } from '@kinora/outbox'
import { Button, Icon, joinClasses, useOnline } from '@kinora/ui'
import { MomentLink } from './MomentLink.tsx'
import styles from './Thread.module.css'

type Props = { waiting: WaitingMessage; onRetry: () => void; onDiscard: () => void }

/** Refusals that have a sentence of their own. */
const REASONS = ['message.ended', 'request.notFound'] as const

/** A message that is not sent: why, and what its writer can do. */
export function WaitingBubble({ waiting: { message, about, hasFailed, refusal }, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('mfe-profile')
  const isOnline = useOnline()
  const { content, moment } = message
  const refused = refusal && t(`messages.refused.${REASONS.find((reason) => reason === refusal) ?? 'other'}`)
  const failed = hasFailed && isOnline && t('messages.notSent')
  const state = t(isOnline ? 'messages.sending' : 'messages.waits')
  return (
    <li className={joinClasses(styles.message, styles.mine, styles.waiting)}>
      <div className={styles.bubble}>
        {moment && <MomentLink id={moment.training} name={about} seconds={moment.seconds} />}
        <p className={styles.text}>{content}</p>
        <p className={joinClasses(styles.meta, (refused || failed) && styles.problem)} role="status">
          {(refused || failed) && <Icon name="circle-alert" size="small" />}
          {!refused && !isOnline && <Icon name="offline" size="small" />}
          <span>{refused || failed || state}</span>
        </p>
        {(refused || failed || !isOnline) && (
          <div className={styles.actions}>
            {!refused && failed && <Button onClick={onRetry}>{t('messages.retry')}</Button>}
            <Button variant="quiet" onClick={onDiscard}>
              {t('messages.discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
