import { Component, type ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { reportFailure } from '../remotes/reportFailure.ts'

type Props = { fallback: ReactNode; children: ReactNode }

/** Shows something else where a part of the shell breaks, and tells the platform. */
export function ReportingBoundary({ fallback, children }: Props) {
  const { set } = usePage()
  const report = (error: unknown) => reportFailure({ set, remote: 'shell', version: 'live', phase: 'render', error })
  return (
    <Boundary onError={report} fallback={fallback}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<Props & { onError: (error: unknown) => void }, { failed: boolean }> {
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
