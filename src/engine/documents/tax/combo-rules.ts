import { defineRules } from '../../core/rules/define-rules.ts';
import type { RuleScope } from '../../core/rules/constraint.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { findKey, findRate } from '../../core/tax/rates.ts';
import type { RegimeFacts } from '../../core/tax/regime-facts.ts';
import { EN_16931, REGIME_DECIDES } from '../norms.ts';
import { TaxCombo } from './set.ts';

/** The regime of a combo's taxes: that of its own country, otherwise that of the document. */
function regimeOf(combo: TaxCombo, scope: RuleScope): RegimeFacts | undefined {
  return scope.knowledge.regime(combo.country || scope.regime);
}

/** The combo's category; undefined if no regime defines it. */
function categoryOf(combo: TaxCombo, scope: RuleScope): TaxCategoryDefinition | undefined {
  const regime = regimeOf(combo, scope);
  return regime && scope.knowledge.category(regime.country, combo.cat);
}

const haveKnownCategory = satisfy<TaxCombo>(
  'have a category of the tax regime',
  (combo, scope) => regimeOf(combo, scope) === undefined || categoryOf(combo, scope) !== undefined,
);

const haveKeyOfCategory = satisfy<TaxCombo>('have a key of its category', (combo, scope) => {
  if (!combo.key) return true;
  const category = categoryOf(combo, scope);
  return category === undefined || findKey(category, combo.key) !== undefined;
});

const haveRateOfKey = satisfy<TaxCombo>('have a rate that its key allows', (combo, scope) => {
  if (!combo.rate) return true;
  const category = categoryOf(combo, scope);
  return category === undefined || findRate(category, combo.key ?? '', combo.rate) !== undefined;
});

const havePercentByKey = satisfy<TaxCombo>(
  'have a percentage just where its key demands one',
  (combo, scope) => {
    const category = categoryOf(combo, scope);
    if (category === undefined) return true;
    if (!combo.key) return combo.percent !== undefined;
    const key = findKey(category, combo.key);
    return key === undefined || (combo.percent === undefined) === Boolean(key.noPercent);
  },
  { kind: 'present', like: { percent: '' } },
);

const haveKnownExtensions = satisfy<TaxCombo>('have known extensions only', (combo, scope) => {
  for (const key in combo.ext) if (scope.knowledge.extension(key) === undefined) return false;
  return true;
});

/** Without a regime there is nothing to compare categories, keys, rates and percentages with. */
export const comboRules = defineRules(TaxCombo, 'TAX-COMBO', {
  '01': {
    must: haveKnownCategory,
    say: 'The tax category has to exist in the tax regime that applies',
    uncited: REGIME_DECIDES,
  },
  '02': {
    must: haveKeyOfCategory,
    say: 'The tax key has to be one that the category knows in this regime',
    uncited: REGIME_DECIDES,
  },
  '03': {
    must: haveRateOfKey,
    say: 'The tax rate has to be one that the regime offers for this key',
    uncited: REGIME_DECIDES,
  },
  '04': {
    must: havePercentByKey,
    say: 'A tax has a percentage, except under a key that stands for no percentage at all, such as exempt',
    cite: EN_16931('BR-48'),
  },
  '05': {
    must: satisfy<TaxCombo>(
      'have a percentage with its surcharge',
      ({ percent, surcharge }) => surcharge === undefined || percent !== undefined,
    ),
    say: 'A surcharge only goes with a percentage',
    uncited: REGIME_DECIDES,
  },
  '06': {
    must: haveKnownExtensions,
    say: 'Extensions of a tax use keys that a regime, add-on or catalogue defines',
    uncited: REGIME_DECIDES,
  },
});
