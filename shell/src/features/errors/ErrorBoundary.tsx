import { Component, type ReactNode } from 'react'

type Props = {
  onError: (error: unknown) => void
  /** What is shown instead. A new `key` renders the children again. */
  fallback: ReactNode
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
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
