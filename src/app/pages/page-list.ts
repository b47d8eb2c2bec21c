import { Blocks, Braces, FileCode2, Files, History, KeyRound, Landmark, Scale, Webhook } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageId } from '../state/place-ids.ts';
import { onDemand, type OnDemand } from '../ui/on-demand.tsx';
import { definePage, type Page, type PageProps } from './define-page.ts';
import { WorkbenchPage } from './workbench/WorkbenchPage.tsx';

const workbench = definePage({
  id: 'workbench',
  title: 'Workbench',
  short: 'Document',
  icon: Braces,
  path: '/',
  entries: 'none',
  command: { title: 'Workbench', group: 'Go to' },
  content: WorkbenchPage,
  // So that the editor keeps its state.
  stays: true,
  takesCursor: true,
});

const files = definePage({
  id: 'files',
  title: 'Files',
  short: 'Files',
  icon: Files,
  path: '/files',
  entries: 'none',
  command: { title: 'Files', group: 'Go to' },
  content: page(
    () => import('./FilesPage.tsx'),
    (module) => module.FilesPage,
  ),
  // The bar of a phone has no room for one more, and nobody drops a folder there.
  offered: ({ width }) => width !== 'phone',
});

const regimes = definePage({
  id: 'regimes',
  title: 'Tax regimes',
  short: 'Regimes',
  icon: Landmark,
  path: '/regimes',
  entries: 'name',
  command: { title: 'Tax regimes', group: 'Go to' },
  content: page(
    () => import('./RegimesPage.tsx'),
    (module) => module.RegimesPage,
  ),
});

const addons = definePage({
  id: 'addons',
  title: 'Format addons',
  short: 'Addons',
  icon: Blocks,
  path: '/addons',
  entries: 'name',
  command: { title: 'Format addons', group: 'Go to' },
  content: page(
    () => import('./AddonsPage.tsx'),
    (module) => module.AddonsPage,
  ),
});

const rules = definePage({
  id: 'rules',
  title: 'Rules',
  short: 'Rules',
  icon: Scale,
  path: '/rules',
  entries: 'name',
  command: { title: 'Rules', group: 'Go to' },
  content: page(
    () => import('./RulesPage.tsx'),
    (module) => module.RulesPage,
  ),
});

const schemas = definePage({
  id: 'schemas',
  title: 'Schemas',
  short: 'Schemas',
  icon: FileCode2,
  path: '/schemas',
  entries: 'path',
  command: { title: 'Schemas', group: 'Go to' },
  content: page(
    () => import('./SchemasPage.tsx'),
    (module) => module.SchemasPage,
  ),
});

const docs = definePage({
  id: 'docs',
  title: 'API',
  short: 'API',
  icon: Webhook,
  path: '/docs',
  entries: 'name',
  command: { title: 'API documentation', group: 'Go to' },
  content: page(
    () => import('./DocsPage.tsx'),
    (module) => module.DocsPage,
  ),
});

const history = definePage({
  id: 'history',
  title: 'Drafts and history',
  short: 'History',
  icon: History,
  path: '/history',
  entries: 'none',
  command: { title: 'Drafts and history', group: 'Go to' },
  content: page(
    () => import('./HistoryPage.tsx'),
    (module) => module.HistoryPage,
  ),
});

const keys = definePage({
  id: 'keys',
  title: 'Keys',
  short: 'Keys',
  icon: KeyRound,
  path: '/keys',
  entries: 'none',
  command: { title: 'Keys', group: 'Go to' },
  content: page(
    () => import('./KeysPage.tsx'),
    (module) => module.KeysPage,
  ),
});

/** Every page, in the order of the rail. */
export const pages: Readonly<Record<PageId, Page>> = {
  workbench,
  files,
  regimes,
  addons,
  rules,
  schemas,
  docs,
  history,
  keys,
};

export const pageList: readonly Page[] = Object.values(pages);

function page<Module extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<PageProps>,
): OnDemand<PageProps> {
  return onDemand(load, pick, { label: 'Loading the page' });
}
