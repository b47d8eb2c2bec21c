import { Component, type ReactNode } from 'react';
import { basePath } from './state/host-page.ts';
import { takeNewest } from './api/offline.ts';
import { downloadText } from './commands/clipboard.ts';
import { draftStore } from './state/draft-store.ts';
import { clearHistory } from './state/history-databases.ts';
import { forgetSettings } from './state/stored.ts';
import { Button } from './ui/Button.tsx';
import { ErrorState } from './ui/Messages.tsx';
import { uiTexts } from './texts/en/ui.ts';

/**
 * Shown when the workbench itself breaks: the way back to it. The text was saved as it was typed. If the saved text is
 * what breaks the workbench, the user can download and discard it.
 */
export class Rescue extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={uiTexts.workbenchFailed}
        action={
          <>
            <Button onPress={() => void takeNewest()}>{uiTexts.reloadIt}</Button>
            <Button onPress={() => void saveEverything()}>{uiTexts.saveDocuments}</Button>
            <Button onPress={() => void startAnew()}>{uiTexts.discardStored}</Button>
          </>
        }
      >
        {uiTexts.documentsSaved}
      </ErrorState>
    );
  }
}

async function saveEverything(): Promise<void> {
  downloadText('assay-documents.json', JSON.stringify(await draftStore.everything(), null, 2));
}

async function startAnew(): Promise<void> {
  await Promise.all([draftStore.clear(), clearHistory()]);
  forgetSettings();
  location.assign(`${basePath}/`);
}
