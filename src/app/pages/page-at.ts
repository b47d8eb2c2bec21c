import type { PlaceFacts } from '../panels/define-panel.ts';
import type { Page } from './define-page.ts';
import { pageList } from './page-list.ts';

/** The page at an address, and the entry it names, as written there; undefined where there is no page. */
export function pageAt(path: string): { readonly page: Page; readonly entry: string } | undefined {
  for (const page of pageList) {
    if (path === page.path) return { page, entry: '' };
    if (page.path !== '/' && path.startsWith(`${page.path}/`)) return { page, entry: path.slice(page.path.length + 1) };
  }
  return undefined;
}

/** The pages that there is a way to at present. */
export function offeredPages(facts: PlaceFacts): readonly Page[] {
  return pageList.filter((page) => page.offered?.(facts) ?? true);
}

/** How the router writes the addresses of a page. */
export function patternOf({ path, entries }: Page): string {
  if (entries === 'none') return path;
  return entries === 'name' ? `${path}/:entry?` : `${path}/*?`;
}
