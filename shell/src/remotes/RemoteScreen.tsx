import { Suspense, useState, type ReactNode } from 'react'
import { Boundary } from '../errors/Boundary.tsx'
import { RemoteMessage } from '../errors/RemoteMessage.tsx'
import { Waiting } from '../layout/Waiting.tsx'
import { usePage } from '../page.tsx'
import type { RemoteScreens } from './remoteScreens.tsx'
import { reportFailure } from './reportFailure.ts'

type Props = { remote: string; route: string; screens: RemoteScreens }

/** A remote's place on the page: whatever happens in it stays in it. */
export function RemoteScreen({ remote, route, screens }: Props) {
  const [Screen, setScreen] = useState(() => screens.screen(remote, route))
  const retry = () => setScreen(() => screens.screen(remote, route))
  return (
    <RemoteBoundary key={`${remote}/${route}`} remote={remote} onRetry={retry}>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </RemoteBoundary>
  )
}

type BoundaryProps = { remote: string; onRetry: () => void; children: ReactNode }

function RemoteBoundary({ remote, onRetry, children }: BoundaryProps) {
  const { set, remotes } = usePage()
  const version = remotes.find(({ name }) => name === remote)?.version ?? 'none'
  const report = (error: unknown) => reportFailure({ set, remote, version, phase: 'render', error })
  return (
    <Boundary onError={report} fallback={(tryAgain) => <RemoteMessage onRetry={() => (onRetry(), tryAgain())} />}>
      {children}
    </Boundary>
  )
}
