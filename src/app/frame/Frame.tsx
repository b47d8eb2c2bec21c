import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { keepForOffline } from '../api/offline.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { pageAt } from '../pages/page-at.ts';
import { pages } from '../pages/page-list.ts';
import { lasting } from '../state/stored.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { DropTarget } from './DropTarget.tsx';
import { fetchAhead, fetchRevealingParts } from './fetch-ahead.ts';
import { PageRoutes } from './PageRoutes.tsx';
import { useMessages, wantMessages } from '../commands/messages.ts';
import { keepFocus } from '../commands/panes.ts';
import { works } from '../commands/works-later.ts';
import { Rail } from './Rail.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { TopBar } from './TopBar.tsx';
import { frameTexts } from '../texts/en/frame.ts';
import { placesTexts } from '../texts/en/places.ts';
import './frame.css';

// The content of the frame asks the service; the frame itself renders before the code for that has loaded.
export const Answering = onDemand(
  // Retrying under another address would load a second copy beside the one that pages import: the page is reloaded
  // instead.
  () =>
    import('./Answering.tsx').catch(() => {
      throw new Error('What asks the service did not come.');
    }),
  (module) => module.Answering,
  {
    get label() {
      return placesTexts.loadingThePage;
    },
  },
);
// Parts that a first visit does not show load on demand.
const CommandPalette = onDemand(
  () => import('./CommandPalette.tsx'),
  (module) => module.CommandPalette,
);
const Operations = onDemand(
  () => import('../operations/Operations.tsx'),
  (module) => module.Operations,
);
const ShortcutSheet = onDemand(
  () => import('./ShortcutSheet.tsx'),
  (module) => module.ShortcutSheet,
);
// If their code does not load, the page works without them and says nothing.
const Messages = lazy<() => ReactNode>(() =>
  import('./Messages.tsx').then(
    (loaded) => ({ default: loaded.Messages }),
    () => ({ default: () => null }),
  ),
);

/** The parts that stay while pages change. The workbench stays too, hidden, so that the editor keeps its state. */
export function Frame() {
  const [path] = useLocation();
  const atWorkbench = path === '/';
  const [visited, setVisited] = useState(atWorkbench);
  if (atWorkbench && !visited) setVisited(true);
  const { content: Workbench, title: workbenchTitle } = pages.workbench;
  const messages = useMessages((state) => state.wanted);
  const editing = useWorkbench((state) => state.editor !== undefined);
  useEffect(() => {
    if (!editing) return undefined;
    // Loaded before the first use but after the editor: keys typed right after F1 belong to the palette.
    const soon = setTimeout(() => {
      void CommandPalette.fetchAhead();
      wantMessages();
    }, 300);
    const stop = new AbortController();
    const later = setTimeout(() => {
      // The service worker starts last: most of the files that it caches are then in the browser already.
      const parts = [
        Operations,
        ShortcutSheet,
        ...[fetchWorks, fetchEngine, keepForOffline].map((ahead) => ({ fetchAhead: ahead })),
      ];
      void fetchAhead(parts, stop.signal);
    }, 2000);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
      stop.abort();
    };
  }, [editing]);
  // The code of the engine loads first.
  const answersHere = useWorkbench(
    ({ engineChoice, browserEngine }) => engineChoice === 'browser' && browserEngine.phase === 'ready',
  );
  useEffect(() => {
    if (!editing || !answersHere) return undefined;
    const stop = new AbortController();
    void fetchRevealingParts(stop.signal);
    return () => {
      stop.abort();
    };
  }, [editing, answersHere]);
  useEffect(() => {
    // Only a browser in which somebody stored files has any to restore or to delete.
    if (lasting.getItem('assay.files-kept') !== null)
      void import('../api/kept-files.ts').then(
        ({ restoreFiles }) => restoreFiles(),
        () => undefined,
      );
    if (lasting.getItem('assay.rules-kept') === 'yes')
      void import('../api/own-rules.ts').then(
        ({ restoreRuleFile }) => restoreRuleFile(),
        () => undefined,
      );
  }, []);
  useSharedDocument();
  useLeaveGuard();
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, path);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  return (
    <div className="frame">
      <TopBar />
      <Rail />
      <main className="frame-main" ref={main} tabIndex={-1}>
        <Boundary name={pageAt(path)?.page.title ?? frameTexts.unnamed} onAgain={reload}>
          <Answering>
            {visited ? (
              <div className="frame-page" hidden={!atWorkbench}>
                <Boundary name={workbenchTitle}>
                  <Workbench entry={undefined} />
                </Boundary>
              </div>
            ) : null}
            {atWorkbench ? null : (
              <div className="frame-page" data-pane>
                <PageRoutes />
              </div>
            )}
            <Overlays />
          </Answering>
        </Boundary>
      </main>
      <StatusBar />
      <DropTarget />
      <Suspense fallback={null}>{messages ? <Messages /> : null}</Suspense>
    </div>
  );
}

function reload(): void {
  location.reload();
}

async function fetchWorks(): Promise<void> {
  await works().catch(() => undefined);
}

async function fetchEngine(): Promise<void> {
  const { fetchEngineAhead } = await import('../api/client.ts');
  await fetchEngineAhead();
}

/** Overlays. If the code of one does not load, it closes and tells the user. */
function Overlays() {
  const overlay = useWorkbench((state) => state.overlay);
  const close = useWorkbench((state) => state.closeOverlay);
  const { act } = useCommands();
  if (overlay === undefined) return null;
  return (
    <Boundary
      key={overlay}
      name={frameTexts.unnamed}
      instead={null}
      onCaught={() => {
        close();
        act(({ notify }) => {
          notify(frameTexts.notLoaded);
        });
      }}
    >
      {overlay === 'palette' ? (
        <CommandPalette />
      ) : overlay === 'shortcuts' ? (
        <ShortcutSheet />
      ) : (
        <Operations name={overlay} />
      )}
    </Boundary>
  );
}

/** Opens the document in the fragment of the address, when the page opens and when such a link is followed in it. */
function useSharedDocument(): void {
  const { act } = useCommands();
  useEffect(() => {
    const open = (): void => {
      const fragment = location.hash;
      if (!fragment.startsWith('#document=')) return;
      act(async (context) => {
        const { openShared } = await import('../operations/hand-on/open-shared.ts');
        await openShared(fragment, context);
      });
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
    };
  }, [act]);
}

/** When the focused element leaves with its page, the next page gets the focus, so that Tab continues there. */
function useFocusKept(main: RefObject<HTMLElement | null>, path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || !activeElement.checkVisibility()) {
      main.current?.focus({ preventScroll: true });
    }
  }, [main, path]);
}
