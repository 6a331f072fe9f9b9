import { Component, type ReactNode } from 'react'

type Props = {
  onError: (error: unknown) => void
  /** What is shown instead; `tryAgain` renders the children again. */
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/** Catches errors while rendering. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}
