import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { ublInvoice } from '../../../api/examples/xml.ts';
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

  it.each<[what: string, from: RegExp | string, to: string, rule: string, breaks: boolean]>([
    ['no name of an item', /<cbc:Name>Repair[^<]*<\/cbc:Name>/, '', 'BR-25', true],
    ['the peso convertible', />EUR<\/cbc:DocumentCurrencyCode>/, '>CUC</cbc:DocumentCurrencyCode>', 'BR-CL-04', false],
    ['the ouguiya of 2018', />EUR<\/cbc:DocumentCurrencyCode>/, '>MRU</cbc:DocumentCurrencyCode>', 'BR-CL-04', true],
    ['the ouguiya of an amount', 'currencyID="EUR"', 'currencyID="MRO"', 'BR-CL-03', false],
    ['the renminbi of an amount, offshore', 'currencyID="EUR"', 'currencyID="CNH"', 'BR-CL-03', false],
    ['no day when it is due', /<cbc:DueDate>[^<]*<\/cbc:DueDate>/, '', 'BR-CO-25', true],
    [
      'two cards',
      '<cac:TaxTotal>',
      `<cac:PaymentMeans>${'<cac:CardAccount/>'.repeat(2)}</cac:PaymentMeans>$&`,
      'BR-66',
      true,
    ],
  ])('judges by EN 16931 as it was: %s', (_, from, to, rule, breaks) => {
    const sound = withSpecification(SPECIFICATION);
    expect(fired(sound)).not.toContain(rule);
    const changed = sound.replace(from, to);
    expect(changed).not.toBe(sound);
    expect(fired(changed).includes(rule)).toBe(breaks);
  });
});
