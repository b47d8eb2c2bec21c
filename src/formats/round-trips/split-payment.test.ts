import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../engine/index.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

const engine = createStandardEngine();
const italian = jsonOf(examples().find(({ path }) => path === 'it/invoice')?.text ?? '{}') as JsonObject;
const line = (price: string, taxes: JsonObject): JsonObject => ({
  quantity: '1',
  item: { name: 'Servizio', price },
  taxes: [{ cat: 'VAT', percent: '22%', ...taxes }],
});
const split = { ext: { 'untdid-tax-category': 'B' } };

it.each(['ubl', 'cii'])(
  'split payment stays category B in %s, when written and when read and written again',
  (format) => {
    const data = { ...italian, $addons: [], lines: [line('100.00', split), line('50.00', split)] };
    const written = exportXml({ data, format, profile: 'en16931', allowLoss: true }, engine, goldenContext, RULE_SETS);
    if (!written.ok) throw new Error(JSON.stringify(written.error.faults));
    const categories = (content: string) =>
      Array.from(
        content.matchAll(/<cac:(?:Classified)?TaxCategory>\s*<cbc:ID>(\w+)|<ram:CategoryCode>(\w+)/g),
        ([, ubl, cii]) => ubl ?? cii,
      );
    expect(categories(written.value.content)).toEqual(['B', 'B', 'B']);
    const read = importXml({ data: written.value.content }, engine, goldenContext, []);
    if (!read.ok) throw new Error(read.faults[0]?.description);
    const again = exportXml(
      { data: read.value.document, format, profile: 'en16931', allowLoss: true },
      engine,
      goldenContext,
      [],
    );
    expect(again.ok && categories(again.value.content)).toEqual(['B', 'B', 'B']);
  },
);

it('a document without split payment gets none', () => {
  const data = { ...italian, $addons: [], lines: [line('100.00', {})] };
  const outcome = exportXml({ data, format: 'ubl', profile: 'en16931', allowLoss: true }, engine, goldenContext, []);
  expect(outcome.ok && outcome.value.content).not.toContain('<cbc:ID>B<');
});
