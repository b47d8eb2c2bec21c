import { Component, useEffect, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CodeMissingError } from './fetch-code.ts';
import { ErrorState } from './Messages.tsx';
import { uiTexts } from '../texts/en/ui.ts';

export interface BoundaryProps {
  /** Name of the content for the user: "Trace". */
  readonly name: string;
  readonly children: ReactNode;
  /** Shown in place of the message, where something simpler is enough. */
  readonly instead?: ReactNode;
  /** The action of the button if code did not load and rendering again does not help. */
  readonly onAgain?: () => void;
  /** Called with the error, for a part that disappears when it fails. */
  onCaught?(error: unknown): void;
}

/** Keeps an error within one part of the page: the rest keeps working, and the part can be rendered again. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean; readonly error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCaught?.(error);
  }

  readonly again = (): void => {
    this.setState({ failed: false, error: undefined });
  };

  override render(): ReactNode {
    const { failed, error } = this.state;
    const { name, children, instead } = this.props;
    if (!failed) return children;
    if (instead !== undefined) return instead;
    if (error instanceof CodeMissingError) return <NotLoaded name={name} onAgain={this.props.onAgain ?? this.again} />;
    return (
      <ErrorState title={uiTexts.broke(name)} action={<Button onPress={this.again}>{uiTexts.showItAgain}</Button>}>
        {uiTexts.restWorks(error instanceof Error ? error.message : '')}
      </ErrorState>
    );
  }
}

function NotLoaded({ name, onAgain }: { name: string; onAgain(): void }) {
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => {
      removeEventListener('online', onAgain);
    };
  }, [onAgain]);
  return (
    <ErrorState
      title={uiTexts.didNotLoad(name)}
      action={
        <>
          <Button onPress={onAgain}>{uiTexts.tryAgain}</Button>
          <a href={location.pathname + location.search}>{uiTexts.reloadThePage}</a>
        </>
      }
    >
      {uiTexts.codeNotLoaded}
    </ErrorState>
  );
}
