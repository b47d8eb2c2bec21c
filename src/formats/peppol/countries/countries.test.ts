import { describe, expect, it } from 'vitest';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { edited, gone, inside, type Edit } from '../../testing/edits.ts';
import { ublInvoice } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { countryRules } from './countries.ts';

function fired(xml: string): readonly string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(UBL, read.document.root);
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, countryRules).map(({ rule }) => rule);
}

const SELLER = 'cac:AccountingSupplierParty';
const BUYER = 'cac:AccountingCustomerParty';
const TAX = (id: string, tax = 'TAX'): string =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${tax}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;

interface Party {
  readonly country: string;
  readonly vat: string;
  readonly id: string;
  readonly scheme: string;
  readonly more?: string;
}

/** The seller or buyer of our invoice, in another place. */
const moved = (role: string, { country, vat, id, scheme, more = '' }: Party): readonly Edit[] => [
  [
    new RegExp(`(<${role}>[^]*?)<cac:PostalAddress>[^]*?</cac:PostalAddress>[^]*?</cac:PartyTaxScheme>`),
    `$1<cac:PostalAddress><cbc:StreetName>Street 1</cbc:StreetName><cbc:CityName>City</cbc:CityName><cbc:PostalZone>101</cbc:PostalZone>` +
      `<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${TAX(vat, 'VAT')}${more}`,
  ],
  [new RegExp(`(<${role}>[^]*?)<cbc:CompanyID schemeID="\\d*">[^<]*`), `$1<cbc:CompanyID schemeID="${scheme}">${id}`],
];

const paid = (code: string, account: string, more = '', branch = ''): readonly Edit[] => [
  [
    /<cac:PaymentMeans>[^]*?<\/cac:PaymentMeans>/,
    `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${more}<cac:PayeeFinancialAccount><cbc:ID>${account}</cbc:ID>${
      branch && `<cac:FinancialInstitutionBranch><cbc:ID>${branch}</cbc:ID></cac:FinancialInstitutionBranch>`
    }</cac:PayeeFinancialAccount></cac:PaymentMeans>`,
  ],
];
const paymentId = (id: string): string => `<cbc:PaymentID>${id}</cbc:PaymentID>`;

const supporting = (id: string, description: string, more = ''): Edit => [
  `<${SELLER}>`,
  `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentDescription>${description}</cbc:DocumentDescription>${more}</cac:AdditionalDocumentReference><${SELLER}>`,
];
const address = (uri: string): string =>
  `<cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment>`;

const creditNote: readonly Edit[] = [
  [/(<\/?)(cac:)?Invoice(?=[ >])/g, '$1$2CreditNote'],
  ['ubl:schema:xsd:Invoice-2', 'ubl:schema:xsd:CreditNote-2'],
  [/(<\/?cbc:)InvoiceTypeCode/g, '$1CreditNoteTypeCode'],
];

const NO: Party = {
  country: 'NO',
  vat: 'NO987654325MVA',
  id: '987654325',
  scheme: '0192',
  more: TAX('Foretaksregisteret'),
};
const DK: Party = { country: 'DK', vat: 'DK12345678', id: '12345678', scheme: '0184' };
const IT: Party = {
  country: 'IT',
  vat: 'IT00743110157',
  id: '00743110157',
  scheme: '0210',
  more: TAX('RSSMRA85T10A562S'),
};
const SE: Party = {
  country: 'SE',
  vat: 'SE556036079301',
  id: '5560360793',
  scheme: '0007',
  more: TAX('Godkänd för F-skatt'),
};
const GR: Party = { country: 'GR', vat: 'EL094014201', id: '094014201', scheme: '0002' };
const IS: Party = { country: 'IS', vat: 'IS12345', id: '5501692829', scheme: '0196' };
const NL: Party = { country: 'NL', vat: 'NL001234567B01', id: '12345678', scheme: '0106' };

const both = (party: Party): readonly Edit[] => [...moved(SELLER, party), ...moved(BUYER, party)];
const endpoint = (role: string): Edit => [
  new RegExp(`(<${role}>[^]*?<cbc:EndpointID schemeID=")\\d*">[^<]*`),
  '$19933">094014201',
];

