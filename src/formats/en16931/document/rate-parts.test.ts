import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { goldenContext } from '../../../testing/examples/examples.ts';
import { businessInvoice, TARGETS } from '../../../testing/fuzz/business-invoices.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { exportXml } from '../../writing/export-xml.ts';

const engine = createStandardEngine();

const line = (price: string, tax: JsonObject): JsonObject => ({
  quantity: '1',
  item: { name: 'Ware', price, unit: 'piece' },
  taxes: [tax],
});

/** Exempt, outside the scope and taxed in one invoice. */
function written(
  profile: string,
  cat: string,
  taxed: JsonObject,
): readonly [bases: readonly string[], rules: readonly string[]] {
  const at = TARGETS.findIndex((target) => target.profile === profile);
  const [target] = TARGETS.slice(at, at + 1);
  if (!target) throw new Error(`no target ${profile}`);
  const { discounts: _, charges: __, ...invoice } = businessInvoice(at, target);
  const exempt = { cat, key: 'exempt' };
  const lines = [line('100', exempt), line('50', { cat, key: 'outside-scope' }), line('25', { cat, ...taxed })];
  const discounts = [{ reason: 'Rebate', amount: '10', taxes: [exempt] }];
  const out = exportXml(
    { data: { ...invoice, lines, discounts }, format: 'ubl', profile },
    engine,
    goldenContext,
    RULE_SETS,
  );
  if (!out.ok) throw new Error(out.error.message);
  const bases = [
    ...out.value.content.matchAll(/<cbc:TaxableAmount[^>]*>([^<]*)[^]*?<cac:TaxCategory>\s*<cbc:ID>([^<]*)/g),
  ];
  const errors = out.value.verdicts.filter(({ severity }) => severity === 'error');
  return [bases.map(([, base, code]) => `${code} ${base}`), errors.map(({ rule }) => rule)];
}

it.each([
  ['pint-jp', 'VAT', { percent: '10%' }, ['E 90', 'O 50', 'S 25'], []],
  ['pint-sg', 'GST', { rate: 'general' }, ['ES33 90.00', 'OS 50.00', 'SR 25.00'], []],
  // Australia allows nothing beside what is outside the scope.
  ['pint-aunz', 'GST', { rate: 'general' }, ['E 90.00', 'O 50.00', 'S 25.00'], ['o-11', 'o-12', 'o-13']],
])('%s has a breakdown for each category without a percentage', (profile, cat, taxed, bases, rules) => {
  const [found, errors] = written(profile, cat, taxed);
  expect(found).toEqual(bases);
  expect(errors).toEqual(rules.map((end) => `aligned-ibrp-${end}-aunz`));
});
