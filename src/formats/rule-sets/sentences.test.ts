import { expect, it } from 'vitest';
import { messageText } from '../../engine/core/messages/message.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { edited, gone, set, type Edit } from '../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { danishExport } from '../testing/oioubl-invoices.ts';
import { formatWords } from '../words.es.ts';
import { RULE_SETS } from './standard.ts';

/** A rule of a set, and edits of an invoice that break it. */
type Case = readonly [set: string, rule: string, text: string, edits: readonly Edit[]];

const COUNTRY: Edit = [/<ram:CountryID>[A-Z]+/, '<ram:CountryID>XX'];
const subject = '<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>';
/** The seller is in the Netherlands. */
const DUTCH: readonly Edit[] = [
  ['urn:cen.eu:en16931:2017', '$&#compliant#urn:fdc:nen.nl:nlcius:v1.0'],
  [/>ES<\/cbc:IdentificationCode>/g, '>NL</cbc:IdentificationCode>'],
];

/** An order of which little is there. */
const ORDER = `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>1</cbc:ID><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:BuyerCustomerParty><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>123</cbc:CompanyID>
  <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:Party></cac:BuyerCustomerParty>
  <cac:AnticipatedMonetaryTotal><cbc:LineExtensionAmount currencyID="USD">10.00</cbc:LineExtensionAmount>
  <cbc:PayableAmount currencyID="EUR">10.00</cbc:PayableAmount></cac:AnticipatedMonetaryTotal>
  <cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">9.00</cbc:LineExtensionAmount>
  </cac:LineItem></cac:OrderLine></Order>`;

const CASES: readonly Case[] = [
  [
    'factur-x-extended',
    'FX-SCH-A-000038',
    ciiInvoice(),
    [[/<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>/, '']],
  ],
  ['factur-x-extended', 'FX-SCH-A-000777', ciiInvoice(), [COUNTRY]],
  ['factur-x-extended', 'FX-SCH-A-000042', ciiInvoice(), [[/<ram:TaxTotalAmount.*?<\/ram:TaxTotalAmount>/, '$&$&']]],
  ['factur-x-extended', 'BR-FXEXT-01', ciiInvoice(), [['</ram:IssueDateTime>', `$&${subject}`]]],
  ['factur-x-minimum', 'FX-LEVEL', ciiInvoice(), []],
  ['si-ubl', 'BR-NL-8', ublInvoice(), [...DUTCH, set('cbc:InvoiceTypeCode', '381')]],
  ['si-ubl', 'BR-NL-1', ublInvoice(), DUTCH],
  ['si-ubl', 'BR-NL-4', ublInvoice(), [...DUTCH, [/>NO</g, '>NL<']]],
  ['si-ubl', 'BR-NL-19', ublInvoice(), DUTCH],
  ['cius-pt', 'DT-CIUS-PT-092.1', ublInvoice(), []],
  ['cius-pt', 'BR-CIUS-PT-65', ublInvoice(), [set('cbc:InvoiceTypeCode', 'ND'), gone('cac:BillingReference')]],
  ['cius-pt', 'DT-CIUS-PT-025', ublInvoice(), [[/(<cac:PartyLegalEntity><cbc:RegistrationName>)/, '$1a\n']]],
  [
    'pint-aunz',
    'aligned-ibr-004-aunz',
    ublInvoice(),
    [
      [/>NO<(\/cbc:IdentificationCode>)/g, '>AU<$1'],
      [
        /(<cac:AccountingCustomerParty>[^]*?<cac:PartyLegalEntity>)[^]*?(<\/cac:PartyLegalEntity>)/,
        '$1<cbc:RegistrationName>B</cbc:RegistrationName><cbc:CompanyID schemeID="0151"/>$2',
      ],
    ],
  ],
  ['cius-pt', 'BR-E-01', ublInvoice(), [[/(<cac:TaxSubtotal>[^]*?<cac:TaxCategory><cbc:ID>)S/, '$1E']]],
  ['oioubl', 'F-LIB014', danishExport().content, [[/(<cbc:PayableAmount[^>]*>[^<]*)/, '$10']]],
  [
    'oioubl',
    'F-LIB127',
    danishExport().content,
    [[/<cac:FinancialInstitutionBranch>[^]*?<\/cac:FinancialInstitutionBranch>/, '']],
  ],
  ['oioubl', 'F-INV127', danishExport().content, [set('cbc:TaxExclusiveAmount', '1.00')]],
  ['oioubl', 'F-LIB199', danishExport().content, [[/>63</g, '>64<']]],
  ['peppol-t01', 'PEPPOL-T01-B00101', ORDER, []],
  ['peppol-t01', 'PEPPOL-T01-R026', ORDER, []],
  ['peppol-t01', 'PEPPOL-T01-R008', ORDER, []],
  ['peppol-t01', 'PEPPOL-T01-R003', ORDER, []],
];

/** What the first broken place says in both languages, and the first way to fix it. */
function sentenceOf([key, rule, text, edits]: Case): string {
  const prepared = prepareXml({ data: edited(text, edits), judge: [key] }, FORMATS);
  const { verdicts = [] } = prepared.ok ? prepared.value.judge(RULE_SETS, '2026-11-24') : {};
  const verdict = verdicts.find((verdict) => verdict.rule === rule);
  const { description = '', phrase = '', values = {}, choices } = verdict ?? {};
  const spanish = messageText(formatWords, { phrase, values });
  return [`${key} ${rule}`, description, spanish, choices?.[0]?.title ?? '—'].join('\n  ');
}

it('says what breaks a rule, and how to fix it', async () => {
  await expect(`${CASES.map(sentenceOf).join('\n')}\n`).toMatchFileSnapshot('./sentences.txt');
});
