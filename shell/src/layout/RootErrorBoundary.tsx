import { useTranslation } from '@kinora/i18n'
import { Button, EmptyState } from '@kinora/ui'
import type { ReactNode } from 'react'
import { ReportingErrorBoundary } from './ReportingErrorBoundary.tsx'

/** Around everything: if the layout itself breaks, shows a page with a reload button and reports the error. */
export function RootErrorBoundary({ children }: { children: ReactNode }) {
  return <ReportingErrorBoundary fallback={<BrokenPage />}>{children}</ReportingErrorBoundary>
}

function BrokenPage() {
  const { t } = useTranslation('shell')
  return (
    <main role="alert">
      <title>{t('lastResort.title')}</title>
      <EmptyState
        as="h1"
        drawing="error"
        sentence={t('lastResort.sentence')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('lastResort.action')}
          </Button>
        }
      />
    </main>
  )
}
