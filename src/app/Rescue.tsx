import { Component, type ReactNode } from 'react';
import { ErrorState } from './ui/Messages.tsx';

/** What is left when the workbench itself breaks: the way back. The text was saved as it was typed. */
export class Rescue extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState title="The workbench broke" action={<a href="/">Reload it</a>}>
        Your documents are saved in this browser and open again on reload.
      </ErrorState>
    );
  }
}
