import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession, useTestMode } from '@kinora/session'
import { Icon, useSite, Wrap } from '@kinora/ui'
import { useEffect } from 'react'
import styles from './TestModeStrip.module.css'

/**
 * On top of every page of test mode, also while it is scrolled. After a reload document.html reserves its space until the
 * session is known.
 */
export function TestModeStrip() {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const { isTestMode, end } = useTestMode()
  const { isProvided } = useSite()
  useEffect(() => {
    if (status !== 'loading') document.documentElement.toggleAttribute('data-test-mode', isTestMode)
  }, [status, isTestMode])
  return (
    <aside className={styles.strip} aria-label={t('testMode.label')}>
      <Wrap className={styles.words}>
        <p role="status">
          {isTestMode && (
            <>
              <b>{t('testMode.name')}</b> {t('testMode.about')}
            </>
          )}
        </p>
        {isTestMode && (
          <button type="button" onClick={() => end(isProvided(paths.myTeam()) ? paths.myTeam() : paths.profile())}>
            <Icon name="arrow-left" />
            {t('testMode.end')}
          </button>
        )}
      </Wrap>
    </aside>
  )
}
