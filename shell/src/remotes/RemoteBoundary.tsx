import type { ReactNode } from 'react'
import { Boundary } from '../errors/Boundary.tsx'
import { RemoteMessage } from '../errors/RemoteMessage.tsx'
import { usePage } from '../page.tsx'
import { reportFailure } from './reportFailure.ts'

type Props = {
  remote: string
  /** Whether a whole page hangs on the remote, or a place in somebody else's. */
  kind: 'page' | 'part'
  onRetry: () => void
  children: ReactNode
}

/** Around all that a remote draws: what breaks in it is reported, and told in its place. */
export function RemoteBoundary({ remote, kind, onRetry, children }: Props) {
  const { set, remotes } = usePage()
  const version = remotes.find(({ name }) => name === remote)?.version ?? 'none'
  const report = (error: unknown) => reportFailure({ set, remote, version, phase: 'render', error })
  return (
    <Boundary onError={report} fallback={(tryAgain) => <RemoteMessage kind={kind} onRetry={() => (onRetry(), tryAgain())} />}>
      {children}
    </Boundary>
  )
}
