import { expect, it } from 'vitest';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  alike,
  at,
  atMost,
  begins,
  checked,
  decimals,
  differs,
  equals,
  filled,
  forbids,
  form,
  length,
  needs,
  needsOneOf,
  never,
  notBoth,
  one,
  oneOf,
  onlyIn,
  ordered,
  product,
  range,
  sum,
  together,
  unique,
} from '../../rules/kit/verbs.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { TermGroup } from '../../en16931/term-tree.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { CII } from '../../cii/cii.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { examplesOf } from './rule-examples.ts';

const oneLine = (xml = '') => xml.replaceAll(/>\s+</g, '><');

/** The example in a syntax: the wrong one, and the right one. */
function shown(rows: readonly AnyRow[], syntax: 'UBL' | 'CII') {
  const example = examplesOf(rulesOf(rows)).find((each) => each.syntax === syntax);
  return example && [oneLine(example.wrong), oneLine(example.right)];
}

const UBL_CURRENCY = '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>';
const REFERENCE = '<cbc:BuyerReference>Buyer reference</cbc:BuyerReference>';
const inInvoice = (...inner: readonly string[]) => `<Invoice>${inner.join('')}</Invoice>`;
const inTotals = (...inner: readonly string[]) => `<cac:LegalMonetaryTotal>${inner.join('')}</cac:LegalMonetaryTotal>`;
const amount = (name: string, value: string) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
const tag = (name: string, value: string) => `<cbc:${name}>${value}</cbc:${name}>`;
const DIGITS = { fits: (text: string) => /^\d+$/.test(text), like: '77' };
const IBAN = { kind: 'IBAN', fits: (text: string) => text.startsWith('DE89') };
const inTransfer = (...inner: readonly string[]) =>
  `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>${inner.join('')}</cac:PaymentMeans>`;
const inTerms = (...notes: readonly string[]) =>
  `<cac:PaymentTerms>${notes.map((note) => tag('Note', note)).join('')}</cac:PaymentTerms>`;
const inPeriod = (start: string, end: string) =>
  `<cac:InvoicePeriod>${tag('StartDate', start)}${tag('EndDate', end)}</cac:InvoicePeriod>`;
const summed = (total: string) =>
  inTotals(
    amount('LineExtensionAmount', '1000.00'),
    amount('TaxExclusiveAmount', total),
    amount('AllowanceTotalAmount', '100.00'),
  );

