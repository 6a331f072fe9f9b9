import { StoreProvider, type Store } from '@kinora/http'
import { I18nProvider, type I18n } from '@kinora/i18n'
import { SiteProvider } from '@kinora/ui'
import type { ReactNode } from 'react'
import { RootErrorBoundary } from './layout/RootErrorBoundary.tsx'
import { PageProvider, provides, type Page } from './page.tsx'
import type { SlotComponents } from './features/remotes/remoteScreens.tsx'
import { RemoteSlots } from './layout/RemoteSlots.tsx'

type Props = { page: Page; storeNow: () => Store; i18n: I18n; slotComponents: SlotComponents; children: ReactNode }

/** The providers around the router. */
export function App({ page, storeNow, i18n, slotComponents, children }: Props) {
  return (
    <PageProvider page={page}>
      <I18nProvider i18n={i18n}>
        <RootErrorBoundary>
          <StoreProvider storeNow={storeNow}>
            <SiteProvider
              origin={page.origin}
              hasHome={provides(page, '/')}
              isProvided={(path) => provides(page, path)}
              affiliateUrl={page.affiliateUrl}
            >
              <RemoteSlots components={slotComponents}>
                <div id="app">{children}</div>
              </RemoteSlots>
            </SiteProvider>
          </StoreProvider>
        </RootErrorBoundary>
      </I18nProvider>
    </PageProvider>
  )
}
