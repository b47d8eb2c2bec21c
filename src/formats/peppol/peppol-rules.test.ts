import { describe, expect, it } from 'vitest';
import { judgeTerms } from '../en16931/rules/judge-terms.ts';
import { EN16931_RULES } from '../en16931/rules/rules.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { ublInvoice } from '../testing/invoices.ts';
import { UBL } from '../ubl/ubl.ts';
import { readXml } from '../xml/read-xml.ts';
import {
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isGreekNumber,
  isItalianFiscalCode,
  isItalianOffice,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './identifier-checks.ts';
import { PEPPOL_UBL_RULES } from './peppol-ubl.ts';

const RULES = PEPPOL_UBL_RULES;

const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Our invoice in the form Peppol accepts: process, reference, and a percentage with every base. */
const sound = edited(ublInvoice(), [
  [
    'urn:cen.eu:en16931:2017</cbc:CustomizationID>',
    `${PEPPOL}</cbc:CustomizationID><cbc:ProfileID>${PROCESS}</cbc:ProfileID>`,
  ],
  ['<cac:BillingReference>', '<cbc:BuyerReference>B-1</cbc:BuyerReference><cac:BillingReference>'],
  [
    /<cbc:Amount currencyID="EUR">(?=5\.00|10\.00|2\.00)/g,
    '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">',
  ],
  [/<cac:DeliveryLocation>/, '<cac:DeliveryLocation>\n'],
]);

function fired(xml: string): string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(UBL, read.document.root);
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, RULES).map(({ rule }) => rule);
}

const at = (text: string, more: string): Edit => [text, `${more}${text}`];
const kind = (code: string): Edit => ['<cbc:InvoiceTypeCode>380', `<cbc:InvoiceTypeCode>${code}`];
const exempt = (reason: string): Edit => [
  /(<cac:TaxSubtotal>[^]*?)(<cac:TaxScheme>)/,
  `$1<cbc:TaxExemptionReasonCode>${reason}</cbc:TaxExemptionReasonCode>$2`,
];
const address = (scheme: string, id: string): Edit => [
  '<cbc:EndpointID schemeID="0192">987654325<',
  `<cbc:EndpointID schemeID="${scheme}">${id}<`,
];

const vat = (id: string, scheme?: string): Edit => [
  /<cbc:CompanyID>[^<]*(?=<\/cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT)/,
  `<cbc:CompanyID${scheme ? ` schemeID="${scheme}"` : ''}>${id}`,
];
const partyId = (scheme: string, id: string): Edit => [
  /<cac:PartyIdentification><cbc:ID schemeID="\d*">[^<]*/,
  `<cac:PartyIdentification><cbc:ID schemeID="${scheme}">${id}`,
];

