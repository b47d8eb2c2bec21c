import { describe, expect, it } from 'vitest';
import { judgeTerms } from '../../../en16931/rules/judge-terms.ts';
import { readTerms } from '../../../mapping/read-terms.ts';
import { edited, type Edit } from '../../../testing/edits.ts';
import { ublInvoice } from '../../../testing/invoices.ts';
import { UBL } from '../../../ubl/ubl.ts';
import { readXml } from '../../../xml/read-xml.ts';
import { isIbanOfXRechnung } from './iban.ts';
import { rulesOf } from '../../kit/compile.ts';
import { GERMAN_ROWS } from './rows.ts';

const xrechnungRules = rulesOf(GERMAN_ROWS);

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const address = '<cbc:CityName>Berlin</cbc:CityName><cbc:PostalZone>10115</cbc:PostalZone><cac:Country>';

/** Our invoice in the form a German authority accepts. */
const sound = edited(ublInvoice(), [
  ['urn:cen.eu:en16931:2017<', `${CIUS}<`],
  ['<cac:BillingReference>', '<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference><cac:BillingReference>'],
  ['<cac:Country>', address],
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
  return [...new Set(judgeTerms(reading.terms, xrechnungRules).map(({ rule }) => rule))];
}

const within = (outer: string, element: string): Edit => [
  new RegExp(`(<${outer}>[^]*?)<${element}>[^<]*</${element}>`),
  '$1',
];
const means = (code: string): Edit => ['<cbc:PaymentMeansCode>30', `<cbc:PaymentMeansCode>${code}`];
const account: Edit = [/<cac:PayeeFinancialAccount>[^]*?<\/cac:PayeeFinancialAccount>/, ''];
const more = (text: string): Edit => ['</cac:PaymentMeans>', `${text}</cac:PaymentMeans>`];
const CARD = '<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID></cac:CardAccount>';
const mandate = (iban: string): string =>
  `<cac:PaymentMandate><cbc:ID>M</cbc:ID><cac:PayerFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>`;
const terms = (text: string): Edit => [
  /<cac:AllowanceCharge>/,
  `<cac:PaymentTerms><cbc:Note>${text}</cbc:Note></cac:PaymentTerms><cac:AllowanceCharge>`,
];

const broken: readonly (readonly [rule: string, edits: readonly Edit[]])[] = [
  ['BR-DE-1', [[/<cac:PaymentMeans>[^]*?<\/cac:PaymentMeans>/, '']]],
  ['BR-DE-2', [[/<cac:Contact>[^]*?<\/cac:Contact>/, '']]],
  ['BR-DE-3', [within('cac:AccountingSupplierParty', 'cbc:CityName')]],
  ['BR-DE-4', [within('cac:AccountingSupplierParty', 'cbc:PostalZone')]],
  ['BR-DE-5', [within('cac:Contact', 'cbc:Name')]],
  ['BR-DE-6', [within('cac:Contact', 'cbc:Telephone')]],
  ['BR-DE-7', [within('cac:Contact', 'cbc:ElectronicMail')]],
  ['BR-DE-8', [within('cac:AccountingCustomerParty', 'cbc:CityName')]],
  ['BR-DE-9', [within('cac:AccountingCustomerParty', 'cbc:PostalZone')]],
  ['BR-DE-10', [within('cac:Delivery', 'cbc:CityName')]],
  ['BR-DE-11', [within('cac:Delivery', 'cbc:PostalZone')]],
  ['BR-DE-14', [within('cac:TaxSubtotal', 'cbc:Percent')]],
  ['BR-DE-15', [['<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>', '']]],
  [
    'BR-DE-16',
    [
      [/<cac:TaxRepresentativeParty>[^]*?<\/cac:TaxRepresentativeParty>/, ''],
      [/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/g, ''],
    ],
  ],
  ['BR-DE-17', [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>383']]],
  ['BR-DE-18', [terms('#SKONTO#TAGE=14#PROZENT=2#\n')]],
  ['BR-DE-18', [terms('#SKONTO#TAGE=14#PROZENT=2.00#')]],
  ['BR-DE-19', [means('58'), ['ES9121000418450200051332', 'ES9121000418450200051333']]],
  ['BR-DE-20', [means('59'), account, more(mandate('DE89370400440532013001'))]],
  ['BR-DE-21', [[CIUS, 'urn:cen.eu:en16931:2017']]],
  ['BR-DE-22', [[/(<cac:AdditionalDocumentReference>[^]*?<\/cac:AdditionalDocumentReference>)/, '$1$1']]],
  ['BR-DE-23-a', [account]],
  ['BR-DE-23-b', [more(CARD)]],
  ['BR-DE-24-a', [means('48'), account]],
  ['BR-DE-24-b', [means('48')]],
  ['BR-DE-25-a', [means('59')]],
  ['BR-DE-25-b', [means('59'), more(mandate('DE89370400440532013000'))]],
  [
    'BR-DE-26',
    [
      ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>384'],
      [/<cac:BillingReference>[^]*?<\/cac:BillingReference>/, ''],
    ],
  ],
  [
    'BR-DE-26',
    [
      ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>384'],
      [/<cac:InvoiceDocumentReference>[^]*?<\/cac:InvoiceDocumentReference>/, ''],
    ],
  ],
  ['BR-DE-18', [terms('#SKONTO#TAGE=14#PROZENT=2.00#\nBefore #1 or #2 is delivered')]],
  ['BR-DE-21', [[`${CIUS}<`, `${CIUS} <`]]],
  [
    'BR-DE-TMP-32',
    [
      [/<cbc:ActualDeliveryDate>[^<]*<\/cbc:ActualDeliveryDate>/, ''],
      [/<cac:InvoicePeriod>[^]*?<\/cac:InvoicePeriod>/, ''],
      [/<cac:InvoicePeriod>[^]*?<\/cac:InvoicePeriod>/, ''],
    ],
  ],
  ['BR-DE-27', [['+34 91 1', '+9 1']]],
  ['BR-DE-28', [['ana@arganzuela.example', 'ana@arganzuela']]],
  ['BR-DE-30', [more(mandate('DE89370400440532013000'))]],
  ['BR-DE-31', [more('<cac:PaymentMandate><cbc:ID>M</cbc:ID></cac:PaymentMandate>')]],
];

describe('an invoice as XRechnung takes it', () => {
  it('breaks no rule of XRechnung', () => {
    expect(fired(sound)).toEqual([]);
  });

  it.each(broken)('breaks %s', (rule, edits) => {
    expect(fired(edited(sound, edits))).toContain(rule);
  });

  it('can break every rule', () => {
    const shown = new Set(broken.map(([rule]) => rule));
    expect(xrechnungRules.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
  });

  it.each([
    '#SKONTO#TAGE=14#PROZENT=2.00#\n',
    'Within 30 days\n#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.00#\n',
    'Within 30 days',
  ])('takes the payment terms %j', (text) => {
    expect(fired(edited(sound, [terms(text)]))).toEqual([]);
  });
});

describe('facts that count as they are written', () => {
  const period: Edit = [/<cac:InvoicePeriod>[^]*?<\/cac:InvoicePeriod>/, ''];
  const day: Edit = [/<cbc:ActualDeliveryDate>[^<]*<\/cbc:ActualDeliveryDate>/, ''];
  const numberless: Edit[] = [
    [/<cac:TaxRepresentativeParty>[^]*?<\/cac:TaxRepresentativeParty>/, ''],
    [/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/g, ''],
  ];

  it.each<[string, Edit[]]>([
    ['BR-DE-TMP-32', [day, period]],
    ['BR-DE-TMP-32', [period]],
    ['BR-DE-16', [...numberless, [/<cbc:ID>S<\/cbc:ID>/g, '<cbc:ID> S </cbc:ID>']]],
    ['BR-DE-18', [terms('#SKONTO#TAGE=14#PROZENT=2.00#\n</cbc:Note><cbc:Note># another')]],
    ['BR-DE-22', [[/(<cbc:EmbeddedDocumentBinaryObject[^]*?<\/cbc:EmbeddedDocumentBinaryObject>)/, '$1$1']]],
  ])('%s stays silent', (rule, edits) => {
    expect(fired(edited(sound, edits))).not.toContain(rule);
  });
});

describe('isIbanOfXRechnung', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['GB82WEST12345698765432', true],
    ['DE89370400440532013001', false],
    ['de89370400440532013000', false],
    ['GB82west12345698765432', false],
    ['DE89\n3704 0044 0532\t013000', true],
    ['DE89\u00a0370400440532013000', false],
    ['123', false],
    ['', false],
  ])('%s: %s', (text, sound) => {
    expect(isIbanOfXRechnung(text)).toBe(sound);
  });
});
