import type { ReactNode } from 'react'
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx'
import { RemoteMessage } from '../features/errors/RemoteMessage.tsx'
import { usePage } from '../page.tsx'
import { reportFailure } from '../features/remotes/reportFailure.ts'

type Props = {
  remote: string
  /** What the remote shows: a whole page, or a slot in one. */
  kind: 'page' | 'slot'
  onRetry: () => void
  children: ReactNode
}

/** The error boundary around everything that a remote renders: reports errors and shows a message instead. */
export function RemoteBoundary({ remote, kind, onRetry, children }: Props) {
  const { manifest, remotes } = usePage()
  const version = remotes.find(({ name }) => name === remote)?.version ?? 'none'
  const report = (error: unknown) => reportFailure({ manifest, remote, version, phase: 'render', error })
  return (
    <ErrorBoundary
      onError={report}
      fallback={(tryAgain) => <RemoteMessage kind={kind} onRetry={() => (onRetry(), tryAgain())} />}
    >
      {children}
    </ErrorBoundary>
  )
}