const broken: readonly (readonly [rule: string, ...edits: Edit[]])[] = [
  ['PEPPOL-EN16931-R008', at('<cac:BillingReference>', '<cbc:AccountingCost> </cbc:AccountingCost>')],
  ['PEPPOL-EN16931-R001', [`<cbc:ProfileID>${PROCESS}</cbc:ProfileID>`, '']],
  ['PEPPOL-EN16931-R007', [PROCESS, 'urn:fdc:peppol.eu:2017:poacc:billing:1:1.0']],
  ['PEPPOL-EN16931-R002', at('<cbc:Note>', '<cbc:Note>Another</cbc:Note>')],
  ['PEPPOL-EN16931-R003', ['<cbc:BuyerReference>B-1</cbc:BuyerReference>', '']],
  ['PEPPOL-EN16931-R004', [PEPPOL, 'urn:cen.eu:en16931:2017']],
  ['PEPPOL-EN16931-R005', ['<cbc:TaxCurrencyCode>SEK', '<cbc:TaxCurrencyCode>EUR']],
  ['PEPPOL-EN16931-R010', [/<cbc:EndpointID schemeID="0192">.*?<\/cbc:EndpointID>/, '']],
  ['PEPPOL-EN16931-R020', [/<cbc:EndpointID schemeID="0088">.*?<\/cbc:EndpointID>/, '']],
  ['PEPPOL-EN16931-R040', ['<cbc:Amount currencyID="EUR">5.00', '<cbc:Amount currencyID="EUR">5.03']],
  ['PEPPOL-EN16931-R041', ['<cbc:BaseAmount currencyID="EUR">50.00</cbc:BaseAmount>', '']],
  ['PEPPOL-EN16931-R042', [/<cbc:MultiplierFactorNumeric>10<\/cbc:MultiplierFactorNumeric>/, '']],
  ['PEPPOL-EN16931-R043', ['<cbc:ChargeIndicator>true', '<cbc:ChargeIndicator>1']],
  ['PEPPOL-EN16931-R044', [/(<cac:Price>[^]*?<cbc:ChargeIndicator>)false/, '$1true']],
  [
    'PEPPOL-EN16931-R046',
    ['<cbc:Amount currencyID="EUR">0</cbc:Amount>', '<cbc:Amount currencyID="EUR">0.01</cbc:Amount>'],
  ],
  ['PEPPOL-EN16931-R051', ['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="SEK">']],
  ['PEPPOL-EN16931-R053', [/<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>/, '']],
  ['PEPPOL-EN16931-R054', ['<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>', '']],
  ['PEPPOL-EN16931-R055', ['>330.00<', '>-330.00<']],
  ['PEPPOL-EN16931-R061', ['<cbc:PaymentMeansCode>30', '<cbc:PaymentMeansCode>59']],
  [
    'PEPPOL-EN16931-R080',
    [/(<\/?)Invoice(?=[ >])/g, '$1CreditNote'],
    ['ubl:schema:xsd:Invoice-2', 'ubl:schema:xsd:CreditNote-2'],
    at(
      '<cac:AccountingSupplierParty>',
      '<cac:AdditionalDocumentReference><cbc:ID>P</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>'.repeat(
        2,
      ),
    ),
  ],
  ['PEPPOL-EN16931-R100', [/(<cac:DocumentReference>[^]*?<\/cac:DocumentReference>)/, '$1$1']],
  ['PEPPOL-EN16931-R101', ['<cbc:DocumentTypeCode>130', '<cbc:DocumentTypeCode>131']],
  ['PEPPOL-EN16931-R110', [/(<cac:InvoiceLine>[^]*?<cbc:StartDate>)2026-01-01/, '$12025-12-31']],
  ['PEPPOL-EN16931-R111', [/(<cac:InvoiceLine>[^]*?<cbc:EndDate>)2026-01-31/, '$12026-02-01']],
  ['PEPPOL-EN16931-R120', [/(<cac:InvoiceLine>[^]*?<cbc:LineExtensionAmount currencyID="EUR">)100.00/, '$1100.03']],
  ['PEPPOL-EN16931-R121', [/<\/cbc:PriceAmount>/, '</cbc:PriceAmount><cbc:BaseQuantity>0</cbc:BaseQuantity>']],
  [
    'PEPPOL-EN16931-R130',
    [/<\/cbc:PriceAmount>/, '</cbc:PriceAmount><cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity>'],
  ],
  ['PEPPOL-EN16931-P0100', kind('381')],
  ['PEPPOL-EN16931-P0101', at('<cbc:InvoiceTypeCode>', '<cbc:CreditNoteTypeCode>380</cbc:CreditNoteTypeCode>')],
  ['PEPPOL-EN16931-P0112', kind('384')],
  ['PEPPOL-EN16931-F001', ['<cbc:DueDate>2026-03-01', '<cbc:DueDate>2026-02-29']],
  ['PEPPOL-EN16931-P0104', exempt('VATEX-EU-G')],
  ['PEPPOL-EN16931-P0105', exempt('VATEX-EU-O')],
  ['PEPPOL-EN16931-P0106', exempt('VATEX-EU-IC')],
  ['PEPPOL-EN16931-P0107', exempt('vatex-eu-ae')],
  ['PEPPOL-EN16931-P0108', exempt('VATEX-EU-D')],
  ['PEPPOL-EN16931-P0109', exempt('VATEX-EU-F')],
  ['PEPPOL-EN16931-P0110', exempt('VATEX-EU-I')],
  ['PEPPOL-EN16931-P0111', exempt('VATEX-EU-J')],
  ['PEPPOL-EN16931-CL001', ['application/pdf', 'text/html']],
  ['PEPPOL-EN16931-CL002', ['>95<', '>FC<']],
  ['PEPPOL-EN16931-CL003', ['>FC<', '>95<']],
  ['PEPPOL-EN16931-CL006', ['<cbc:DescriptionCode>35', '<cbc:DescriptionCode>29']],
  ['PEPPOL-EN16931-CL007', ['currencyID="SEK"', 'currencyID="KRO"']],
  ['PEPPOL-EN16931-CL008', address('0207', '1')],
  ['PEPPOL-COMMON-R040', address('0088', '4012345000008')],
  ['PEPPOL-COMMON-R041', address('0192', '987654326')],
  ['PEPPOL-COMMON-R042', address('0184', '1234567')],
  ['PEPPOL-COMMON-R043', address('0208', '0404833048')],
  ['PEPPOL-COMMON-R044', address('0201', 'ABCDE')],
  ['PEPPOL-COMMON-R045', address('0210', '1234567890')],
  ['PEPPOL-COMMON-R046', address('9907', '1234567890')],
  ['PEPPOL-COMMON-R047', address('0211', 'IT00743110158')],
  ['PEPPOL-COMMON-R049', address('0007', '5560360794')],
  ['PEPPOL-COMMON-R050', address('0151', '51824753557')],
  ['PEPPOL-COMMON-R052', address('0096', '123456789')],
  ['PEPPOL-COMMON-R053', address('0198', '12345678')],
  ['PEPPOL-COMMON-R053', address('0198', 'DK12345678 ')],
  ['PEPPOL-COMMON-R054', address('0106', '1234567')],
  ['PEPPOL-COMMON-R055', address('0190', '12345678')],
  ['PEPPOL-COMMON-R056-1', address('9944', 'NL123456789B1')],
  ['PEPPOL-COMMON-R056-2', vat('NL12345678B12')],
  ['PEPPOL-COMMON-R057', partyId('0217', '12345678')],
];

