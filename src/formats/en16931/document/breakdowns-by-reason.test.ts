import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { goldenContext } from '../../../testing/examples/examples.ts';
import { businessInvoice, TARGETS } from '../../../testing/fuzz/business-invoices.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { exportXml } from '../../writing/export-xml.ts';

const engine = createStandardEngine();

const exempt = (reason: string): JsonObject => ({ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': reason } });
const line = (price: string, tax: JsonObject): JsonObject => ({
  quantity: '1',
  item: { name: 'Ware', price, unit: 'piece' },
  taxes: [tax],
});
const note = (reason: string, text: string): JsonObject => ({ ...exempt(reason), text });

const LINES = [line('10', exempt('BETE-EX')), line('8', exempt('BETE-FD'))];
// The order of the notes is not that of the lines.
const NOTES = [note('BETE-FD', 'Financial discount'), note('BETE-EX', 'Exempt')];

function ofBelgium(profile: string): string {
  const at = TARGETS.findIndex((target) => target.profile === 'ubl-be');
  const [target] = TARGETS.slice(at, at + 1);
  if (!target) throw new Error('no target');
  const { discounts: _, charges: __, ...invoice } = businessInvoice(at, target);
  const data = { ...invoice, lines: LINES, tax: { notes: NOTES } };
  const out = exportXml({ data, format: 'ubl', profile, allowLoss: true }, engine, goldenContext, RULE_SETS);
  if (!out.ok) throw new Error(JSON.stringify(out.error));
  expect(out.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  return out.value.content;
}

const breakdowns = (xml: string): readonly string[] =>
  [
    ...xml.matchAll(
      /<cbc:TaxableAmount[^>]*>([^<]*)[^]*?ReasonCode>([^<]*)<\/cbc:TaxExemptionReasonCode>[^]*?Reason>([^<]*)</g,
    ),
  ].map(([, ...texts]) => texts.join(' | '));

it('UBL.BE has a breakdown for each reason, with its own text, and the line names it', () => {
  const xml = ofBelgium('ubl-be');
  expect(breakdowns(xml)).toEqual(['10.00 | BETE-EX | Exempt', '8.00 | BETE-FD | Financial discount']);
  expect([...xml.matchAll(/<cac:ClassifiedTaxCategory>[^]*?<cbc:Name>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'NA',
    'FD',
  ]);
});

it('reading gives each line its own reason, and each note the reason that it is about', () => {
  const read = importXml({ data: ofBelgium('ubl-be') }, engine, goldenContext, []);
  expect(read.ok && read.value.document).toMatchObject({
    lines: LINES.map(({ taxes }) => ({ taxes })),
    tax: { notes: [note('BETE-EX', 'Exempt'), note('BETE-FD', 'Financial discount')] },
  });
});
