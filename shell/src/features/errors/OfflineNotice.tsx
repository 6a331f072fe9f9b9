import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Icon, useOnline, Wrap } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './OfflineNotice.module.css'

/** Shows a notice while the browser is offline, and a toast when it is online again. */
export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const wasOnline = useRef(online)

  useEffect(() => {
    if (online && !wasOnline.current) addNotice({ kind: 'success', text: t('offline.back') })
    wasOnline.current = online
  }, [online, t])

  return (
    <div role="status">
      {!online && (
        <Wrap className={styles.notice}>
          <Icon name="offline" />
          <span>{t('offline.gone')}</span>
        </Wrap>
      )}
    </div>
  )
}
