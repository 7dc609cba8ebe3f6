import { Component, type ReactNode } from 'react';
import { MessageScreen } from './message-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  inPage?: boolean;
}

/** The last resort when a screen cannot be drawn, such as a chunk that a new release has replaced. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <MessageScreen
        inPage={this.props.inPage}
        title="Something went wrong"
        text="This screen could not be shown. Nothing that was saved is lost. Please reload the page."
        action={{ label: 'Reload', onClick: () => window.location.reload() }}
      />
    );
  }
}
