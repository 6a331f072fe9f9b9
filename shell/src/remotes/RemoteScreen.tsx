import { Component, Suspense, useState, type ReactNode } from 'react'
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
    <Boundary onError={report} onRetry={onRetry}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<{ onError: (error: unknown) => void; onRetry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ failed: false })
    }
    return <RemoteMessage onRetry={retry} />
  }
}
