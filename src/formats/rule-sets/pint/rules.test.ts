import { describe, expect, it } from 'vitest';
import { ublInvoice } from '../../../api/examples/xml.ts';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { firedBy } from '../../testing/fired-by.ts';
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

  const of = (specification: string, code: string, root = 'Invoice') =>
    ublInvoice
      .replace(/urn:cen\.eu:en16931:2017[^<]*/, `urn:peppol:pint:${specification}`)
      .replace(
        /<cbc:InvoiceTypeCode>[^<]*<\/cbc:InvoiceTypeCode>/,
        `<cbc:${root}TypeCode>${code}</cbc:${root}TypeCode>`,
      );
  it.each([
    ['selfbilling-1@aunz-1', 'Invoice', '389', '380', 'ibr-cl-01-aunz-sb'],
    ['selfbilling-1@my-1', 'Invoice', '389', '380', 'ibr-cl-01'],
    ['selfbilling-1@my-1', 'CreditNote', '261', '381', 'ibr-cl-01'],
    ['selfbilling-1@om-1', 'Invoice', '389', '380', 'ibr-cl-01'],
    ['selfbilling-1@jp-1', 'Invoice', '389', '480', 'ibr-cl-01-jp-sb'],
    ['nontaxinvoice-1@jp-1', 'Invoice', '480', '380', 'ibr-cl-01-jp-ntr'],
    ['billing-1@ae-1', 'Invoice', '480', '389', 'ibr-cl-01'],
    ['selfbilling-1@ae-1', 'CreditNote', '261', '381', 'ibr-cl-01'],
    ['billing-1@sg-1', 'Invoice', '380', '389', 'ibr-cl-01'],
  ])('has the kinds of documents of %s: %s %s, not %s', (specification, root, right, wrong, code) => {
    const kinds = (type: string) => fired(of(specification, type, root)).filter((id) => id.startsWith('ibr-cl-01'));
    expect([kinds(right), kinds(wrong)]).toEqual([[], [code]]);
  });

  it.each([
    ['Z01', false],
    ['Z08', false],
    ['30', false],
    ['Z09', true],
    ['ZZ', true],
  ])('takes the means of payment %s: %s breaks the rule', (code, breaks) => {
    const paid = `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode></cac:PaymentMeans>`;
    const ids = fired(ublInvoice.replace('<cac:TaxTotal>', `${paid}$&`));
    expect(ids.includes('ibr-cl-16')).toBe(breaks);
  });

  it.each([
    ['pint-jp-selfbilling', 'selfbilling-1@jp-1', 'aligned-ibrp-001-jp-sb'],
    ['pint-om-selfbilling', 'selfbilling-1@om-1', 'ALIGNED-IBRP-001-OM'],
  ])('%s asks for its own specification', (set, specification, code) => {
    const ids = (text: string) => firedBy(set, text);
    expect(ids(of(specification, '389'))).not.toContain(code);
    expect(ids(of('billing-1@jp-1', '389'))).toContain(code);
  });

  it('lets a kind of invoice of its own list pass', () => {
    expect(fired(ublInvoice.replace(/(<cbc:InvoiceTypeCode>)[^<]*/, '$1383'))).not.toContain('ibr-cl-01');
  });
});
