import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import styles from './UnreadCount.module.css'
import { useUnread } from './unreadApi.ts'

const SHOWN_MAX = 99

/** The number of unread messages, read out as words after the link's name. */
export function UnreadCount() {
  const { t } = useTranslation('shell')
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
      </span>
      <VisuallyHidden>, {t('live.unread', { count: unread })}</VisuallyHidden>
    </>
  )
}
