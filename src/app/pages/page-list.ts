import {
  Blocks,
  Braces,
  FileCode2,
  Files,
  History,
  KeyRound,
  Landmark,
  MailQuestionMark,
  Scale,
  Webhook,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageId } from '../state/place-ids.ts';
import { onDemand, type OnDemand } from '../ui/on-demand.tsx';
import { definePage, type Page, type PageProps } from './define-page.ts';
import { placesTexts } from '../texts/en/places.ts';

const workbench = definePage({
  id: 'workbench',
  get title() {
    return placesTexts.workbench;
  },
  get short() {
    return placesTexts.workbenchShort;
  },
  icon: Braces,
  path: '/',
  entries: 'none',
  command: {
    get title() {
      return placesTexts.workbench;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./workbench/WorkbenchPage.tsx'),
    (module) => module.WorkbenchPage,
  ),
  // Keeps the state of the editor.
  stays: true,
  takesCursor: true,
});

const files = definePage({
  id: 'files',
  get title() {
    return placesTexts.files;
  },
  get short() {
    return placesTexts.files;
  },
  icon: Files,
  path: '/files',
  entries: 'none',
  command: {
    get title() {
      return placesTexts.files;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./FilesPage.tsx'),
    (module) => module.FilesPage,
  ),
  // The tab bar of a phone is full, and nobody drops a folder on a phone.
  offered: ({ width }) => width !== 'phone',
});

const regimes = definePage({
  id: 'regimes',
  get title() {
    return placesTexts.taxRegimes;
  },
  get short() {
    return placesTexts.regimes;
  },
  icon: Landmark,
  path: '/regimes',
  entries: 'name',
  command: {
    get title() {
      return placesTexts.taxRegimes;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./RegimesPage.tsx'),
    (module) => module.RegimesPage,
  ),
});

const addons = definePage({
  id: 'addons',
  get title() {
    return placesTexts.formatAddons;
  },
  get short() {
    return placesTexts.addons;
  },
  icon: Blocks,
  path: '/addons',
  entries: 'name',
  command: {
    get title() {
      return placesTexts.formatAddons;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./AddonsPage.tsx'),
    (module) => module.AddonsPage,
  ),
});

const rules = definePage({
  id: 'rules',
  get title() {
    return placesTexts.rules;
  },
  get short() {
    return placesTexts.rules;
  },
  icon: Scale,
  path: '/rules',
  entries: 'name',
  command: {
    get title() {
      return placesTexts.rules;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./RulesPage.tsx'),
    (module) => module.RulesPage,
  ),
});

const refusals = definePage({
  id: 'refusals',
  get title() {
    return placesTexts.codesOfAuthorities;
  },
  get short() {
    return placesTexts.codes;
  },
  icon: MailQuestionMark,
  path: '/refusals',
  entries: 'path',
  command: {
    get title() {
      return placesTexts.codesOfAuthorities;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./RefusalsPage.tsx'),
    (module) => module.RefusalsPage,
  ),
});

const schemas = definePage({
  id: 'schemas',
  get title() {
    return placesTexts.schemas;
  },
  get short() {
    return placesTexts.schemas;
  },
  icon: FileCode2,
  path: '/schemas',
  entries: 'path',
  command: {
    get title() {
      return placesTexts.schemas;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./SchemasPage.tsx'),
    (module) => module.SchemasPage,
  ),
});

const docs = definePage({
  id: 'docs',
  get title() {
    return placesTexts.api;
  },
  get short() {
    return placesTexts.api;
  },
  icon: Webhook,
  path: '/docs',
  entries: 'name',
  command: {
    get title() {
      return placesTexts.apiDocumentation;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./DocsPage.tsx'),
    (module) => module.DocsPage,
  ),
});

const history = definePage({
  id: 'history',
  get title() {
    return placesTexts.draftsAndHistory;
  },
  get short() {
    return placesTexts.history;
  },
  icon: History,
  path: '/history',
  entries: 'none',
  command: {
    get title() {
      return placesTexts.draftsAndHistory;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./HistoryPage.tsx'),
    (module) => module.HistoryPage,
  ),
});

const keys = definePage({
  id: 'keys',
  get title() {
    return placesTexts.keys;
  },
  get short() {
    return placesTexts.keys;
  },
  icon: KeyRound,
  path: '/keys',
  entries: 'none',
  command: {
    get title() {
      return placesTexts.keys;
    },
    group: 'Go to',
  },
  content: page(
    () => import('./KeysPage.tsx'),
    (module) => module.KeysPage,
  ),
});

/** Every page, in the order of the side bar. */
export const pages: Readonly<Record<PageId, Page>> = {
  workbench,
  files,
  regimes,
  addons,
  rules,
  refusals,
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
  return onDemand(load, pick, {
    get label() {
      return placesTexts.loadingThePage;
    },
  });
}
