import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-27T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

/** An invoice read from XML and written in a national profile, whether it keeps all its rules or not. */
function written(data: string, profile: string): string {
  const read = importXml({ data }, engine, context, RULE_SETS);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  const document: JsonObject = read.value.document;
  const outcome = exportXml(
    { data: document, format: 'ubl', profile, unfinished: true, allowLoss: true },
    engine,
    context,
    RULE_SETS,
  );
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.content.replace(/>\s+</g, '><');
}

const exempt = (code: string): string =>
  ublInvoice('E').replace(/<cbc:TaxExemptionReasonCode>[^<]*/, `<cbc:TaxExemptionReasonCode>${code}`);

it.each([
  ['VATEX-EU-O', 'NA', 'BETE-EX'],
  ['BETE-SC', 'SC', 'BETE-SC'],
  ['BETE-00/44', '00/44', 'BETE-00/44'],
])('a reason %s in UBL.BE has the name %s and the code %s, everywhere', (given, name, code) => {
  const xml = written(exempt(given), 'ubl-be');
  const categories = xml.match(/<cbc:ID>E<\/cbc:ID><cbc:Name>[^<]*/g) ?? [];
  expect(new Set(categories)).toEqual(new Set([`<cbc:ID>E</cbc:ID><cbc:Name>${name}`]));
  expect(/<cac:TaxSubtotal>.*?<cbc:TaxExemptionReasonCode>([^<]*)/.exec(xml)?.[1]).toBe(code);
});

it.each([
  ['without VAT in another currency', 'Z', ['SAR', '0.00']],
  ['with VAT in another currency, with a rate to a third one', 'S', ['SEK', undefined]],
] as const)('an invoice %s says its VAT in riyals only if it is known', (_, category, expected) => {
  const xml = written(ublInvoice(category), 'zatca');
  const currency = /<cbc:TaxCurrencyCode>([^<]*)/.exec(xml)?.[1];
  expect([currency, /<cbc:TaxAmount currencyID="SAR">([^<]*)/.exec(xml)?.[1]]).toEqual(expected);
});

it.each([
  ['ubl-be', 'without discount or charge', true],
  ['ubl-be', 'with a discount', false],
  ['en16931', 'without discount or charge', false],
])('writes the VAT number of a buyer outside the scope of VAT as %s has it, %s', (profile, amounts, has) => {
  const invoice = ublInvoice('O');
  const given =
    amounts === 'with a discount'
      ? invoice
      : invoice.replaceAll(
          /<cac:AllowanceCharge>(?:(?!<\/cac:AllowanceCharge>).)*<cac:TaxCategory>.*?<\/cac:AllowanceCharge>/gs,
          '',
        );
  const xml = given.replace(
    /(<cac:AccountingCustomerParty>.*?)(<cac:PartyLegalEntity>)/s,
    '$1<cac:PartyTaxScheme><cbc:CompanyID>SE556036079301</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>$2',
  );
  expect(written(xml, profile).includes('>SE556036079301<')).toBe(has);
});
