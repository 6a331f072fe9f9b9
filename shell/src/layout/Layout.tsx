import { useTranslation } from '@kinora/i18n'
import { joinClasses, ToastStack } from '@kinora/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Consent } from '../consent/Consent.tsx'
import { OfflineNotice } from '../errors/OfflineNotice.tsx'
import '../fonts/fonts.css'
import { SessionExpired } from '../session/SessionExpired.tsx'
import { useEnterRoute } from '../session/useEnterRoute.ts'
import { Arrival } from './Arrival.tsx'
import { BottomTabs, useHasTabs } from './BottomTabs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** The frame of every page. What is fixed to the window stands outside the container that measures the page. */
export function Layout() {
  const { t } = useTranslation('shell')
  const hasTabs = useHasTabs()
  useEnterRoute()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Consent />
      <div className={joinClasses(styles.page, hasTabs && styles.aboveTabs)}>
        <Header />
        <OfflineNotice />
        <SessionExpired />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomTabs />
      <ToastStack />
      <Arrival />
      <ScrollRestoration />
    </>
  )
}