const inEntry = (tax: string) =>
  `<cac:TaxSubtotal>${amount('TaxableAmount', '1000.00')}${amount('TaxAmount', tax)}<cac:TaxCategory>${tag('Percent', '20.00')}<cac:TaxScheme>${tag('ID', 'VAT')}</cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;

it.each<[what: string, rows: readonly AnyRow[], wrong: string, right: string]>([
  ['a missing value', at('', filled('A', 'BT-10')), inInvoice(UBL_CURRENCY), inInvoice(UBL_CURRENCY, REFERENCE)],
  [
    'the parts of a missing group at a place with a condition',
    at('BG-16[BT-81~30|58]', needs('A', 'BG-17')),
    inTransfer(),
    inTransfer('<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>'),
  ],
  [
    'the first of several values',
    at('', needsOneOf('A', ['BT-10', 'BT-9'])),
    inInvoice(UBL_CURRENCY),
    inInvoice(UBL_CURRENCY, REFERENCE),
  ],
  [
    'an attribute that only the schema has',
    at('BT-34[@schemeID=0088]', needs('A', '@schemeVersionID')),
    '<cac:Party><cbc:EndpointID schemeID="0088">12345</cbc:EndpointID></cac:Party>',
    '<cac:Party><cbc:EndpointID schemeID="0088" schemeVersionID="12345">12345</cbc:EndpointID></cac:Party>',
  ],
  [
    'an element that only the schema has, in its order',
    at('', forbids('A', 'AccountingCostCode')),
    inInvoice(UBL_CURRENCY, tag('AccountingCostCode', '12345')),
    inInvoice(UBL_CURRENCY),
  ],
  [
    'a second element',
    at('', atMost('A', 1, 'BT-9')),
    inInvoice(tag('DueDate', '2026-03-16').repeat(2)),
    inInvoice(tag('DueDate', '2026-03-16')),
  ],
  [
    'a second element of exactly one',
    at('', one('A', 'BT-10')),
    inInvoice(UBL_CURRENCY, REFERENCE.repeat(2)),
    inInvoice(UBL_CURRENCY, REFERENCE),
  ],
  [
    'one of two values that come together',
    at('', together('A', 'BT-10', 'BT-9')),
    inInvoice(REFERENCE),
    inInvoice(tag('DueDate', '2026-03-16'), REFERENCE),
  ],
  [
    'two values that exclude each other',
    at('', notBoth('A', 'BT-10', 'BT-9')),
    inInvoice(tag('DueDate', '2026-03-16'), REFERENCE),
    inInvoice(REFERENCE),
  ],
  [
    'a code that is not listed',
    at('', oneOf('A', 'BT-3', '381 380')),
    inInvoice(tag('InvoiceTypeCode', 'XX')),
    inInvoice(tag('InvoiceTypeCode', '380')),
  ],
  [
    'the beginning of a text',
    at('', begins('A', 'BT-10', 'urn:')),
    inInvoice(tag('BuyerReference', 'XX')),
    inInvoice(tag('BuyerReference', 'urn:12345')),
  ],
  [
    'the form of the row',
    at('BT-10', form('A', '.', DIGITS)),
    inInvoice(tag('BuyerReference', 'XX')),
    inInvoice(tag('BuyerReference', '77')),
  ],
  [
    'a number with check digits',
    at('BG-17', checked('A', 'BT-84', IBAN)),
    '<cac:PayeeFinancialAccount><cbc:ID>12345</cbc:ID></cac:PayeeFinancialAccount>',
    '<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>',
  ],
  [
    'a text that is too long',
    at('', length('A', 'BT-10', { most: 20 })),
    inInvoice(tag('BuyerReference', 'Buyer reference000000')),
    inInvoice(REFERENCE),
  ],
  [
    'a figure with too many decimals',
    at('', decimals('A', 'BT-106', 2)),
    inTotals(amount('LineExtensionAmount', '100.555')),
    inTotals(amount('LineExtensionAmount', '100.55')),
  ],
  [
    'a figure outside its bounds',
    at('', range('A', 'BT-115', { above: '0' })),
    inTotals(amount('PayableAmount', '-1')),
    inTotals(amount('PayableAmount', '100.00')),
  ],
  [
    'two texts that must be equal',
    at('', equals('A', 'BT-5', 'BT-6')),
    inInvoice(UBL_CURRENCY, tag('TaxCurrencyCode', 'SEK')),
    inInvoice(UBL_CURRENCY, tag('TaxCurrencyCode', 'EUR')),
  ],
  [
    'two texts that must differ',
    at('', differs('A', 'BT-5', 'BT-6')),
    inInvoice(UBL_CURRENCY, tag('TaxCurrencyCode', 'EUR')),
    inInvoice(UBL_CURRENCY, tag('TaxCurrencyCode', 'SEK')),
  ],
  [
    'values of which one is another',
    at('', alike('A', 'BT-20')),
    inTerms('Payment terms', 'Payment terms 2'),
    inTerms('Payment terms', 'Payment terms'),
  ],
  [
    'a value that is there again',
    at('', unique('A', 'BT-20')),
    inTerms('Payment terms', 'Payment terms'),
    inTerms('Payment terms', 'Payment terms 2'),
  ],
  [
    'two days in the wrong order',
    at('BG-14', ordered('A', 'BT-73', 'BT-74')),
    inPeriod('2026-03-31', '2026-03-16'),
    inPeriod('2026-03-16', '2026-03-31'),
  ],
  ['a total', at('', sum('A', 'BT-109', 'BT-106 - BT-107', 2)), summed('901.00'), summed('900.00')],
  [
    'a figure by its factors',
    at(
      'BG-23',
      product('A', 'BT-117', 'BT-116 × BT-119 %', {
        by: (group) => (group as TermGroup).value('BT-117')?.text === '200.00',
      }),
    ),
    inEntry('207.00'),
    inEntry('200.00'),
  ],
])('shows %s, wrong and right', (_, rows, wrong, right) => {
  expect(shown(rows, 'UBL')).toEqual([wrong, right]);
});

it('writes CII with its own elements and dates, and only the syntax that has the rule', () => {
  const rows = at('', needs('A', 'BT-72'));
  expect(shown(rows, 'CII')?.[1]).toBe(
    '<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260316</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>',
  );
  expect(examplesOf(rulesOf(onlyIn('ubl', rows))).map(({ syntax }) => syntax)).toEqual(['UBL']);
});

it.each<[why: string, rows: readonly AnyRow[]]>([
  ['is never broken', at('', never('A', 'BT-7'))],
  ['has a form that its own example does not fit', at('', form('A', 'BT-10', { ...DIGITS, like: 'x' }))],
  ['applies on a condition in code that no excerpt meets', at('', needs('A', 'BT-10', { when: () => false }))],
  ['is judged by code that no excerpt satisfies', at('', needs('A', 'BT-10', { by: () => false }))],
  ['has a path that neither mapping nor schema knows', at('', needs('A', 'Nowhere/Nothing'))],
])('shows nothing for a rule that %s', (_, rows) => {
  expect(examplesOf(rulesOf(rows))).toEqual([]);
});

it('shows well-formed XML for the rules of XRechnung and EN 16931', () => {
  let count = 0;
  for (const { key, rules } of RULE_SETS) {
    if (key !== 'xrechnung-3' && key !== 'en16931') continue;
    for (const rule of rules) {
      // Most of EN 16931 forbids elements, all in one way.
      if (key === 'en16931' && rule.rows?.ubl?.verb === 'forbids') continue;
      for (const { syntax, wrong, right } of examplesOf([rule])) {
        count++;
        const { namespaces, inner = {} } = syntax === 'UBL' ? UBL : CII;
        const declared = Object.entries({ ...namespaces, ...inner }).map(([name, uri]) => ` xmlns:${name}="${uri}"`);
        for (const xml of [wrong, right]) {
          const read = readXml(`<all${declared.join('')}>${xml}</all>`);
          expect(read.ok && read.document.root.children.length, `${rule.code} ${xml}`).toBe(1);
        }
        expect(wrong, rule.code).not.toBe(right);
      }
    }
  }
  expect(count).toBeGreaterThan(300);
});

it.each([
  ['en16931', 'BR-S-05', 'a place that code finds'],
  ['en16931', 'BR-CO-11', 'a sum of figures elsewhere'],
  ['en16931', 'BR-E-01', 'a category without an entry'],
  ['en16931', 'BR-O-12', 'another category beside one that stands alone'],
  ['factur-x-extended', 'FX-SCH-A-000019', 'an element of a list of cardinalities'],
  ['peppol-bis-3', 'PEPPOL-COMMON-R040', 'an identifier of a scheme'],
])('has an example of %s %s: %s', (key, id) => {
  const rules = RULE_SETS.find((set) => set.key === key)?.rules.filter(({ code }) => code === id) ?? [];
  expect(examplesOf(rules)).not.toEqual([]);
});
