import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../formats.ts';
import { prepareXml } from '../../judge-xml.ts';
import { ublInvoice } from '../../../contract/examples/xml.ts';
import { RULE_SETS } from '../standard.ts';

const SPECIFICATION = 'urn:peppol:pint:billing-1@eu-1';

function fired(text: string): readonly string[] {
  const prepared = prepareXml({ data: text, judge: ['pint-eu@1.1.1'] }, FORMATS);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  return prepared.value.judge(RULE_SETS, '2026-11-24').verdicts.map(({ rule }) => rule);
}

const withSpecification = (text: string): string =>
  ublInvoice.replace(/(<cbc:CustomizationID>)[^<]*/, (_, tag: string) => tag + text);

describe('PINT EU', () => {
  it.each([
    [SPECIFICATION, false],
    [` ${SPECIFICATION}.1`, false],
    ['urn:peppol:pint:billing-1', true],
    ['', true],
  ])('the specification %s breaks its rule: %s', (text, breaks) => {
    expect(fired(withSpecification(text)).includes('ALIGNED-IBRP-004-EU')).toBe(breaks);
  });

  it('has the rules of Peppol BIS Billing 3 but for its specification and process', () => {
    const codes = fired(
      withSpecification(SPECIFICATION).replace(/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''),
    );
    expect(codes).toContain('PEPPOL-EN16931-R003');
    expect(codes.filter((code) => /R00[47]|P0100/.test(code))).toEqual([]);
  });

  it.each([
    ['urn:peppol:bis:billing', false],
    ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', false],
    ['urn:peppol:bis:billing:01:1.0', true],
    ['urn:peppol:bis:billing:02:1.0:01', true],
    ['urn:peppol:bis:billing:01:1.0:02', false],
  ])('asks for the kind of a credit note in the process %s: %s', (process, asks) => {
    const creditNote = withSpecification(SPECIFICATION)
      .replace('</cbc:CustomizationID>', `$&<cbc:ProfileID>${process}</cbc:ProfileID>`)
      .replace(/(<\/?(?:cbc:)?)Invoice(TypeCode)?(?=[\s>])/g, '$1CreditNote$2')
      .replace('xsd:Invoice-2', 'xsd:CreditNote-2')
      .replace(/(<cbc:CreditNoteTypeCode>)[^<]*/, '$1380');
    expect(creditNote).toContain('<cbc:CreditNoteTypeCode>380<');
    expect(fired(creditNote).includes('PEPPOL-EN16931-P0101')).toBe(asks);
  });
});
