import { useTranslation } from '@kinora/i18n'
import { Button, EmptyState } from '@kinora/ui'
import type { ReactNode } from 'react'
import { ReportingBoundary } from './ReportingBoundary.tsx'

/** Around everything: if the frame itself breaks, one calm page remains, and the platform is told. */
export function LastResort({ children }: { children: ReactNode }) {
  return <ReportingBoundary fallback={<BrokenPage />}>{children}</ReportingBoundary>
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
