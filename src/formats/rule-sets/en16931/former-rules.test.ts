import { expect, it } from 'vitest';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { blank, edited, gone, set, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';
import { rulesIn } from '../rule-set.ts';
import { RULE_SETS } from '../standard.ts';

function firedBy(xml: string, set: string, at = '2026-11-25'): readonly string[] {
  const prepared = prepareXml({ data: xml, judge: [set] }, FORMATS);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  return [...new Set(prepared.value.judge(RULE_SETS, at).verdicts.map(({ rule }) => rule))].toSorted();
}

const DUE: Edit = [
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
  '<ram:SpecifiedTradePaymentTerms><ram:Description>30 days</ram:Description></ram:SpecifiedTradePaymentTerms>$&',
];
const twice = (element: string): Edit => [new RegExp(`<(${element})>[^]*?</\\1>`), '$&$&'];
const means = 'ram:SpecifiedTradeSettlementPaymentMeans';
const other: Edit = ['</ram:IBANID>', '$&<ram:ProprietaryID>1</ram:ProprietaryID>'];
const code = (text: string): Edit => [/(<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>)30/, `$1${text}`];
const representative = (name: string): Edit => [
  new RegExp(`(<ram:SellerTaxRepresentativeTradeParty>[^]*?<${name}>)[^<]*`),
  '$1 ',
];
const SEPA: readonly Edit[] = [
  [/(<cac:AccountingSupplierParty>[^]*?<cac:PartyIdentification><cbc:ID schemeID=")0060/, '$1SEPA'],
  [/<cac:PartyTaxScheme><cbc:CompanyID>ESB98602642[^]*?<\/cac:PartyTaxScheme>/, ''],
  [/<cbc:CompanyID schemeID="0002">98602642<\/cbc:CompanyID>/, ''],
];

/** A credit note of that type. */
const creditNote = (type: string): readonly Edit[] => [
  [/<Invoice /, '<CreditNote '],
  [/<\/Invoice>/, '</CreditNote>'],
  [/:Invoice-2/g, ':CreditNote-2'],
  [/InvoiceTypeCode>/g, 'CreditNoteTypeCode>'],
  [/InvoiceLine>/g, 'CreditNoteLine>'],
  [/InvoicedQuantity/g, 'CreditedQuantity'],
  [/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, ''],
  [/>380</, `>${type}<`],
];

/** Ids that fire only in 1.3.15, and only in 1.3.16. */
it.each<[string, 'ubl' | 'cii', readonly Edit[], string, string]>([
  ['nothing else', 'ubl', [], '', ''],
  ['no due date', 'ubl', [gone('cbc:DueDate')], 'BR-CO-25', ''],
  [
    'nothing to pay',
    'ubl',
    [gone('cbc:DueDate'), set('cbc:PayableAmount', '0.00'), set('cbc:PrepaidAmount', '174.05')],
    '',
    '',
  ],
  [
    'two calls for tenders',
    'ubl',
    [
      [
        '<cac:AdditionalDocumentReference>',
        '<cac:OriginatorDocumentReference><cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID></cac:OriginatorDocumentReference>$&',
      ],
    ],
    '',
    'UBL-SR-56',
  ],
  [
    'a scheme of a card',
    'ubl',
    [['<cbc:PrimaryAccountNumberID>', '<cbc:PrimaryAccountNumberID schemeID="x">']],
    '',
    'UBL-CR-674',
  ],
  [
    'two numbers of a representative',
    'ubl',
    [['<cbc:CompanyID>FR83404833048</cbc:CompanyID>', '$&$&']],
    '',
    'UBL-SR-23',
  ],
  ['a creditor identifier alone', 'ubl', SEPA, '', 'BR-CO-26'],
  ['a scheme of 2026', 'ubl', [['schemeID="0002">98602642', 'schemeID="0245">98602642']], 'BR-CL-11', ''],
  [
    'a scheme of 2026',
    'cii',
    [DUE, ['schemeID="0088">4012345000016', 'schemeID="0248">4012345000016']],
    'BR-CL-26',
    '',
  ],
  [
    'split payment in the lines alone',
    'ubl',
    [
      [/<cac:(ClassifiedTaxCategory)><cbc:ID>S</g, '<cac:$1><cbc:ID>B<'],
      [/(<\/cbc:BaseAmount><cac:TaxCategory><cbc:ID>)S/g, '$1B'],
    ],
    '',
    'BR-B-02',
  ],
  [
    'split payment in one line',
    'ubl',
    [[/<cac:ClassifiedTaxCategory><cbc:ID>S/, '<cac:ClassifiedTaxCategory><cbc:ID>B']],
    '',
    '',
  ],
  ['levs', 'ubl', [[/EUR/g, 'BGN']], '', 'BR-CL-03 BR-CL-04'],
  ['levs for the tax', 'ubl', [[/SEK/g, 'BGN']], '', 'BR-CL-03 BR-CL-05'],
  ['a guilder that is new', 'ubl', [[/SEK/g, 'XCG']], 'BR-CL-03 BR-CL-05', ''],
  [
    'an address whose scheme is new',
    'ubl',
    [['schemeID="0088">4012345000009', 'schemeID="0245">4012345000009']],
    'BR-CL-25',
    '',
  ],
  ['a claim as an invoice', 'ubl', [set('cbc:InvoiceTypeCode', '502')], '', 'BR-CL-01'],
  ['a self-billed claim as an invoice', 'ubl', [set('cbc:InvoiceTypeCode', '503')], '', 'BR-CL-01'],
  ['a claim as an invoice, with blanks around', 'ubl', [set('cbc:InvoiceTypeCode', ' 502 ')], '', 'BR-CL-01'],
  ['a claim as a credit note', 'ubl', creditNote('502'), 'BR-CL-01', ''],
  ['a credit note', 'ubl', creditNote('381'), '', ''],
  ['a claim as an invoice', 'cii', [DUE, ['<ram:TypeCode>380<', '<ram:TypeCode>502<']], '', ''],
  ['levs', 'cii', [DUE, [/EUR/g, 'BGN']], '', 'BR-CL-03 BR-CL-04'],
  [
    'an address whose scheme is new',
    'cii',
    [DUE, ['schemeID="0088">4012345000009', 'schemeID="0242">4012345000009']],
    'BR-CL-25',
    '',
  ],
  ['no terms', 'cii', [], 'BR-CO-25', ''],
  ['terms', 'cii', [DUE], '', ''],
  ['a blank name of a representative', 'cii', [DUE, representative('ram:Name')], '', 'BR-18'],
  ['a blank country of a representative', 'cii', [DUE, representative('ram:CountryID')], '', 'BR-20'],
  ['a blank account', 'cii', [DUE, blank('ram:IBANID')], '', 'BR-50'],
  ['a card with blanks around', 'cii', [DUE, ['<ram:ID>1234<', '<ram:ID>   1234567890   <']], 'BR-51', ''],
  ['a debit to two accounts', 'cii', [DUE, code('59'), other], '', ''],
  ['a transfer to two accounts', 'cii', [DUE, other], '', ''],
  [
    'a bank that is debited',
    'cii',
    [DUE, [`</${means}>`, '<ram:PayerSpecifiedDebtorFinancialInstitution/>$&']],
    '',
    'CII-SR-464',
  ],
  ['no account', 'cii', [DUE, gone('ram:PayeePartyCreditorFinancialAccount')], '', 'CII-SR-470'],
  ['a total twice', 'cii', [DUE, twice('ram:RoundingAmount')], '', 'CII-SR-481'],
])('%s in %s', (_, syntax, edits, former, now) => {
  const xml = edited({ ubl: ublInvoice, cii: ciiInvoice }[syntax]('S'), edits);
  const [before, after] = ['en16931@1.3.15', 'en16931@1.3.16'].map((set) => firedBy(xml, set));
  const only = (some: readonly string[] = [], others: readonly string[] = []) =>
    some.filter((id) => !others.includes(id));
  expect([only(before, after).join(' '), only(after, before).join(' ')]).toEqual([former, now]);
});

it('29 rows begin with 1.3.16', () => {
  const set = RULE_SETS.find(({ key }) => key === 'en16931');
  const [before, after] = (set?.releases ?? []).map(
    (release) => new Set(set && rulesIn({ set, release }).map(({ code }) => code)),
  );
  const began = [...(after ?? [])].filter((code) => !before?.has(code));
  expect(began.toSorted()).toEqual([...Array.from({ length: 28 }, (_, turn) => `CII-SR-${467 + turn}`), 'UBL-SR-56']);
});

it('the day decides the release', () => {
  const xml = ciiInvoice('S');
  expect(firedBy(xml, 'en16931', '2026-04-13')).toContain('BR-CO-25');
  expect(firedBy(xml, 'en16931', '2026-04-14')).not.toContain('BR-CO-25');
});
