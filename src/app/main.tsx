import '@fontsource-variable/inter';
import './ui/code-font.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/preferences.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { basePath, isFolder, placeHere } from './state/host-page.ts';
import { App } from './App.tsx';
import { Answering } from './frame/Frame.tsx';
import { useFolderLocation } from './frame/folder-location.ts';
import { fetchMonacoWords } from './editor/monaco-words.ts';
import { pageAt } from './pages/page-at.ts';
import { firstPanels } from './panels/panel-list.ts';
import { Rescue } from './Rescue.tsx';
import { languageWanted } from './state/language-slice.ts';
import { openSession } from './state/session.ts';
import { useWorkbench } from './state/workbench-store.ts';
import { PHONE } from './ui/use-media.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

// Loads the code of the content while the frame starts. If some code does not load, the component that shows it tries
// again and tells the user.
void Answering.fetchAhead();
const phone = matchMedia(PHONE).matches;
const monacoWords = phone ? undefined : fetchMonacoWords(languageWanted(useWorkbench.getState().languageChoice));
const opened = pageAt(placeHere())?.page;
void opened?.content.fetchAhead?.();
if (opened?.id === 'workbench') {
  for (const { content } of firstPanels) void content.fetchAhead?.();
  void monacoWords?.then(() => import('./editor/DocumentEditor.tsx')).catch(() => undefined);
}

void start(root);

/**
 * Loads texts and documents before the first paint. A browser whose storage fails in an unexpected way still gets the
 * page. Not awaited while this module loads: the chunk of a translation imports it, and each would wait for the other.
 */
async function start(place: HTMLElement): Promise<void> {
  const words = opened?.id === 'workbench' ? monacoWords : undefined;
  await Promise.all([useWorkbench.getState().resolveLanguage(), openSession().catch(() => undefined), words]);
  createRoot(place).render(
    <StrictMode>
      <Rescue>
        <Router {...(isFolder ? { hook: useFolderLocation } : { base: basePath })}>
          <App />
        </Router>
      </Rescue>
    </StrictMode>,
  );
}
