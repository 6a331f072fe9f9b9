import { useTranslation } from '@kinora/i18n'
import { joinClasses, ToastStack } from '@kinora/ui'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useNavLinks, type Page } from '../page.tsx'
import { Consent } from './Consent.tsx'
import { NoScriptNotice } from '../features/errors/NoScriptNotice.tsx'
import { OfflineNotice } from '../features/errors/OfflineNotice.tsx'
import '../fonts/fonts.css'
import { badgeOf, Live } from '../features/live/Live.tsx'
import { NextDocument } from '../features/releases/NextDocument.tsx'
import { SessionExpired } from '../features/session/SessionExpired.tsx'
import { TestModeStrip } from '../features/session/TestModeStrip.tsx'
import { useEnterRoute } from '../features/session/useEnterRoute.ts'
import { useReservedHome } from '../features/session/useReservedHome.ts'
import { useNavigationFocus } from '../features/navigation/useNavigationFocus.ts'
import { BottomTabs } from '../features/navigation/BottomTabs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

const FEWEST = 2

/** The layout of every page. Fixed elements are outside the container of the container queries. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const tabLinks = useTabLinks()
  useEnterRoute()
  useReservedHome()
  useNavigationFocus()
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
        <NoScriptNotice />
        <SessionExpired />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <BottomTabs links={tabLinks} badgeOf={badgeOf} />
      <ToastStack />
      <ScrollRestoration />
      <NextDocument />
      <Live />
    </>
  )
}

/** The links of the bottom tabs; none while there are fewer than two, because one tab offers no choice. */
function useTabLinks(): Page['nav'] {
  const links = useNavLinks('tabs')
  return links.length >= FEWEST ? links : []
}
