import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** told once when the part fails */
  onError?: () => void
}

/** An error boundary that leaves its part out when it fails, so that the page around it stays. */
export class OptionalBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
