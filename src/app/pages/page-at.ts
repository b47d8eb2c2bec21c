import type { PlaceFacts } from '../panels/define-panel.ts';
import type { Page } from './define-page.ts';
import { pageList } from './page-list.ts';

/** The page at an address, and the entry that the address names. Undefined if there is no such page. */
export function pageAt(path: string): { readonly page: Page; readonly entry: string } | undefined {
  for (const page of pageList) {
    if (path === page.path) return { page, entry: '' };
    if (page.path !== '/' && path.startsWith(`${page.path}/`)) return { page, entry: path.slice(page.path.length + 1) };
  }
  return undefined;
}

/** The pages that are offered now. */
export function offeredPages(facts: PlaceFacts): readonly Page[] {
  return pageList.filter((page) => page.offered?.(facts) ?? true);
}

/** The address pattern of a page, for the router. */
export function patternOf({ path, entries }: Page): string {
  if (entries === 'none') return path;
  return entries === 'name' ? `${path}/:entry?` : `${path}/*?`;
}