/** Boundary cases beside a fault, to which the rule does not apply. */
const silent: readonly (readonly [rule: string, what: string, ...edits: Edit[]])[] = [
  ['PEPPOL-EN16931-R007', 'a French process', [PROCESS, 'urn:peppol:france:billing:regulated']],
  ['PEPPOL-EN16931-R007', 'blanks around the process', [PROCESS, `\n ${PROCESS} `]],
  ['PEPPOL-EN16931-R007', 'a process with responses', [PROCESS, 'urn:peppol:bis:billing_with_response']],
  ['PEPPOL-EN16931-P0100', 'a process that Peppol does not know', [PROCESS, 'own'], kind('381')],
  ['PEPPOL-EN16931-R004', 'a specification that goes on', [PEPPOL, `${PEPPOL}#own`]],
  [
    'PEPPOL-EN16931-R008',
    'a blank that does not break',
    at('<cac:BillingReference>', '<cbc:AccountingCost>\u00a0</cbc:AccountingCost>'),
  ],
  ['PEPPOL-EN16931-CL007', 'the dobra', [/currencyID="SEK"/, 'currencyID="STN"']],
  [
    'PEPPOL-EN16931-CL002',
    'blanks around the indicator',
    ['>95<', '>FC<'],
    ['<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator> false'],
  ],
  [
    'PEPPOL-EN16931-R110',
    'a period of the invoice that begins an hour earlier, by its time zone',
    [/(<cbc:StartDate>2026-01-01)/, '$1+01:00'],
  ],
  [
    'PEPPOL-EN16931-R110',
    'a year of five digits',
    [/(<cac:InvoiceLine>[^]*?<cbc:StartDate>)2026-01-01/, '$110000-01-01'],
  ],
  ['PEPPOL-EN16931-R055', 'no tax', ['>330.00<', '>0<']],
  ['PEPPOL-COMMON-R041', 'blanks around a number', address('0192', ' 987654325 ')],
  ['PEPPOL-COMMON-R047', 'another country', address('0211', 'It00743110158')],
  ['PEPPOL-COMMON-R056-2', 'a number judged by its scheme', vat('NL12345678B12', '9944')],
  ['PEPPOL-COMMON-R052', 'a P number', address('0096', '1234567890')],
  ['PEPPOL-COMMON-R053', 'an SE number', address('0198', 'DK12345678')],
  ['PEPPOL-COMMON-R054', 'a KVK number', address('0106', ' 12345678')],
  ['PEPPOL-COMMON-R055', 'an OIN number', address('0190', '00000001234567890000')],
  ['PEPPOL-COMMON-R056-1', 'a Dutch VAT number', address('9944', 'NL001234567B01')],
  ['PEPPOL-COMMON-R057', 'an establishment', partyId('0217', '000012345678')],
  ['PEPPOL-COMMON-R057', 'a VAT number', vat('NL12345678B12', '0217')],
];

