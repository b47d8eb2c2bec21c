import { once } from '../../en16931/rules/once.ts';
import { BASIC_LINES, BASIC_WL, MINIMUM } from '../../en16931/profiles/factur-x-levels.codes.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { readElementTree, type ElementTree } from '../../mapping/element-tree.ts';
import { rulesOf as rowRules } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, forbids } from '../../rules/kit/verbs.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { facturXKinds } from './kinds.ts';
import { FACTUR_X_EXTENDED_RULES } from './extended-rules.ts';
import { facturXList } from './code-lists.ts';
import { countedRows } from './counted.ts';
import { accountRule } from '../../rules/shared/france/extended/cii-rules.ts';
import { EN16931_OF } from '../../rules/shared/functions/en16931-rows.ts';
import { COUNTED } from './level-counts.codes.ts';
import { OF_BASIC, OF_BASIC_WL, OF_MINIMUM } from './level-taken.codes.ts';

export type FacturXLevel = keyof typeof COUNTED;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const SPECIFICATIONS: Readonly<Record<FacturXLevel, (name: string) => string>> = {
  minimum: (name) => `urn:${name}:minimum`,
  'basic-wl': (name) => `urn:${name}:basicwl`,
  basic: (name) => `urn:cen.eu:en16931:2017#compliant#urn:${name}:basic`,
};

/** Ids of rules that the level takes from EN 16931, and the elements that it holds. */
const OF_LEVEL: Readonly<
  Record<FacturXLevel, { readonly taken: readonly string[]; readonly holds: readonly string[] }>
> = {
  minimum: { taken: [OF_MINIMUM], holds: [MINIMUM] },
  'basic-wl': { taken: [OF_MINIMUM, OF_BASIC_WL], holds: [BASIC_WL] },
  basic: { taken: [OF_MINIMUM, OF_BASIC_WL, OF_BASIC], holds: [BASIC_WL, BASIC_LINES] },
};

/** The outermost elements of what the level does not hold: nothing inside one of them is reported again. */
function elementRows(holds: readonly string[]): readonly AnyRow[] {
  const tree = readElementTree(...holds);
  const strangers = once((invoice): readonly XmlElement[] => {
    const found: XmlElement[] = [];
    const walk = (element: XmlElement, inside: ElementTree): void => {
      for (const child of element.children) {
        const next = inside.get(child.name);
        if (next) walk(child, next);
        else found.push(child);
      }
    };
    if (invoice.root) walk(invoice.root, tree);
    return found;
  });
  const say = conditionMessages.ofModel({ what: 'CrossIndustryInvoice' });
  return at({ cii: { name: 'CrossIndustryInvoice/*', find: strangers } }, forbids('FX-LEVEL', '.', { terms: [], say }));
}

/** A rule that two levels have in common is the same in both; any other is that of EN 16931. */
const TAKEN_FROM: readonly TermRule[] = (() => {
  const extended = new Set(FACTUR_X_EXTENDED_RULES.map(({ code }) => code));
  return [...FACTUR_X_EXTENDED_RULES, ...EN16931_OF.cii.filter(({ code }) => !extended.has(code))];
})();

const made = new Map<FacturXLevel, readonly TermRule[]>();

/** The rules of a level of Factur-X that says less than EN 16931. */
export function facturXLevelRules(level: FacturXLevel): readonly TermRule[] {
  let rules = made.get(level);
  if (!rules) made.set(level, (rules = rulesOf(level)));
  return rules;
}

function rulesOf(level: FacturXLevel): readonly TermRule[] {
  const { taken, holds } = OF_LEVEL[level];
  const own = new Set(taken.flatMap(words));
  const specifications = new Set(['factur-x.eu:1p0', 'zugferd.de:2p0'].map(SPECIFICATIONS[level]));
  return [
    ...TAKEN_FROM.filter(({ code }) => own.has(code)),
    // EN 16931 has the same id, and allows both.
    ...(level === 'minimum' ? [] : accountRule('CII-SR-470')),
    ...rowRules([
      ...elementRows(holds),
      ...countedRows({
        table: COUNTED[level],
        codes: 'FX-SCH-A-',
        digits: 6,
        lists: (name) => (name === 'PROFILES' ? { codes: specifications } : facturXList(name)),
        kinds: facturXKinds,
        syntax: 'cii',
      }),
    ]),
  ];
}
