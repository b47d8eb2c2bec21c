import { success } from '../engine/values.ts';
import { importFile } from '../formats/import-file.ts';
import { FORMATS } from '../formats/formats.ts';
import { listFormats } from '../formats/list-formats.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { exportHandler } from './export-format.ts';
import type { BulkParts, Handlers } from './handler.ts';
import { destinationHandlers } from './judge-destination.ts';
import { judgingHandlers } from './judge-file.ts';
import { importHandler } from './import-format.ts';
import { judgeHandler } from './judge-xml.ts';
import { renderHandler } from './render-page.ts';

/** Reads, writes, shows and judges files, and judges for destinations, with every rule set loaded. */
export const formatParts: BulkParts = {
  read: importHandler(RULE_SETS, importFile),
  judge: judgeHandler(RULE_SETS, FORMATS),
  rules: () => RULE_SETS,
  export: exportHandler(RULE_SETS),
  render: renderHandler(importFile),
};

/** Has every rule set loaded. */
export const formatHandlers: Handlers<
  'import' | 'export' | 'judge' | 'render' | 'listFormats' | 'listDestinations' | 'validate' | 'inspect'
> = {
  listFormats: (_input, { ownRules }) => success(listFormats(ownRules)),
  ...destinationHandlers,
  import: formatParts.read,
  ...judgingHandlers(formatParts),
  export: formatParts.export,
  judge: formatParts.judge,
  render: formatParts.render,
};
