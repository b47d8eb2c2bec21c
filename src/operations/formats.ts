import { success } from '../engine/values.ts';
import { importFile } from '../formats/reading/import-file.ts';
import { FORMATS } from '../formats/catalogue/formats.ts';
import { listFormats } from '../formats/catalogue/list-formats.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { filterFault, isFiltered, isSame, pageOf } from './filter-rules.ts';
import { exportHandler } from './export-format.ts';
import type { BulkParts, Handlers } from './handler.ts';
import { destinationHandlers } from './destination-verdict.ts';
import { judgingHandlers } from './inspect-file.ts';
import { importHandler } from './import-format.ts';
import { judgeHandler } from './judge-operation.ts';
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
  listFormats: (filter, { ownRules }) => {
    const whole = listFormats(ownRules);
    if (!isFiltered(filter)) return success(whole);
    const fault = filterFault(filter, () => whole.rule_sets.flatMap(({ key, aliases = [] }) => [key, ...aliases]));
    if (fault) return fault;
    const { set, term } = filter;
    const rule_sets = whole.rule_sets
      .filter(({ key, aliases = [] }) => set === undefined || [key, ...aliases].some((name) => isSame(name, set)))
      .map((set) => ({
        ...set,
        ...pageOf(
          set.rules.filter(({ terms }) => term === undefined || terms.some((name) => isSame(name, term))),
          filter,
        ),
      }));
    return success({ ...whole, rule_sets });
  },
  ...destinationHandlers,
  import: formatParts.read,
  ...judgingHandlers(formatParts),
  export: formatParts.export,
  judge: formatParts.judge,
  render: formatParts.render,
};
