import { Suspense, useState } from 'react'
import { Waiting } from '../layout/Waiting.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import type { RemoteScreens } from './remoteScreens.tsx'

type Props = { remote: string; route: string; screens: RemoteScreens }

/** A remote's place on the page: whatever happens in it stays in it. */
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
