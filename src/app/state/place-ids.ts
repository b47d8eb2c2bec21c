/**
 * Ids of pages and panels. The compiler requires a definition for each: pages in `pages/page-list.ts`, panels in
 * `panels/panel-list.ts`, which also determine their order.
 */
export type PageId =
  | 'workbench'
  | 'files'
  | 'regimes'
  | 'addons'
  | 'rules'
  | 'refusals'
  | 'schemas'
  | 'docs'
  | 'history'
  | 'keys';

/** Views of the built document, or of an XML invoice. */
export const resultPanelIds = [
  'built',
  'changes',
  'difference',
  'invoice',
  'trace',
  'envelope',
  'destination',
  'export',
  'document',
  'report',
  'comparison',
  'refusal',
] as const;
export type ResultPanelId = (typeof resultPanelIds)[number];

/**
 * All panels. A narrow page shows one at a time; a wide one shows source, problems and up to three views of the result.
 */
export type PanelId = 'source' | 'problems' | ResultPanelId;
