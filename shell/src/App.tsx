import { StoreProvider, type Store } from '@kinora/http'
import { I18nProvider, type I18n } from '@kinora/i18n'
import { SiteProvider } from '@kinora/ui'
import type { ReactNode } from 'react'
import { LastResort } from './errors/LastResort.tsx'
import { PageProvider, provides, type Page } from './page.tsx'
import type { RemoteParts } from './remotes/remoteScreens.tsx'
import { RemoteSlots } from './remotes/RemoteSlots.tsx'

type Props = { page: Page; storeNow: () => Store; i18n: I18n; parts: RemoteParts; children: ReactNode }

/** All that stands around the router, in order. */
export function App({ page, storeNow, i18n, parts, children }: Props) {
  return (
    <PageProvider page={page}>
      <I18nProvider i18n={i18n}>
        <LastResort>
          <StoreProvider storeNow={storeNow}>
            <SiteProvider origin={page.origin} hasHome={provides(page, '/')} isProvided={(path) => provides(page, path)}>
              <RemoteSlots parts={parts}>
                <div id="app">{children}</div>
              </RemoteSlots>
            </SiteProvider>
          </StoreProvider>
        </LastResort>
      </I18nProvider>
    </PageProvider>
  )
}
