import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { areDistinct } from '../../core/rules/distinct.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { ARITHMETIC, OWN_LIST, OWN_MEMBER } from '../norms.ts';
import { addonList } from './addon-list.ts';
import { TaxNote } from './note.ts';
import type { TaxSet } from './set.ts';
import { taxSet } from './set.ts';

const haveEachCategoryOnce = satisfy<TaxSet>('have each tax category once', (set) =>
  areDistinct(set, ({ cat }) => cat),
);

const beKnownAddon = satisfy<string>(
  'be the key of a known addon',
  (key, scope) => scope.knowledge.addon(key) !== undefined,
);

export const taxSetRules: readonly TypeRules[] = [
  defineRules(taxSet, 'TAX-SET', {
    '01': {
      must: haveEachCategoryOnce,
      say: 'Each tax category occurs only once among the taxes of a line, charge or discount',
      uncited: ARITHMETIC,
    },
  }),
  defineRules(TaxNote, 'TAX-NOTE', {
    '01': { at: 'text', must: bePresent, say: 'A tax note needs a text', uncited: OWN_MEMBER },
  }),
  defineRules(addonList, 'TAX-ADDONS', {
    '01': {
      at: '[]',
      must: beKnownAddon,
      say: 'Documents list only add-ons that this engine knows',
      uncited: OWN_LIST,
    },
  }),
];
