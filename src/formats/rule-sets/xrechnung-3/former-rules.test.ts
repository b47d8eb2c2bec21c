import { expect, it } from 'vitest';
import { changedVerdicts } from '../../testing/changed-verdicts.ts';
import { edited, set, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';

const EXTENSION =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
const extended: Readonly<Record<'ubl' | 'cii', Edit>> = {
  ubl: set('cbc:CustomizationID', EXTENSION),
  cii: [/(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, `$1${EXTENSION}`],
};
const scheme = (before: string, code: string): Edit => [`schemeID="${before}"`, `schemeID="${code}"`];
const paidBy = (code: string, within: string): Edit => [
  /<ram:SpecifiedTradeSettlementPaymentMeans>[^]*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/,
  `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${within}</ram:SpecifiedTradeSettlementPaymentMeans>`,
];
const quantities = (gross: string, net: string): Edit => [
  /<ram:SpecifiedLineTradeAgreement>[^]*?<\/ram:SpecifiedLineTradeAgreement>/,
  `<ram:SpecifiedLineTradeAgreement><ram:GrossPriceProductTradePrice><ram:ChargeAmount>10.00</ram:ChargeAmount>${gross}</ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:ChargeAmount>10.00</ram:ChargeAmount>${net}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>`,
];
const quantity = (unit = '') => `<ram:BasisQuantity${unit}>1</ram:BasisQuantity>`;
const PIECE = ' unitCode="C62"';

/** Ids that fire only in 2.4.0, and only in 2.5.0. */
it.each<[string, 'ubl' | 'cii', readonly Edit[], string, string]>([
  ['nothing else', 'ubl', [], '', ''],
  ['nothing else', 'cii', [], '', ''],
  [
    'a wrong amount of a line',
    'ubl',
    [[/(<cac:InvoiceLine>[^]*?<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$17.00']],
    'PEPPOL-EN16931-R120',
    'PEPPOL-EN16931-R120 (warning)',
  ],
  [
    'a wrong amount of a line',
    'cii',
    [[/(<ram:SpecifiedTradeSettlementLineMonetarySummation>\s*<ram:LineTotalAmount>)[^<]*/, '$17.00']],
    '',
    'PEPPOL-EN16931-R120 (warning)',
  ],
  ['a debit with a bank', 'cii', [paidBy('59', '<ram:PayerSpecifiedDebtorFinancialInstitution/>')], '', 'BR-DE-25-b'],
  ['a debit with an account', 'cii', [paidBy('59', '<ram:PayeePartyCreditorFinancialAccount/>')], '', ''],
  ['a debit with a card', 'cii', [paidBy('59', '<ram:ApplicableTradeSettlementFinancialCard/>')], '', ''],
  ['a transfer with a bank', 'cii', [paidBy('30', '<ram:PayerSpecifiedDebtorFinancialInstitution/>')], '', ''],
  ['quantities without units', 'cii', [quantities(quantity(), quantity())], 'BR-TMP-3', ''],
  ['a unit of the net price alone', 'cii', [quantities(quantity(), quantity(PIECE))], 'BR-TMP-3', ''],
  ['quantities of one unit', 'cii', [quantities(quantity(PIECE), quantity(PIECE))], '', ''],
  ['quantities of two units', 'cii', [quantities(quantity(PIECE), quantity(' unitCode="KGM"'))], '', ''],
  ['one quantity', 'cii', [quantities('', quantity())], '', ''],
  ['a register of 2025', 'ubl', [extended.ubl, scheme('0002', '0241')], 'BR-DEX-05', ''],
  ['a register whose space was missing', 'ubl', [extended.ubl, scheme('0002', '0240')], 'BR-DEX-05', ''],
  ['a register of both', 'ubl', [extended.ubl, scheme('0002', '0239')], '', ''],
  ['an identifier of 2025', 'cii', [extended.cii, scheme('0088', '0243')], 'BR-DEX-08', ''],
])('%s in %s', (_, syntax, edits, former, now) => {
  const xml = edited({ ubl: ublInvoice, cii: ciiInvoice }[syntax](), edits);
  expect(changedVerdicts(xml, 'xrechnung-3@3.0.2-2.4.0', 'xrechnung-3@3.0.2-2.5.0')).toEqual([former, now]);
});

const attached = (inner: string): Edit => [
  /(<ram:ApplicableHeaderTradeAgreement>[^]*?)(<\/ram:ApplicableHeaderTradeAgreement>)/,
  `$1<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID>${inner}</ram:AdditionalReferencedDocument>$2`,
];
const file = (code: string) =>
  `<ram:TypeCode>${code}</ram:TypeCode><ram:Name>One</ram:Name><ram:Name>Two</ram:Name><ram:AttachmentBinaryObject mimeCode="text/csv" filename="a.csv">QQ==</ram:AttachmentBinaryObject><ram:AttachmentBinaryObject mimeCode="text/csv" filename="b.csv">QQ==</ram:AttachmentBinaryObject>`;

/** Ids that fire only in 2.5.0, and only in 2.6.0. */
it.each<[string, 'ubl' | 'cii', readonly Edit[], string, string]>([
  ['nothing else', 'ubl', [], '', ''],
  ['nothing else', 'cii', [], '', ''],
  [
    'a relative address',
    'cii',
    [attached('<ram:URIID>a.pdf</ram:URIID><ram:TypeCode>916</ram:TypeCode>')],
    'BR-TMP-2 (warning)',
    'BR-TMP-2',
  ],
  ['two descriptions and two files', 'cii', [attached(file('916'))], '', 'BR-TMP-4 (warning) BR-TMP-5 (warning)'],
  ['those of another document', 'cii', [attached(file('50'))], '', ''],
  ['a date with a time zone', 'ubl', [set('cbc:IssueDate', '2026-05-04+02:00')], '', 'BR-TMP-6 (warning)'],
  ['a date of another format', 'cii', [[/format="102"/, 'format="610"']], '', 'BR-TMP-7 (warning)'],
  ['the last register of 2.5.0', 'ubl', [extended.ubl, scheme('0002', '0244')], 'BR-DEX-05', ''],
  ['a register of 2026', 'ubl', [extended.ubl, scheme('0002', '0248')], 'BR-DEX-05', ''],
  ['an identifier of 2026', 'cii', [extended.cii, scheme('0088', '0247')], 'BR-DEX-08', ''],
])('2.6.0 finds %s in %s', (_, syntax, edits, former, now) => {
  const xml = edited({ ubl: ublInvoice, cii: ciiInvoice }[syntax](), edits);
  expect(changedVerdicts(xml, 'xrechnung-3@3.0.2-2.5.0', 'xrechnung-3@3.0.2-2.6.0')).toEqual([former, now]);
});
