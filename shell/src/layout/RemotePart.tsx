import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx'
import { RemoteMessage } from '../features/errors/RemoteMessage.tsx'
import { Rendered } from '../features/freezes/Rendered.tsx'
import { NotLoaded, RecoveryContext } from '../features/remotes/recovery.ts'
import { reportFailure } from '../features/remotes/reportFailure.ts'
import { usePage } from '../page.tsx'

type Props = {
  remote: string
  /** What the remote shows: a whole page, or a slot in one. */
  kind: 'page' | 'slot'
  /** The component, from the version that the remote is loaded from now. */
  component: () => ComponentType<object>
  props?: object
  waiting: ReactNode
}

/**
 * Everything that a remote renders. An error is reported, and the last good version is rendered instead. If there is
 * none, or if that fails too, a message is shown. The rest of the page works.
 */
export function RemotePart({ remote, kind, component, props, waiting }: Props) {
  const { manifest, remotes } = usePage()
  const { versionOf, leave, startOver, revalidate } = use(RecoveryContext)
  /** No component: the page's loaders run. */
  const [{ attempt, Component }, setPart] = useState(() => ({ attempt: 0, Component: component() as Part }))
  const show = (next: Part) => setPart((before) => ({ attempt: before.attempt + 1, Component: next }))

  async function loadAgain() {
    if (kind === 'page') {
      show(null)
      // The screen relies on what its own version's loader has loaded.
      await revalidate()
    }
    show(component())
  }

  /** For the page's mark; undefined until the code has loaded. */
  const part = () => {
    const version = Component && versionOf(Component)
    return version ? `${remote} ${version}` : undefined
  }

  function recover(error: unknown) {
    if (error instanceof NotLoaded || !Component) return
    const version = versionOf(Component) ?? remotes.find(({ name }) => name === remote)?.version ?? 'none'
    reportFailure({ manifest, remote, version, phase: 'render', error })
    if (leave(remote, version)) void loadAgain()
  }

  function retry() {
    startOver(remote)
    void loadAgain()
  }

  return (
    <ErrorBoundary key={attempt} onError={recover} fallback={<RemoteMessage kind={kind} onRetry={retry} />}>
      <Suspense fallback={waiting}>
        {Component ? <Component {...props} /> : waiting}
        <Rendered part={part} />
      </Suspense>
    </ErrorBoundary>
  )
}

type Part = ComponentType<object> | null
