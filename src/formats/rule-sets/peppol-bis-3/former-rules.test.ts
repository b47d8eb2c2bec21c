import { expect, it } from 'vitest';
import { changedVerdicts } from '../../testing/changed-verdicts.ts';
import { edited, set, type Edit } from '../../testing/edits.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const place = (party: string, country: string): Edit => [
  new RegExp(`(<cac:${party}>[^]*?<cac:Country><cbc:IdentificationCode>)[A-Z]{2}`),
  `$1${country}`,
];
const peppol = edited(ublInvoice(), [
  set('cbc:CustomizationID', SPECIFICATION),
  [/<cbc:ProfileID>[^]*?<\/cbc:ProfileID>|(?=<cbc:ID>)/, `<cbc:ProfileID>${PROCESS}</cbc:ProfileID>`],
]);
const process = (name: string): Edit => set('cbc:ProfileID', name);
const registered = (scheme: string, number: string): Edit => [
  /<cbc:CompanyID schemeID="0002">98602642</,
  `<cbc:CompanyID schemeID="${scheme}">${number}<`,
];
const address = (scheme: string): Edit => ['schemeID="0088">4012345000009', `schemeID="${scheme}">4012345000009`];
const BOTH_GERMAN = [place('AccountingSupplierParty', 'DE'), place('AccountingCustomerParty', 'DE')];
const DANISH = [place('AccountingSupplierParty', 'DK'), place('AccountingCustomerParty', 'DK')];
const mail = (written: string): Edit => [
  /(98602642<\/cbc:CompanyID><\/cac:PartyLegalEntity>)/,
  `$1<cac:Contact><cbc:ElectronicMail>${written}</cbc:ElectronicMail></cac:Contact>`,
];
const terms = (written: string): readonly Edit[] => [
  [
    '<cac:AllowanceCharge>',
    `<cac:PaymentTerms><cbc:Note>${written}</cbc:Note></cac:PaymentTerms><cac:AllowanceCharge>`,
  ],
];

/** Ids that fire only in 2025.11, and only in 2026.5. */
it.each<[string, readonly Edit[], string, string]>([
  ['nothing else', [], '', ''],
  [
    'a specification with an identifier of a document',
    [set('cbc:CustomizationID', `${SPECIFICATION}::2.1`)],
    '',
    'PEPPOL-EN16931-R004',
  ],
  ['another process of Peppol', [process(PROCESS.replace('billing:01', 'billing:07'))], '', 'PEPPOL-EN16931-R007'],
  ['a process of France', [process('urn:peppol:france:billing:regulated')], 'PEPPOL-EN16931-R007', ''],
  ['a process with a response', [process('urn:peppol:bis:billing_with_response')], 'PEPPOL-EN16931-R007', ''],
  [
    'a kind that Peppol does not take, in a process of France',
    [process('urn:peppol:france:billing:regulated'), set('cbc:InvoiceTypeCode', '389')],
    'PEPPOL-EN16931-R007',
    'PEPPOL-EN16931-P0100',
  ],
  ['levs', [[/EUR/g, 'BGN']], '', 'PEPPOL-EN16931-CL007'],
  ['a guilder that ended', [[/EUR/g, 'ANG']], '', 'PEPPOL-EN16931-CL007'],
  ['a guilder that is new', [[/EUR/g, 'XCG']], 'PEPPOL-EN16931-CL007', ''],
  ['an address of a former scheme', [address('0203')], '', 'PEPPOL-EN16931-CL008'],
  ['an address of a new scheme', [address('0246')], 'PEPPOL-EN16931-CL008', ''],
  ['an address of a scheme of both', [address('0245')], '', ''],
  ['a Danish P number', [registered('0096', '1')], 'PEPPOL-COMMON-R052 (warning)', 'PEPPOL-COMMON-R052'],
  ['a Danish SE number', [registered('0198', '1')], 'PEPPOL-COMMON-R053 (warning)', 'PEPPOL-COMMON-R053'],
  ['a KVK number', [registered('0106', '1')], '', 'PEPPOL-COMMON-R054 (warning)'],
  ['an OIN', [registered('0190', '1')], '', 'PEPPOL-COMMON-R055 (warning)'],
  ['a Dutch VAT number', [registered('9944', '1')], '', 'PEPPOL-COMMON-R056-1 (warning)'],
  ['an establishment', [registered('0217', '1')], '', 'PEPPOL-COMMON-R057 (warning)'],
  [
    'a Dutch number of VAT',
    [['<cbc:CompanyID>ESB98602642', '<cbc:CompanyID>NL1']],
    '',
    'PEPPOL-COMMON-R056-2 (warning)',
  ],
  ['a Danish buyer of another register', [...DANISH, registered('0060', '1')], 'DK-R-017 (warning)', 'DK-R-017'],
  [
    'a Danish class',
    [...DANISH, [/<cbc:ItemClassificationCode [^>]*>/, '<cbc:ItemClassificationCode listID="TST" listVersionID="1">']],
    'DK-R-003 (warning) DK-R-017 (warning)',
    'DK-R-003 DK-R-017',
  ],
  [
    'a place that is no address',
    [
      ...BOTH_GERMAN,
      [
        /<cbc:EmbeddedDocumentBinaryObject[^]*?<\/cbc:EmbeddedDocumentBinaryObject>/,
        '<cac:ExternalReference><cbc:URI>here</cbc:URI></cac:ExternalReference>',
      ],
    ],
    '',
    'DE-R-T02 (warning)',
  ],
  ['an address of mail with an umlaut', [...BOTH_GERMAN, mail('jörg@straße.example')], 'DE-R-028 (warning)', ''],
  ['an address of mail', [...BOTH_GERMAN, mail('a.b+c@d-e.example')], '', ''],
  ['a label that begins with a hyphen', [...BOTH_GERMAN, mail('a@-b.example')], 'DE-R-028 (warning)', ''],
  ['a name that ends with a point', [...BOTH_GERMAN, mail('a.@b.example')], 'DE-R-028 (warning)', ''],
  ['a discount behind other words', [...BOTH_GERMAN, ...terms('# or #SKONTO#TAGE=14#PROZENT=2.00#\n')], '', 'DE-R-018'],
])('%s', (_, edits, former, now) => {
  expect(changedVerdicts(edited(peppol, edits), 'peppol-bis-3@2025.11', 'peppol-bis-3@2026.5')).toEqual([former, now]);
});
