import { expect, it } from 'vitest';
import { ublInvoice } from '../../../api/examples/xml.ts';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-27T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

const as = (xml: string, specification: string): string =>
  xml.replace(/<cbc:CustomizationID>[^<]*/, `<cbc:CustomizationID>${specification}`);

function read(data: string): JsonObject {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.document;
}

function written(data: JsonObject, profile: string): string {
  const outcome = exportXml(
    { data, format: 'ubl', profile, unfinished: true, allowLoss: true },
    engine,
    context,
    RULE_SETS,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.content.replace(/>\s+</g, '><');
}

const JAPAN = 'urn:peppol:pint:billing-1@jp-1';
const SLIP = '<cac:DocumentReference><cbc:ID>D001-1</cbc:ID></cac:DocumentReference>';
const METER =
  '<cac:DocumentReference><cbc:ID schemeID="ABZ">AB-123</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>';
const withReferences = (...references: string[]): string =>
  ublInvoice.replace('<cac:Item>', `${references.join('')}<cac:Item>`);

const lineOf = ({ lines }: JsonObject): JsonObject => (lines as readonly JsonObject[])[0] as JsonObject;

it.each([
  ['its slip and its object in Japan, in either order', [SLIP, METER], JAPAN, 'AB-123', 'D001-1'],
  ['its object and its slip in Japan', [METER, SLIP], JAPAN, 'AB-123', 'D001-1'],
  ['its slip alone in Japan', [SLIP], JAPAN, undefined, 'D001-1'],
  ['its object alone elsewhere, without the code that says so', [SLIP], 'urn:cen.eu:en16931:2017', 'D001-1', undefined],
])('a line keeps %s', (_, references, specification, object, slip) => {
  const document = read(as(withReferences(...references), specification));
  const { identifier, item } = lineOf(document) as { identifier?: JsonObject; item: { meta?: JsonObject } };
  expect([identifier?.['code'], item.meta?.['document']]).toEqual([object, slip]);
  if (specification !== JAPAN) return;
  const again = written(document, 'pint-jp').match(/<cac:DocumentReference>.*?<\/cac:DocumentReference>/gs) ?? [];
  expect(again.toSorted()).toEqual(references.toSorted());
});

/** The invoice with 200.00 at 21 %, whose breakdown taxes only part of it. */
const withBreakdown = ([taxed, vat, exempt]: readonly [string, string, string]): string => {
  const total = (200 + Number(vat)).toFixed(2);
  const subtotal = (base: string, tax: string, category: string): string =>
    `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount><cac:TaxCategory>${category}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;
  return ublInvoice
    .replace(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/s, () =>
      [
        `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount>`,
        subtotal(taxed, vat, '<cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent>'),
        subtotal(
          exempt,
          '0',
          '<cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>BETE-FD</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Financial discount</cbc:TaxExemptionReason>',
        ),
        '</cac:TaxTotal>',
      ].join(''),
    )
    .replace(/(<cbc:(?:TaxInclusiveAmount|PayableAmount)[^>]*>)[^<]*/g, `$1${total}`);
};

it.each([
  ['keeps a base that a cash discount lowers', ['192.00', '40.32', '8.00'], ['8.00', '8.00'], '240.32'],
  ['changes nothing where the bases are those of the lines', ['200.00', '42.00', '0'], [], '242.00'],
  ['moves nothing where the bases do not add up', ['192.00', '40.32', '9.00'], [], '242.00'],
  ['keeps a base that differs by a quarter', ['150.00', '31.50', '50.00'], ['50.00', '50.00'], '231.50'],
  ['moves no more than a quarter, because the lines say something else', ['140.00', '29.40', '60.00'], [], '242.00'],
] as const)('reading a breakdown %s', (_, figures, moved, payable) => {
  const document = read(withBreakdown(figures));
  const amounts = ['discounts', 'charges'].flatMap((name) =>
    ((document[name] ?? []) as readonly JsonObject[]).map(({ amount }) => amount),
  );
  const totals = engine.inspect({ data: document }, context).document?.['totals'] as JsonObject;
  expect([amounts, totals['payable']]).toEqual([moved, payable]);
});

it('moves a base by a discount at the one rate and a charge at the other, each with the reason of the breakdown', () => {
  const { discounts, charges } = read(withBreakdown(['192.00', '40.32', '8.00']));
  expect([discounts, charges]).toMatchObject([
    [{ reason: 'Financial discount', amount: '8.00', taxes: [{ cat: 'VAT', percent: '21%' }] }],
    [{ reason: 'Financial discount', amount: '8.00', taxes: [{ cat: 'VAT', key: 'exempt' }] }],
  ]);
});

it.each([
  ['each rate has its own', ['first', 'second'], ['first', 'second']],
  ['one is that of all rates', ['first'], ['first', 'first']],
])('where notes about a tax name no rate, %s', (_, texts, expected) => {
  const document = read(ublInvoice);
  const line = lineOf(document);
  const [tax] = line['taxes'] as readonly JsonObject[];
  const second = { ...line, taxes: [{ cat: tax?.['cat'] ?? 'VAT', percent: '10%' }] };
  const notes = texts.map((text) => ({ cat: 'VAT', key: 'standard', text }));
  const xml = written(
    { ...document, lines: [line, second], tax: { ...(document['tax'] as JsonObject), notes } },
    'en16931',
  );
  expect([...xml.matchAll(/<cbc:TaxExemptionReason>([^<]*)/g)].map(([, text]) => text)).toEqual(expected);
});

it('keeps a category of Singapore that no key says', () => {
  const document = read(ublInvoice);
  const taxes = [{ cat: 'GST', percent: '0%', ext: { 'untdid-tax-category': 'NG' } }];
  const singapore = { ...document, $regime: 'SG', $addons: [], lines: [{ ...lineOf(document), taxes }] };
  const categories = /<cac:ClassifiedTaxCategory><cbc:ID>([^<]*)/.exec(written(singapore, 'pint-sg'));
  expect(categories?.[1]).toBe('NG');
});