/** Boundary cases beside a valid value. */
const fires: readonly (readonly [rule: string, what: string, ...edits: Edit[]])[] = [
  ['PEPPOL-EN16931-R007', 'another number of billing', [PROCESS, 'urn:fdc:peppol.eu:2017:poacc:billing:02:1.0']],
  ['PEPPOL-EN16931-R004', 'the identifier of a document', [PEPPOL, `${PEPPOL}::2.1`]],
  ['PEPPOL-EN16931-P0100', 'a French process', [PROCESS, 'urn:peppol:france:billing:non-regulated'], kind('381')],
  ['PEPPOL-EN16931-P0100', 'a process with responses', [PROCESS, 'urn:peppol:bis:billing_with_response'], kind('381')],
  ['PEPPOL-EN16931-CL007', 'the former dobra', [/currencyID="SEK"/, 'currencyID="STD"']],
  ['PEPPOL-EN16931-CL008', 'a scheme that was dropped', address('0037', '1')],
  ['PEPPOL-EN16931-R051', 'no currency', ['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount>']],
  [
    'PEPPOL-EN16931-R051',
    'a tax of a category in another',
    [/(<cac:TaxSubtotal>[^]*?<cbc:TaxAmount currencyID=")EUR/, '$1SEK'],
  ],
  [
    'PEPPOL-EN16931-R010',
    'an address in the namespace of groups',
    [/<cbc:(EndpointID schemeID="0192">\d+<\/)cbc:/, '<cac:$1cac:'],
  ],
  ['PEPPOL-EN16931-R101', 'blanks around the kind', ['<cbc:DocumentTypeCode>130', '<cbc:DocumentTypeCode> 130']],
  ['PEPPOL-EN16931-R111', 'no day', [/(<cac:InvoiceLine>[^]*?<cbc:EndDate>)2026-01-31/, '$1']],
  ['PEPPOL-COMMON-R042', 'blanks around a number', address('0184', ' 12345678')],
  ['PEPPOL-COMMON-R056-1', 'a number judged by its scheme', vat('NL12345678B12', '9944')],
];

describe('an invoice as Peppol takes it', () => {
  it('breaks no rule of Peppol', () => {
    expect(fired(sound)).toEqual([]);
  });

  it.each(broken.map(([rule, ...edits]) => [rule, edits] as const))('breaks %s', (rule, edits) => {
    expect(fired(edited(sound, edits))).toContain(rule);
  });

  it.each(silent.map(([rule, what, ...edits]) => [rule, what, edits] as const))(
    'keeps to %s with %s',
    (rule, _, edits) => {
      expect(fired(edited(sound, edits))).not.toContain(rule);
    },
  );

  it.each(fires.map(([rule, what, ...edits]) => [rule, what, edits] as const))(
    'breaks %s with %s',
    (rule, _, edits) => {
      expect(fired(edited(sound, edits))).toContain(rule);
    },
  );

  const EN16931_CODES = new Set(EN16931_RULES.map(({ code }) => code));

  it('can break every rule, and each has a code of its own', () => {
    // A different severity in CII is a separate row there.
    const codes = RULES.filter(({ ubl }) => ubl).map(({ code }) => code);
    const shown = new Set(broken.map(([rule]) => rule));
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
    expect(new Set([...codes, ...EN16931_CODES]).size).toBe(codes.length + EN16931_CODES.size);
  });

  it('has at most two hundredths of difference left for rounding', () => {
    expect(fired(edited(sound, [['<cbc:Amount currencyID="EUR">5.00', '<cbc:Amount currencyID="EUR">5.02']]))).toEqual(
      [],
    );
  });
});

describe('identifiers', () => {
  it.each([
    [isGln, '4012345000009', '4012345000008'],
    [isGln, '7300010000001', '730001000000A'],
    [isNorwegianNumber, '987654325', '987654326'],
    [isNorwegianNumber, '974760673', '97476067'],
    [isGreekNumber, '094014201', '094014202'],
    [isDanishNumber, 'DK12345678', 'SE12345678'],
    [isDanishNumber, '12345678', '123456789'],
    [isBelgianNumber, '0403170701', '0403170702'],
    [isItalianOffice, 'UFABC1', 'UFABC-'],
    [isItalianFiscalCode, 'RSSMRA85T10A562S', 'RSSMRA85T10A5621'],
    [isItalianFiscalCode, '00743110157', '0074311015'],
    [isItalianFiscalCode, '-0743110157', '0-743110157'],
    [isItalianFiscalCode, 'RSSMRA 5T+0A562S', 'RSSMRA--T10A562S'],
    [isItalianVatNumber, 'IT00743110157', 'IT00743110158'],
    [isItalianVatNumber, 'DE123', 'it1'],
    [isSwedishNumber, '5560360793', '5560360794'],
    [isAustralianNumber, '51824753556', '51824753557'],
  ])('%o takes %s and refuses %s', (isSound, good, bad) => {
    expect([isSound(good), isSound(bad)]).toEqual([true, false]);
  });
});
