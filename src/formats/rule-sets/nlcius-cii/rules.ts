import { EN16931_CII_RULES } from '../../en16931/rules/cii-rules.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, never } from '../../rules/kit/verbs.ts';
import { dutchRulesOf } from '../../rules/shared/netherlands/dutch-rules.ts';

/** Rules of the official set that never fire. */
const SILENT = rulesOf(at({ cii: '' }, never('BR-AF-08', 'BT-116'), never('BR-AG-08', 'BT-116')));

/** Rules of NLCIUS in CII: EN 16931 and the Dutch rules. */
export const NLCIUS_CII_RULES: readonly TermRule[] = [
  ...[...EN16931_RULES, ...EN16931_CII_RULES]
    .filter(({ cii }) => cii)
    .map((row) => ({ ...withPhrase(row), ubl: undefined })),
  ...SILENT,
  ...dutchRulesOf('cii', 'empty-element-check'),
];
