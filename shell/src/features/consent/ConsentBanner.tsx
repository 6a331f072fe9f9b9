import type { PageThirdParty } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Button, joinClasses, useBottomInset, useSite } from '@kinora/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { categoriesOf } from './categories.ts'
import { setSettingsOpen } from './settingsOpen.ts'
import { useSaveConsent } from './useSaveConsent.ts'
import styles from './ConsentBanner.module.css'

type Props = { parties: PageThirdParty[]; aboveTabs: boolean }

/** Asks for consent at the bottom of the page, early in the tab order. Accepting and rejecting look alike. */
export function ConsentBanner({ parties, aboveTabs }: Props) {
  const { t } = useTranslation('consent')
  const locale = useLocale()
  const titleId = useId()
  const choose = useSaveConsent(parties)
  const banner = useRef<HTMLElement>(null)
  const { isProvided } = useSite()
  const categories = categoriesOf(parties)
  const purposes = new Intl.ListFormat(locale).format(categories.map((category) => t(`purposes.${category}`)))

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.consent = 'asking'
    return () => void delete dataset.consent
  }, [])
  useBottomInset(banner)
  useLayoutEffect(() => {
    const element = banner.current
    // The pressed button is gone, so the focus moves to the page.
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section
      ref={banner}
      className={joinClasses(styles.banner, aboveTabs && styles.aboveTabs)}
      aria-labelledby={titleId}
    >
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
          <Button variant="quiet" onClick={() => setSettingsOpen(true)}>
            {t('banner.settings')}
          </Button>
        </div>
      </div>
    </section>
  )
}
