import { useTranslation } from '@kinora/i18n'
import { joinClasses, ToastStack } from '@kinora/ui'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Consent } from './Consent.tsx'
import { OfflineNotice } from '../features/errors/OfflineNotice.tsx'
import '../fonts/fonts.css'
import { badgeOf, Live } from '../features/live/Live.tsx'
import { NextDocument } from '../features/releases/NextDocument.tsx'
import { SessionExpired } from '../features/session/SessionExpired.tsx'
import { TestModeStrip } from '../features/session/TestModeStrip.tsx'
import { useEnterRoute } from '../features/session/useEnterRoute.ts'
import { RouteAnnouncer } from '../features/navigation/RouteAnnouncer.tsx'
import { BottomTabs } from '../features/navigation/BottomTabs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useTabLinks } from './useTabLinks.ts'
import styles from './Layout.module.css'

/** The layout of every page. Fixed elements are outside the container of the container queries. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const tabLinks = useTabLinks()
  useEnterRoute()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Consent aboveTabs={tabLinks.length > 0} />
      <div className={joinClasses(styles.page, tabLinks.length > 0 && styles.aboveTabs)}>
        <TestModeStrip />
        <Header />
        <OfflineNotice />
        <SessionExpired />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <BottomTabs links={tabLinks} badgeOf={badgeOf} />
      <ToastStack />
      <RouteAnnouncer />
      <ScrollRestoration />
      <NextDocument />
      <Live />
    </>
  )
}
