import { EN16931_CII_RULES } from '../../en16931/rules/cii-rules.ts';
import { splitRule, withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { dutchRulesOf } from '../si-ubl/dutch-rules.ts';

/** Rules of the official set that never fire. */
const silent = (code: string, tax: string): TermRule =>
  splitRule<XmlElement, XmlElement>(code, {
    terms: ['BT-116'],
    say: `The base of ${tax} is the sum of its lines; the official rule never finds it broken`,
    cii: { on: () => [], must: () => true },
  });

/** Rules of NLCIUS in CII: EN 16931 and the Dutch rules. */
export const NLCIUS_CII_RULES: readonly TermRule[] = [
  ...[...EN16931_RULES, ...EN16931_CII_RULES]
    .filter(({ cii }) => cii)
    .map((row) => ({ ...withPhrase(row), ubl: undefined })),
  silent('BR-AF-08', 'IGIC'),
  silent('BR-AG-08', 'IPSI'),
  ...dutchRulesOf('cii', 'empty-element-check'),
];
