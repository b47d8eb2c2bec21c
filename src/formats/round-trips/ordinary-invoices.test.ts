import { describe, expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../engine/index.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { exportXml } from '../writing/export-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

/** What ordinary invoices contain, and where the standard has a place for it. */

const engine = createStandardEngine();
const example = jsonOf(examples().find(({ path }) => path === 'de/invoice-xrechnung')?.text ?? '{}') as JsonObject;
// With the contact person alone.
const { emails: _, ...supplier } = example.supplier as JsonObject;
const german = { ...example, supplier };
const payment = example.payment as JsonObject;
const line = (quantity: string, price: string, more: JsonObject = {}): JsonObject => ({
  quantity,
  item: { name: 'Ware', price },
  taxes: [{ cat: 'VAT', percent: '19%' }],
  ...more,
});
const exempt = (vatex: string): JsonObject => ({ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': vatex } });
const account = (iban: string): JsonObject => ({ iban });

function written(more: JsonObject, format: string, profile = 'xrechnung-3') {
  const outcome = exportXml({ data: { ...german, ...more }, format, profile }, engine, goldenContext, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error.faults.slice(0, 3)));
  const { content, verdicts, report } = outcome.value;
  const errors = verdicts.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  return { content: content.replace(/>\s+</g, '><'), errors, losses: report.losses.map(({ path }) => path) };
}

const texts = (content: string, name: string): readonly string[] =>
  Array.from(content.matchAll(new RegExp(`<\\w+:${name}(?: [^>]*)?>([^<]*)<`, 'g')), ([, text]) => text ?? '');

describe.each(['ubl', 'cii'])('in %s', (format) => {
  const isUbl = format === 'ubl';
  const due = isUbl ? 'PayableAmount' : 'DuePayableAmount';

  it.each<[what: string, more: JsonObject, element: string, wanted: readonly string[], losses?: readonly string[]]>([
    [
      'an advance is paid before, and its day is told as lost',
      { payment: { ...payment, advances: [{ amount: '73.80', date: '2026-05-01', description: 'Deposit' }] } },
      isUbl ? 'PrepaidAmount' : 'TotalPrepaidAmount',
      ['73.80'],
      ['$.payment.advances[0].date', '$.payment.advances[0].description'],
    ],
    [
      'fractional quantities give lines that add up',
      { lines: [line('0.25', '10.10'), line('0.25', '10.10')] },
      isUbl ? 'LineExtensionAmount' : 'LineTotalAmount',
      isUbl ? ['5.05', '2.52', '2.53'] : ['2.52', '2.53', '5.05'],
    ],
    [
      'the amount to pay is kept where lines of two rates cannot add up',
      {
        lines: [line('0.25', '10.10'), line('0.25', '10.10', { taxes: [{ cat: 'VAT', percent: '7%' }] })],
      },
      due,
      ['5.71'],
    ],
    [
      'a percentage of a base without decimals is written as it counts',
      {
        lines: [line('1', '100.00')],
        charges: [{ percent: '3%', base: '85', reason: 'Freight', taxes: [{ cat: 'VAT', percent: '19%' }] }],
      },
      'ChargeTotalAmount',
      ['2.55'],
    ],
    [
      'the last line of a cash discount ends with a line break',
      { payment: { ...payment, terms: { notes: 'Net\n  #SKONTO#TAGE=7#PROZENT=2.00#' } } },
      isUbl ? 'Note' : 'Description',
      ['Net\n  #SKONTO#TAGE=7#PROZENT=2.00#\n'],
    ],
    [
      'instalments stand in the text of the terms',
      {
        lines: [line('1', '100.00')],
        payment: {
          ...payment,
          terms: {
            due_dates: [
              { date: '2026-06-06', percent: '40%' },
              { date: '2026-07-06', percent: '60%' },
            ],
          },
        },
      },
      isUbl ? 'Note' : 'Description',
      ['2026-06-06: 47.60 EUR\n2026-07-06: 71.40 EUR'],
    ],
    [
      'two reasons for an exemption are one breakdown',
      {
        lines: [
          line('1', '10.00', { taxes: [exempt('VATEX-EU-132')] }),
          line('1', '5.00', { taxes: [exempt('VATEX-EU-143')] }),
        ],
      },
      isUbl ? 'TaxExemptionReasonCode' : 'ExemptionReasonCode',
      ['VATEX-EU-132'],
    ],
    [
      'the day of the tax stands once beside two rates',
      { value_date: '2026-05-06' },
      isUbl ? 'TaxPointDate' : 'DateString',
      [isUbl ? '2026-05-06' : '20260506'],
    ],
    [
      'two accounts have one text',
      {
        payment: {
          ...payment,
          instructions: {
            key: 'credit-transfer',
            detail: 'Transfer',
            credit_transfer: [account('DE89370400440532013000'), account('BE71096123456769')],
          },
        },
      },
      isUbl ? 'PaymentMeansCode' : 'Information',
      isUbl ? ['30', '30'] : ['Transfer'],
    ],
    [
      'the day of the operation is the day of supply',
      { op_date: '2026-05-05' },
      isUbl ? 'ActualDeliveryDate' : 'DateTimeString',
      [isUbl ? '2026-05-05' : '20260505'],
    ],
    [
      'the period of the delivery is that of the invoice',
      { delivery: { period: { start: '2026-04-01', end: '2026-04-30' } } },
      isUbl ? 'EndDate' : 'DateTimeString',
      [isUbl ? '2026-04-30' : '20260430'],
    ],
  ])('%s', (_, more, element, wanted, losses = []) => {
    const result = written(more, format);
    expect(result.errors).toEqual([]);
    expect(result.losses).toEqual(losses);
    const found = texts(result.content, element);
    expect(wanted.filter((text) => !found.includes(text))).toEqual([]);
    if (wanted.length > 1) expect(found).toEqual(wanted);
  });

  it('an invoice outside the scope of VAT has a rate in XRechnung and names no VAT number', () => {
    const taxes = [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }];
    const { content, errors } = written({ lines: [line('1', '10.00', { taxes })] }, format);
    expect(errors).toEqual([]);
    expect(texts(content, isUbl ? 'Percent' : 'RateApplicablePercent')).toEqual(['0']);
    expect(content).not.toMatch(isUbl ? /<cbc:CompanyID>DE814320957<[^]{0,60}>VAT</ : /schemeID="VA"/);
    expect(content).toContain('DE814320957');
  });

  it('two corrected invoices are written, or the second is reported as lost', () => {
    const preceding = [
      { code: 'A-1', issue_date: '2026-04-01', type: 'standard' },
      { code: 'A-2', issue_date: '2026-04-02' },
    ];
    const data = { ...german, preceding };
    const refused = exportXml({ data, format, profile: 'xrechnung-3' }, engine, goldenContext, RULE_SETS);
    const places = refused.ok ? [] : refused.error.faults.map(({ properties }) => properties[0]);
    expect(places).toEqual(isUbl ? [] : ['$.preceding[1].issue_date', '$.preceding[1].code']);
    const outcome = exportXml({ data, format, profile: 'xrechnung-3', allowLoss: true }, engine, goldenContext, []);
    expect(outcome.ok && outcome.value.content.includes('>A-1<')).toBe(true);
  });
});

it('each cent that lines lack goes to another line', () => {
  const { content, errors } = written({ lines: Array.from({ length: 8 }, () => line('0.25', '10.10')) }, 'cii');
  const amounts = texts(content, 'LineTotalAmount');
  expect(errors).toEqual([]);
  expect(amounts.toSorted()).toEqual(['2.52', '2.52', '2.52', '2.52', '2.53', '2.53', '2.53', '2.53', '20.20']);
});
