import { success } from '../engine/values.ts';
import { importFile } from '../formats/import-file.ts';
import { FORMATS } from '../formats/formats.ts';
import { listFormats } from '../formats/list-formats.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { exportHandler } from './export-format.ts';
import type { Handlers, JudgingParts } from './handler.ts';
import { destinationHandlers } from './judge-destination.ts';
import { judgingHandlers } from './judge-file.ts';
import { importHandler } from './import-format.ts';
import { judgeHandler } from './judge-xml.ts';
import { renderHandler } from './render-page.ts';

/** Judges files and destinations, with every rule set loaded. */
export const judgingParts: JudgingParts = {
  read: importHandler(RULE_SETS, importFile),
  judge: judgeHandler(RULE_SETS, FORMATS),
  rules: () => RULE_SETS,
};

/** Has every rule set loaded. */
export const formatHandlers: Handlers<
  'import' | 'export' | 'judge' | 'render' | 'listFormats' | 'listDestinations' | 'validate' | 'inspect'
> = {
  listFormats: (_input, { ownRules }) => success(listFormats(ownRules)),
  ...destinationHandlers,
  import: judgingParts.read,
  ...judgingHandlers(judgingParts),
  export: exportHandler(RULE_SETS),
  judge: judgingParts.judge,
  render: renderHandler(importFile),
};
