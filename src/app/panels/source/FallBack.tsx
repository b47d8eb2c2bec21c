import { Component, type ReactNode } from 'react';

interface FallBackProps {
  readonly children: ReactNode;
  readonly to: ReactNode;
}

/** Shows something simpler where its content cannot be shown, for example because a part of the page did not load. */
export class FallBack extends Component<FallBackProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.to : this.props.children;
  }
}
