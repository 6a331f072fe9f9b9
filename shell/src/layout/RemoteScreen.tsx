import { Suspense, useState } from 'react'
import { Waiting } from './Waiting.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import type { RemoteScreens } from '../features/remotes/remoteScreens.tsx'

type Props = { remote: string; route: string; screens: RemoteScreens }

/** A remote's screen. Its errors and its waiting state do not affect the rest of the page. */
export function RemoteScreen({ remote, route, screens }: Props) {
  const [Screen, setScreen] = useState(() => screens.screen(remote, route))
  const retry = () => setScreen(() => screens.screen(remote, route))
  return (
    <RemoteBoundary key={`${remote}/${route}`} remote={remote} kind="page" onRetry={retry}>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </RemoteBoundary>
  )
}
