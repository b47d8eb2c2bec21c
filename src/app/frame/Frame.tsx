import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { WorkbenchPage } from '../pages/WorkbenchPage.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DropTarget } from './DropTarget.tsx';
import { useMessages, wantMessages } from './messages.ts';
import { Rail } from './Rail.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TopBar } from './TopBar.tsx';
import './frame.css';

// What a first visit does not show comes when it is asked for.
const RegimesPage = lazy(async () => ({ default: (await import('../pages/RegimesPage.tsx')).RegimesPage }));
const AddonsPage = lazy(async () => ({ default: (await import('../pages/AddonsPage.tsx')).AddonsPage }));
const loadPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/RulesPage.tsx')).RulesPage }));
const SchemasPage = lazy(async () => ({ default: (await import('../pages/SchemasPage.tsx')).SchemasPage }));
const DocsPage = lazy(async () => ({ default: (await import('../pages/DocsPage.tsx')).DocsPage }));
const KeysPage = lazy(async () => ({ default: (await import('../pages/KeysPage.tsx')).KeysPage }));
// Without their code the page goes on, in silence.
const Messages = lazy<() => ReactNode>(() =>
  import('./Messages.tsx').then(
    (loaded) => ({ default: loaded.Messages }),
    () => ({ default: () => null }),
  ),
);
const Operations = lazy(async () => ({ default: (await import('../operations/Operations.tsx')).Operations }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }));

/** Everything that stays while pages change. The workbench stays too, out of sight, so that the editor keeps its state. */
export function Frame() {
  const [path] = useLocation();
  const atWorkbench = path === '/';
  const [visited, setVisited] = useState(atWorkbench);
  if (atWorkbench && !visited) setVisited(true);
  const messages = useMessages((state) => state.wanted);
  const editing = useWorkbench((state) => state.editor !== undefined);
  const overlay = useWorkbench((state) => state.overlay);
  useEffect(() => {
    if (!editing) return undefined;
    // Before they are first asked for, yet after the editor: what is typed right after F1 belongs into the palette.
    const timer = setTimeout(() => {
      void loadPalette();
      wantMessages();
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [editing]);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, path);
  return (
    <div className="frame">
      <TopBar />
      <Rail />
      <main className="frame-main" ref={main} tabIndex={-1}>
        {visited ? (
          <div className="frame-page" hidden={!atWorkbench}>
            <WorkbenchPage />
          </div>
        ) : null}
        {atWorkbench ? null : (
          <div className="frame-page" data-pane>
            <Suspense fallback={<Skeleton rows={12} label="Loading the page" />}>
              <Switch>
                <Route path="/regimes/:code?">{({ code }) => <RegimesPage code={code} />}</Route>
                <Route path="/addons/:key?">{({ key }) => <AddonsPage addonKey={key} />}</Route>
                <Route path="/rules/:code?">{({ code }) => <RulesPage code={code} />}</Route>
                <Route path="/schemas/*?">{(params) => <SchemasPage path={params['*']} />}</Route>
                <Route path="/docs/:entry?">{({ entry }) => <DocsPage entry={entry} />}</Route>
                <Route path="/keys">
                  <KeysPage />
                </Route>
                <Route>
                  <NotFoundPage />
                </Route>
              </Switch>
            </Suspense>
          </div>
        )}
      </main>
      <StatusBar />
      <Suspense fallback={null}>
        {overlay === 'palette' ? <CommandPalette /> : null}
        {overlay === 'shortcuts' ? <ShortcutSheet /> : null}
        {overlay && overlay !== 'palette' && overlay !== 'shortcuts' ? <Operations name={overlay} /> : null}
      </Suspense>
      <DropTarget />
      <Suspense fallback={null}>{messages ? <Messages /> : null}</Suspense>
    </div>
  );
}

/** When what had the focus went with the page it was on, the next page has it: Tab then goes on from there. */
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
