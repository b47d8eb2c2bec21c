/**
 * Ids of what can be shown. The compiler demands a definition for each: pages in `pages/page-list.ts`, panels in
 * `panels/panel-list.ts`, where their order is.
 */
export type PageId =
  'workbench' | 'files' | 'regimes' | 'addons' | 'rules' | 'refusals' | 'schemas' | 'docs' | 'history' | 'keys';

/** Views of what building makes of the source, or of what an XML invoice says. */
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

/** A narrow page shows one panel at a time; a wide one shows source, problems and up to three views of the result. */
export type PanelId = 'source' | 'problems' | ResultPanelId;
