import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Button, joinClasses } from '@kinora/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { useHasTabs } from '../layout/BottomTabs.tsx'
import { useIsProvided } from '../layout/useIsProvided.ts'
import { categoriesOf } from './categories.ts'
import { openSettings } from './settingsDoor.ts'
import { useChoose } from './useChoose.ts'
import { useCover } from './useCover.ts'
import { useThirdParties } from './useThirdParties.ts'
import styles from './ConsentBanner.module.css'

/** Asks at the foot of the page, early in the order of the keyboard. Yes and no weigh the same. */
export function ConsentBanner() {
  const { t } = useTranslation('consent')
  const locale = useLocale()
  const titleId = useId()
  const choose = useChoose()
  const banner = useRef<HTMLElement>(null)
  const hasTabs = useHasTabs()
  const isProvided = useIsProvided()
  const categories = categoriesOf(useThirdParties())
  const purposes = new Intl.ListFormat(locale).format(categories.map((category) => t(`purposes.${category}`)))

  useCover(banner)
  useLayoutEffect(() => {
    const element = banner.current
    // What was pressed is gone: the keyboard goes on with the page.
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section ref={banner} className={joinClasses(styles.banner, hasTabs && styles.aboveTabs)} aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('banner.title')}
          </h2>
          <p>
            {t('banner.description', { purposes })}
            {isProvided(paths.privacyPolicy()) && (
              <>
                {' '}
                <Link to={paths.privacyPolicy()}>{t('banner.privacy')}</Link>
              </>
            )}
          </p>
        </div>
        <div className={styles.choices}>
          <Button variant="primary" onClick={() => choose(categories)}>
            {t('banner.accept')}
          </Button>
          <Button variant="primary" onClick={() => choose([])}>
            {t('banner.reject')}
          </Button>
          <Button variant="quiet" onClick={() => openSettings(true)}>
            {t('banner.settings')}
          </Button>
        </div>
      </div>
    </section>
  )
}
