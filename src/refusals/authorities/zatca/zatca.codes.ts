import type { RefusalCode } from '../../refusal-code.ts';

/**
 * Rules of ZATCA 3.4.6 by their element, without the prefix `BR-KSA-`; `!` marks those that refuse an invoice. Our
 * rules with these ids say what they require.
 */
const RULES = `
Invoice: 98 03! 27 33! 92! 34! BR-CUSTOM-VALIDATION-01! 39! 08 61 68! 70! 80 19 21 20 22 11! 12 13 EN16931-01! EN16931-08 97 F-06-C3 F-06-C5 BR-CL-KSA-14! CL-06 DEC-01! F-06-C33 F-06-C34 F-06-C35 F-06-C36
InvoiceLine/TaxTotal/TaxSubtotal: 79
InvoiceLine/DocumentReference: 74! 82! 73 75 76 77 78 DEC-06
AccountingCustomerParty/Party: 81 42
TaxTotal/TaxSubtotal/TaxCategory: 49! 83 24 23 69 F-06-C16 CL-04
IssueDate: 04!
InvoiceTypeCode: 05! 06! 52! 53! 16 10 15 25 31! 60 71 07! F-06-C40 F-06-C23 F-06-C25 F-06-C32 F-06-C12 F-06-C14 F-06-C24 F-06-C26 F-06-C15
AccountingCustomerParty/Party/PartyIdentification/ID: 14! F-07 F-10 F-11
AccountingSupplierParty/Party/PostalAddress: 09 66 F-06-C4 F-06-C11 F-06-C7 F-06-C6
AdditionalDocumentReference/Attachment: 26 28! 29 30!
Delivery/LatestDeliveryDate: 35 36
AccountingSupplierParty/Party/PostalAddress/BuildingNumber: 37
AccountingSupplierParty/Party/PartyTaxScheme: 40!
InvoiceLine/TaxTotal: 51
TaxCategory/ID: 18!
AccountingCustomerParty/Party/PostalAddress: 63 67 72! F-06-C28 F-06-C29 F-06-C9
PaymentMeans, BillingReference: 17! 56 F-06-C13 F-06-C22!
AccountingCustomerParty/Party/PartyTaxScheme/CompanyID: 99 44!
InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory: 84! 93 94 95 96 CL-07 F-06-C39
TaxCurrencyCode: EN16931-02! EN16931-09
AllowanceCharge: EN16931-03
AllowanceCharge/BaseAmount: EN16931-05
AllowanceCharge/MultiplierFactorNumeric: EN16931-04
InvoiceLine/Price/AllowanceCharge: EN16931-06! EN16931-07!
InvoiceLine: EN16931-11 DEC-03 DEC-04 F-06-C21
InvoiceLine/Price/BaseQuantity: EN16931-12!
AccountingCustomerParty/Party/Contact: 85 F-06-C37 F-06-C38
TaxExchangeRate: 87 88! 89! 90!
AccountingSupplierParty, AccountingCustomerParty: F-08 F-09 F-12 F-13
TaxCategory/Percent: DEC-02!
DocumentCurrencyCode: CL-01!
amounts: CL-02! F-04!
AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject: CL-03!
dates: F-01!
InvoiceLine/DocumentReference/IssueTime: F-05
AllowanceCharge/ChargeIndicator: F-02!
`;

/** How to fix a broken rule, by the end of its id; the first match is used. */
const NEXT: readonly (readonly [ids: RegExp, next: string])[] = [
  [
    /^(?:03|26|27|28|29|30|33|34|60|61|BR-CL-KSA-14)$/,
    'Let the program that issues your invoices stamp it again: UUID, counter, hash of the invoice before, QR code and signature. Then send the new file.',
  ],
  [/^F-06-|^F-C-/, 'Write the text within the length that the rule names, and leave an element out where it is empty.'],
  [/^98$/, 'Report simplified invoices within 24 hours. This one is accepted late; look for what held it up.'],
  [
    /^(?:08|14|39|40|44|49|81|99|F-0[7-9]|F-1\d|BR-CUSTOM-VALIDATION-01)$/,
    'Compare the number with the registration of the party, and give it with its kind and without blanks.',
  ],
  [
    /^(?:09|10|37|63|66|67)$/,
    'Complete the national address: street, four figures of the building, district, city, postal code, country.',
  ],
  [/^(?:42|71|25|85)$/, 'Complete the name or the contact of the buyer.'],
  [
    /^(?:05|06|07|31|F-06-C40)$/,
    'Set the type of the invoice and the flags of its name: they follow from the tags of the document.',
  ],
  [
    /^(?:15|35|36|72|04|70|F-01|F-05)$/,
    'Give the day or time as the rule asks, of the calendar and not in the future.',
  ],
  [/^(?:17|56)$/, 'Name the invoice that is corrected, and the reason of the correction.'],
  [
    /^(?:73|74|75|76|77|78|79|80|82|DEC-06)$/,
    'Write the prepayment as a line of zero that names its invoice (386) with base, rate and VAT, and as paid amount the sum of these.',
  ],
  [
    /^(?:51|52|53|97|F-04|DEC-|EN16931-(?:03|07|08|09|11|12))/,
    'Let the figures be calculated again: Assay tells the right one where it follows from the others.',
  ],
  [
    /^(?:23|24|69|83|9[3-6]|CL-04|CL-07)$/,
    'Give the code of the reason why no VAT is charged, of the list of its category, and the reason in words.',
  ],
  [/^(?:11|12|13|18|84)$/, 'Set the category of VAT (S, Z, E or O) and the rate that belongs to it.'],
  [/^(?:16|CL-)/, 'Take a code of the list that the rule names.'],
  [
    /^(?:68|8[7-9]|90|EN16931-02)$/,
    'Give SAR as the currency of accounting, and with another currency the rate of exchange.',
  ],
  [/^(?:19|2[0-2]|EN16931-0[4-6])$/, 'Complete the allowance or charge: base with percentage, reason and its code.'],
];
const OTHERWISE = 'Correct the element that is named; with the invoice beside the answer, Assay shows the place.';

const nextOf = (id: string): string => NEXT.find(([ids]) => ids.test(id))?.[1] ?? OTHERWISE;

function row(element: string, word: string): RefusalCode {
  const id = word.replace('!', '');
  const code = id.startsWith('BR-') ? id : `BR-KSA-${id}`;
  return {
    code,
    kind: 'rule',
    basis: 'file',
    element,
    ...(!word.endsWith('!') && { severity: 'warning' as const }),
    rules: [code],
    next: nextOf(id),
  };
}

const gone = (number: string, element: string, meaning: string): RefusalCode => ({
  code: `BR-KSA-${number}`,
  kind: 'rule',
  basis: 'file',
  element,
  severity: 'warning',
  meaning,
  next: 'Nothing to do for the rules of today; send again what was refused by an older release.',
  retired: 'not in use in release 3.4.6',
});

export const ZATCA_CODES: readonly RefusalCode[] = [
  ...RULES.trim()
    .split('\n')
    .flatMap((line) => {
      const [element = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => row(element, word));
    }),
  gone('86', 'AccountingCustomerParty/Party/Contact', 'The email address of the contact of the buyer is none.'),
  gone(
    '91',
    'AccountingCustomerParty/Party/PartyLegalEntity',
    'A buyer that is a public body has `GOV` as its legal form.',
  ),
];
