import { useTranslation } from '@kinora/i18n'
import { Button, EmptyState } from '@kinora/ui'
import { Component, type ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { reportFailure } from '../remotes/reportFailure.ts'

/** Around everything: if the frame itself breaks, one calm page remains, and the platform is told. */
export function LastResort({ children }: { children: ReactNode }) {
  const { set } = usePage()
  const report = (error: unknown) => reportFailure({ set, remote: 'shell', version: 'live', phase: 'render', error })
  return (
    <Boundary onError={report} fallback={<BrokenPage />}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = { onError: (error: unknown) => void; fallback: ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
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