/** Valid invoices within each country. */
const SOUND = {
  NO: [...moved(SELLER, NO)],
  DK: [...both(DK), ...paid('42', '0001234567', '', '1234')],
  IT: [...both(IT)],
  SE: [...both(SE), [/<cbc:Percent>20</g, '<cbc:Percent>25<'], ...paid('30', '1234567', '', 'SE:BANKGIRO')],
  GR: [
    ...both(GR),
    endpoint(SELLER),
    endpoint(BUYER),
    ['<cbc:ID>A-17</cbc:ID>', '<cbc:ID>094014201|01/02/2026|1|1.1|A|17</cbc:ID>'],
    [
      new RegExp(`(<${BUYER}>[^]*?)<cac:PostalAddress>`),
      '$1<cac:PartyName><cbc:Name>Buyer</cbc:Name></cac:PartyName><cac:PostalAddress>',
    ],
    supporting('400001234567', '##M.AR.K##'),
    supporting('1', '##INVOICE|URL##', address('https://example.org/1')),
  ],
  IS: [...both(IS), ...paid('42', '010126123456'), supporting('2026-03-05', 'EINDAGI')],
  NL: [
    ...both(NL),
    [/<cac:TaxRepresentativeParty>[^]*?<\/cac:TaxRepresentativeParty>/, ''],
    ['<cac:BillingReference>', '<cac:OrderReference><cbc:ID>O-1</cbc:ID></cac:OrderReference><cac:BillingReference>'],
    [
      '<cac:DocumentReference>',
      '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference><cac:DocumentReference>',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Edit[]>>;
type Country = keyof typeof SOUND;

const without = (role: string, element: string): Edit => inside(role, gone(element));
const within = (role: string, find: string, instead: string): Edit => [
  new RegExp(`(<${role}>[^]*?)${find}`),
  `$1${instead}`,
];
const segment = (find: string, instead: string): Edit => [`<cbc:ID>${find}`, `<cbc:ID>${instead}`];

/** A charge whose name is that of a tax other than VAT. */
const reasonOf = (reason: string): Edit => [
  /<cbc:AllowanceChargeReasonCode>FC<\/cbc:AllowanceChargeReasonCode>(?:<cbc:AllowanceChargeReason>[^<]*<\/cbc:AllowanceChargeReason>)?/,
  `<cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason>`,
];

const broken: readonly (readonly [rule: string, country: Country, ...edits: Edit[]])[] = [
  ['NO-R-002', 'NO', ['Foretaksregisteret', 'Enhetsregisteret']],
  ['NO-R-001', 'NO', within(SELLER, 'NO987654325MVA', 'NO987654326MVA')],
  ['NO-R-001', 'NO', within(SELLER, 'NO987654325MVA', 'NO987654325')],
  ['DK-R-002', 'DK', within(SELLER, '<cbc:CompanyID schemeID="0184">12345678', '<cbc:CompanyID schemeID="0184"> ')],
  ['DK-R-014', 'DK', within(SELLER, 'CompanyID schemeID="0184"', 'CompanyID schemeID="0002"')],
  ['DK-R-017', 'DK', within(BUYER, 'CompanyID schemeID="0184"', 'CompanyID schemeID="0002"')],
  ['DK-R-016', 'DK', ...creditNote, [/(<cbc:PayableAmount currencyID="EUR">)/, '$1-']],
  [
    'DK-R-013',
    'DK',
    within(SELLER, '<cac:PartyIdentification><cbc:ID schemeID="0060">', '<cac:PartyIdentification><cbc:ID>'),
  ],
  ['DK-R-005', 'DK', ...paid('30', '0001234567')],
  ['DK-R-006', 'DK', ...paid('31', '0001234567')],
  ['DK-R-007', 'DK', ...paid('49', '0001234567', '<cac:PaymentMandate><cbc:ID>M</cbc:ID></cac:PaymentMandate>')],
  ['DK-R-008', 'DK', ...paid('50', '123456', paymentId('01#'))],
  ['DK-R-009', 'DK', ...paid('50', '1234567', paymentId('04#123'))],
  ['DK-R-010', 'DK', ...paid('93', '1234567', paymentId('73#'))],
  ['DK-R-011', 'DK', ...paid('93', '12345678', paymentId('71#123'))],
  ['DK-R-003', 'DK', ['listID="STI"', 'listID="TST" listVersionID="18.0"']],
  ['DK-R-004', 'DK', ['<cbc:AllowanceChargeReasonCode>FC', '<cbc:AllowanceChargeReasonCode>ZZZ']],
  ['IT-R-001', 'IT', within(SELLER, 'RSSMRA85T10A562S', 'RSSMRA85T1')],
  ['IT-R-002', 'IT', without(SELLER, 'cbc:StreetName')],
  ['IT-R-003', 'IT', without(SELLER, 'cbc:CityName')],
  ['IT-R-004', 'IT', without(SELLER, 'cbc:PostalZone')],
  ['SE-R-001', 'SE', within(SELLER, 'SE556036079301', 'SE5560360793')],
  ['SE-R-002', 'SE', within(SELLER, 'SE556036079301', 'SE556036-79301')],
  ['SE-R-003', 'SE', within(SELLER, '>5560360793', '>556036-079')],
  ['SE-R-004', 'SE', within(SELLER, '>5560360793', '>55603607931')],
  ['SE-R-013', 'SE', within(SELLER, '>5560360793', '>5560360794')],
  ['SE-R-005', 'SE', within(SELLER, 'Godkänd för F-skatt', 'F-skatt')],
  ['SE-R-006', 'SE', [/<cbc:Percent>25</, '<cbc:Percent>20<']],
  ['SE-R-007', 'SE', ...paid('30', '12345-6', '', 'SE:PLUSGIRO')],
  ['SE-R-010', 'SE', ...paid('30', '123456789', '', 'SE:PLUSGIRO')],
  ['SE-R-008', 'SE', ...paid('30', '123-4567', '', 'SE:BANKGIRO')],
  ['SE-R-009', 'SE', ...paid('30', '123456', '', 'SE:BANKGIRO')],
  ['SE-R-011', 'SE', ...paid('56', '1234567')],
  ['SE-R-012', 'SE', ...paid('31', '1234567')],
  ['GR-R-001-1', 'GR', ['|A|17', '|A']],
  ['GR-R-001-2', 'GR', segment('094014201|', '094014202|')],
  ['GR-R-001-3', 'GR', ['|01/02/2026|', '|1/2/2026|']],
  ['GR-R-001-4', 'GR', ['|1|1.1', '|-1|1.1']],
  ['GR-R-001-5', 'GR', ['|1.1|', '|1.2|']],
  ['GR-R-001-6', 'GR', ['|A|', '||']],
  ['GR-R-001-7', 'GR', ['|A|17', '|A|']],
  ['GR-R-002', 'GR', without(SELLER, 'cac:PartyName')],
  ['GR-S-011', 'GR', within(SELLER, 'EL094014201', 'EL094014202')],
  ['GR-R-003', 'GR', within(SELLER, 'EL094014201', 'GR094014201')],
  ['GR-R-004-1', 'GR', ['##M.AR.K##', 'MARK']],
  ['GR-R-004-2', 'GR', segment('400001234567', '0')],
  ['GR-S-008-1', 'GR', ['##INVOICE|URL##', 'URL']],
  ['GR-R-008-2', 'GR', supporting('2', '##INVOICE|URL##', address('https://example.org/2'))],
  ['GR-R-008-3', 'GR', ['https://example.org/1', '']],
  [
    'GR-R-004-1',
    'GR',
    supporting('1', 'x', ''),
    [
      '<cbc:DocumentDescription>x<',
      '<cbc:DocumentDescription>x</cbc:DocumentDescription><cbc:DocumentDescription>##M.AR.K##<',
    ],
  ],
  ['GR-R-005', 'GR', without(BUYER, 'cac:PartyName')],
  ['GR-R-009', 'GR', within(SELLER, 'schemeID="9933"', 'schemeID="0088"')],
  ['GR-R-006', 'GR', within(BUYER, 'EL094014201', 'EL094014202')],
  ['GR-R-010', 'GR', within(BUYER, 'schemeID="9933">094014201', 'schemeID="9933">094014202')],
  ['IS-R-001', 'IS', ['>380<', '>389<']],
  ['IS-R-002', 'IS', within(SELLER, 'schemeID="0196"', 'schemeID="0002"')],
  ['IS-R-003', 'IS', without(SELLER, 'cbc:PostalZone')],
  ['IS-R-006', 'IS', ...paid('9', '01012612345')],
  ['IS-R-007', 'IS', ...paid('42', '01012612345')],
  ['IS-R-008', 'IS', ['2026-03-05', '2026-02-29']],
  ['IS-R-009', 'IS', gone('cbc:DueDate')],
  ['IS-R-010', 'IS', ['2026-03-05', '2026-02-28']],
  ['IS-R-004', 'IS', within(BUYER, 'schemeID="0196"', 'schemeID="0002"')],
  ['IS-R-005', 'IS', without(BUYER, 'cbc:StreetName')],
  ['NL-R-001', 'NL', ...creditNote, gone('cac:BillingReference')],
  ['NL-R-002', 'NL', without(SELLER, 'cbc:CityName')],
  ['NL-R-003', 'NL', within(SELLER, 'CompanyID schemeID="0106"', 'CompanyID schemeID="0002"')],
  [
    'NL-R-006',
    'NL',
    [
      '<cac:Delivery>',
      '<cac:TaxRepresentativeParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>nl</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:TaxRepresentativeParty><cac:Delivery>',
    ],
  ],
  ['NL-R-007', 'NL', gone('cac:PaymentMeans')],
  ['NL-R-009', 'NL', gone('cac:OrderReference')],
  ['NL-R-004', 'NL', without(BUYER, 'cbc:PostalZone')],
  ['NL-R-005', 'NL', within(BUYER, 'CompanyID schemeID="0106"', 'CompanyID schemeID="0002"')],
  ['NL-R-008', 'NL', ...paid('31', '1')],
];

describe('the rules of single countries', () => {
  it('say nothing of an invoice from elsewhere', () => {
    expect(fired(ublInvoice())).toEqual([]);
  });

  it.each(Object.entries(SOUND))('find nothing wrong with a sound invoice within %s', (_, edits) => {
    expect(fired(edited(ublInvoice(), edits))).toEqual([]);
  });

  it.each(broken.map(([rule, country, ...edits]) => [rule, country, edits] as const))(
    '%s is broken (%s)',
    (rule, country, edits) => {
      expect(fired(edited(edited(ublInvoice(), SOUND[country]), edits))).toContain(rule);
    },
  );

  it.each<[rule: string, what: string, country: Country, fires: boolean, ...edits: Edit[]]>([
    ['DK-R-002', 'a country in small letters', 'DK', false, [/>DK</g, '>dk<'], within(SELLER, '>12345678<', '><')],
    ['DK-R-004', 'a number of more than four digits', 'DK', true, reasonOf('1e30')],
    ['DK-R-004', 'a category of four digits', 'DK', false, reasonOf('3620')],
    ['DK-R-005', 'blanks around the code', 'DK', true, ['>42<', '> 42<']],
    ['NL-R-002', 'a country in small letters', 'NL', true, [/>NL</g, '> nl<'], without(SELLER, 'cbc:CityName')],
    ['SE-R-006', 'a rate with decimals', 'SE', false, [/<cbc:Percent>25</, '<cbc:Percent>25.00<']],
    [
      'SE-R-006',
      'blanks around the category',
      'SE',
      false,
      [/<cbc:ID>S<([^]*?)<cbc:Percent>25</, '<cbc:ID>S <$1<cbc:Percent>20<'],
    ],
    [
      'IS-R-007',
      'an account beside means without one',
      'IS',
      false,
      [
        '<cac:PaymentMeans>',
        '<cac:PaymentMeans><cbc:PaymentMeansCode>42</cbc:PaymentMeansCode></cac:PaymentMeans><cac:PaymentMeans>',
      ],
    ],
    ['GR-R-001-3', 'more behind the day', 'GR', false, ['|01/02/2026|', '|01/02/2026/x|']],
    ['GR-R-001-4', 'minus nothing', 'GR', false, ['|1|1.1', '|-0|1.1']],
    [
      'GR-R-009',
      'a seller whose representative is elsewhere',
      'GR',
      true,
      within(SELLER, '<cbc:CompanyID>EL094014201</cbc:CompanyID>', ''),
      within(SELLER, 'schemeID="9933"', 'schemeID="0088"'),
    ],
    [
      'NO-R-002',
      'two VAT numbers',
      'NO',
      false,
      ['Foretaksregisteret', 'x'],
      within(SELLER, '<cac:PartyTaxScheme>', `${TAX('NO1', 'VAT')}<cac:PartyTaxScheme>`),
    ],
  ])('%s with %s (%s): %s', (rule, _, country, isToFire, ...edits) => {
    expect(fired(edited(edited(ublInvoice(), SOUND[country]), edits)).includes(rule)).toBe(isToFire);
  });

  it('can each be broken, and have a code of their own', () => {
    const codes = countryRules.map(({ code }) => code);
    const shown = new Set(broken.map(([rule]) => rule));
    // German rules have their own tests.
    expect(codes.filter((code) => !shown.has(code) && !code.startsWith('DE-R-'))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('on Danish payments are for invoices, not for credit notes', () => {
    const xml = edited(edited(ublInvoice(), SOUND.DK), [...paid('30', '1'), ...creditNote]);
    expect(fired(xml)).toEqual([]);
  });
});
