import type { ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { ownShellVersion } from '../features/remotes/shellVersion.ts'
import { reportFailure } from '../features/remotes/reportFailure.ts'
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx'

type Props = { fallback: ReactNode; children: ReactNode }

/** Catches errors of the shell itself, shows the fallback and reports them. */
export function ReportingErrorBoundary({ fallback, children }: Props) {
  const { manifest } = usePage()
  const report = (error: unknown) =>
    reportFailure({ manifest, remote: 'shell', version: ownShellVersion(), phase: 'render', error })
  return (
    <ErrorBoundary onError={report} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}
