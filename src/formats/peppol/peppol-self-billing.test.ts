import { describe, expect, it } from 'vitest';
import { judgeTerms } from '../en16931/rules/judge-terms.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { ublInvoice } from '../testing/invoices.ts';
import { UBL } from '../ubl/ubl.ts';
import { readXml } from '../xml/read-xml.ts';
import { PEPPOL_SELF_BILLING_RULES } from './peppol-self-billing.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';

const kind = (code: string): Edit => [/<cbc:(Invoice|CreditNote)TypeCode>\d+/, `<cbc:$1TypeCode>${code}`];

/** Our invoice issued by the buyer. */
const invoice = edited(ublInvoice(), [
  [
    'urn:cen.eu:en16931:2017</cbc:CustomizationID>',
    `${SPECIFICATION}</cbc:CustomizationID><cbc:ProfileID>${PROCESS}</cbc:ProfileID>`,
  ],
  ['<cac:BillingReference>', '<cbc:BuyerReference>B-1</cbc:BuyerReference><cac:BillingReference>'],
  [
    /<cbc:Amount currencyID="EUR">(?=5\.00|10\.00|2\.00)/g,
    '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">',
  ],
  kind('389'),
]);
const creditNote = edited(invoice, [
  [/(<\/?)Invoice(?=[ >])/g, '$1CreditNote'],
  ['ubl:schema:xsd:Invoice-2', 'ubl:schema:xsd:CreditNote-2'],
  [/InvoiceTypeCode/g, 'CreditNoteTypeCode'],
  [/InvoiceLine>/g, 'CreditNoteLine>'],
  [/InvoicedQuantity/g, 'CreditedQuantity'],
  kind('261'),
]);

function fired(xml: string): string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(UBL, read.document.root);
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, PEPPOL_SELF_BILLING_RULES).map(({ rule }) => rule.replace('PEPPOL-EN16931-', ''));
}

describe('an invoice that the buyer issues', () => {
  it.each([
    ['a self-billed invoice', invoice, []],
    ['a self-billed debit note', invoice, [kind('527')]],
    ['a self-billed credit note', creditNote, []],
  ] as const)('%s breaks no rule', (_, xml, edits) => {
    expect(fired(edited(xml, edits))).toEqual([]);
  });

  it.each<[rule: string, what: string, xml: string, edit: Edit]>([
    ['R004', 'the specification of billing', invoice, [':selfbilling:3.0', ':billing:3.0']],
    ['R007', 'the process of billing', invoice, [':selfbilling:01', ':billing:01']],
    ['R007', 'a process of one digit', invoice, [':selfbilling:01', ':selfbilling:1']],
    ['R001', 'no process', invoice, [`<cbc:ProfileID>${PROCESS}</cbc:ProfileID>`, '']],
    ['P0100', 'a commercial invoice', invoice, kind('380')],
    ['P0100', 'a corrected invoice', invoice, kind('384')],
    ['P0101', 'a commercial credit note', creditNote, kind('381')],
    ['P0101', 'the code of an invoice', creditNote, kind('389')],
    ['R003', 'no reference of the buyer', invoice, ['<cbc:BuyerReference>B-1</cbc:BuyerReference>', '']],
    ['R020', 'no address of the seller', invoice, [/<cbc:EndpointID schemeID="0088">.*?<\/cbc:EndpointID>/, '']],
    ['R120', 'a wrong line', invoice, [/(<cac:InvoiceLine>[^]*?LineExtensionAmount currencyID="EUR">)100.00/, '$1101']],
  ])('breaks %s with %s', (rule, _, xml, edit) => {
    expect(fired(edited(xml, [edit]))).toContain(rule);
  });

  it.each<[rule: string, what: string, fires: boolean, ...edits: Edit[]]>([
    [
      'R051',
      'a tax of a category in another currency',
      false,
      [/(<cac:TaxSubtotal>[^]*?<cbc:TaxAmount currencyID=")EUR/, '$1SEK'],
    ],
    [
      'R051',
      'a price in another currency',
      true,
      ['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="SEK">'],
    ],
    ['R004', 'the identifier of a document', true, [SPECIFICATION, `${SPECIFICATION}::2.1`]],
    ['R007', 'a French process', false, [PROCESS, 'urn:peppol:france:billing:regulated']],
    ['P0100', 'a French process', true, [PROCESS, 'urn:peppol:france:billing:regulated'], kind('380')],
    ['P0100', 'a process with responses', false, [PROCESS, 'urn:peppol:bis:billing_with_response'], kind('380')],
  ])('%s with %s: %s', (rule, _, isToFire, ...edits) => {
    expect(fired(edited(invoice, edits)).includes(rule)).toBe(isToFire);
  });

  it('may have a Danish number without DK before it, as in Billing', () => {
    const danish: Edit = ['<cbc:EndpointID schemeID="0192">987654325<', '<cbc:EndpointID schemeID="0184">12345678<'];
    expect(fired(edited(invoice, [danish]))).toEqual([]);
  });

  it('is judged by no rule of a country, nor by P0112', () => {
    const codes = PEPPOL_SELF_BILLING_RULES.map(({ code }) => code);
    expect(codes.filter((code) => !/^PEPPOL-(?:COMMON|EN16931)-/.test(code))).toEqual([]);
    expect(codes).not.toContain('PEPPOL-EN16931-P0112');
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(62);
  });
});
