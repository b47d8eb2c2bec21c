import { describe, expect, it } from 'vitest';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { ublInvoice } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { germanyRules } from './germany.ts';

const place = (party: string, country: string): Edit => [
  new RegExp(`(<cac:${party}>[^]*?<cac:Country><cbc:IdentificationCode>)[A-Z]{2}`),
  `$1${country}`,
];

const german = edited(ublInvoice(), [
  place('AccountingSupplierParty', 'DE'),
  place('AccountingCustomerParty', 'DE'),
  ['<cac:BillingReference>', '<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference><cac:BillingReference>'],
  ['<cac:Country>', '<cbc:CityName>Berlin</cbc:CityName><cbc:PostalZone>10115</cbc:PostalZone><cac:Country>'],
  [
    /(98602642<\/cbc:CompanyID><\/cac:PartyLegalEntity>)/,
    '$1<cac:Contact><cbc:Name>Ana</cbc:Name><cbc:Telephone>+34 91 1</cbc:Telephone><cbc:ElectronicMail>ana@arganzuela.example</cbc:ElectronicMail></cac:Contact>',
  ],
  [/<cac:CardAccount>[^]*?<\/cac:CardAccount>/, ''],
]);

function fired(xml: string): string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(UBL, read.document.root);
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, germanyRules).map(({ rule }) => rule);
}

const NO_MEANS: Edit = [/<cac:PaymentMeans>[^]*?<\/cac:PaymentMeans>/, ''];
const located = (uri: string): Edit => [
  '<cac:AccountingSupplierParty>',
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
];
const mail = (address: string): Edit => ['ana@arganzuela.example', address];

describe('the rules of Germany in Peppol', () => {
  it.each([
    ['an invoice', '<cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference>', false],
    ['nothing', '', true],
  ])('ask of a corrected invoice that it refers to another: %s', (_, reference, fires) => {
    const corrected: readonly Edit[] = [
      [/(<cbc:InvoiceTypeCode>)\d+/, '$1384'],
      [
        /<cac:BillingReference>[^]*?<\/cac:BillingReference>/,
        `<cac:BillingReference>${reference}</cac:BillingReference>`,
      ],
    ];
    expect(fired(edited(german, corrected)).includes('DE-R-026')).toBe(fires);
  });

  it('are those of XRechnung under numbers of their own', () => {
    expect(germanyRules.map(({ code }) => code).sort()).toEqual(
      [
        ...[
          '001',
          '002',
          '003',
          '004',
          '005',
          '006',
          '007',
          '008',
          '009',
          '010',
          '011',
          '014',
          '015',
          '016',
          '017',
          '018',
        ],
        ...[
          '019',
          '020',
          '022',
          '023-1',
          '023-2',
          '024-1',
          '024-2',
          '025-1',
          '025-2',
          '026',
          '027',
          '028',
          '030',
          '031',
          'T02',
        ],
      ].map((number) => `DE-R-${number}`),
    );
    expect(germanyRules.every(({ cii }) => cii === undefined)).toBe(true);
  });

  it('find nothing wrong with a sound invoice among Germans', () => {
    expect(fired(german)).toEqual([]);
  });

  it.each<[string, Edit]>([
    ['DE-R-001', NO_MEANS],
    ['DE-R-005', ['<cbc:Name>Ana</cbc:Name>', '']],
    ['DE-R-015', [/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, '']],
    ['DE-R-023-1', [/<cac:PayeeFinancialAccount>[^]*?<\/cac:PayeeFinancialAccount>/, '']],
    ['DE-R-028', mail('ana@arganzuela')],
    ['DE-R-028', mail('ana@@arganzuela.example')],
    ['DE-R-028', mail('ana@arganzuela..example')],
    ['DE-R-T02', located('www.example.org')],
  ])('%s is broken', (rule, edit) => {
    expect(fired(edited(german, [edit]))).toContain(rule);
  });

  it.each<[string, Edit]>([
    ['DE-R-028', mail('ana(at)@-arganzuela.example')],
    ['DE-R-T02', located('ftp://example.org')],
  ])('%s is kept to', (rule, edit) => {
    expect(fired(edited(german, [edit]))).not.toContain(rule);
  });

  it('ask for the rate of each entry, in whatever currency', () => {
    const other: Edit = ['<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>NOK'];
    const entry: Edit = [/(<cac:TaxSubtotal>[^]*?)<cbc:Percent>[^<]*<\/cbc:Percent>/, '$1'];
    expect(fired(edited(german, [other]))).not.toContain('DE-R-014');
    expect(fired(edited(german, [other, entry]))).toContain('DE-R-014');
  });

  it('hold for Germans alone', () => {
    for (const party of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
      expect(fired(edited(german, [place(party, 'AT'), NO_MEANS]))).toEqual([]);
    }
  });
});
