import { describe, expect, it } from 'vitest';
import { ublInvoice } from '../../../contract/examples/xml.ts';
import { FORMATS } from '../../formats.ts';
import { prepareXml } from '../../judge-xml.ts';
import { RULE_SETS } from '../standard.ts';

function fired(text: string): readonly string[] {
  const prepared = prepareXml({ data: text, judge: ['pint@1.1.3'] }, FORMATS);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  return prepared.value.judge(RULE_SETS, '2026-11-24').verdicts.map(({ rule }) => rule);
}

const own = new Set(fired(ublInvoice));

describe('PINT', () => {
  it.each<[string, (text: string) => string, string]>([
    ['a wrong total', (text) => text.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$117.00'), 'ibr-co-15'],
    ['a kind of invoice', (text) => text.replace(/(<cbc:InvoiceTypeCode>)[^<]*/, '$1326'), 'ibr-cl-01'],
    [
      'no currency',
      (text) => text.replace(/<cbc:DocumentCurrencyCode>[^<]*<\/cbc:DocumentCurrencyCode>/, ''),
      'ibr-005',
    ],
    [
      'a second note',
      (text) => text.replace(/<cbc:DocumentCurrencyCode>/, '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>$&'),
      'ibr-sr-51',
    ],
    ['three decimals', (text) => text.replace(/(<cbc:PayableAmount[^>]*>[^<]*)/, '$10'), 'ibr-091'],
    [
      'two names of one means of payment',
      (text) =>
        text.replace(
          '<cac:TaxTotal>',
          `<cac:PaymentMeans>${'<cbc:PaymentMeansCode name="a">30</cbc:PaymentMeansCode>'.repeat(2)}</cac:PaymentMeans>$&`,
        ),
      'ibr-sr-46',
    ],
    ['no number', (text) => text.replace(/(<cbc:ID>)[^<]*/, '$1'), 'ibr-002'],
  ])('%s breaks a rule', (_, edit, code) => {
    expect(own.has(code)).toBe(false);
    expect(fired(edit(ublInvoice))).toContain(code);
  });

  it('lets a kind of invoice of its own list pass', () => {
    expect(fired(ublInvoice.replace(/(<cbc:InvoiceTypeCode>)[^<]*/, '$1383'))).not.toContain('ibr-cl-01');
  });
});
