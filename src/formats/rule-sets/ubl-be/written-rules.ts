import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { lines, shared, written } from '../../rules/shared/functions/national.ts';

/** Rules of EN 16931 on what must be written: UBL.BE is content with blanks. A line has the id, the element and paths. */
const WRITTEN = `
BR-01 / CustomizationID
BR-02 / ID
BR-03 / IssueDate
BR-04 / InvoiceTypeCode CreditNoteTypeCode
BR-05 / DocumentCurrencyCode
BR-06 / AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName
BR-07 / AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName
BR-09 AccountingSupplierParty/Party/PostalAddress Country/IdentificationCode
BR-11 AccountingCustomerParty/Party/PostalAddress Country/IdentificationCode
BR-18 TaxRepresentativeParty PartyName/Name
BR-20 TaxRepresentativeParty/PostalAddress Country/IdentificationCode
BR-21 LINE ID
BR-25 LINE Item/Name
BR-50 PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount ID
BR-52 AdditionalDocumentReference ID
`;

export const writtenRules: readonly TermRule[] = [
  ...WRITTEN.trim()
    .split('\n')
    .map((row) => {
      const [code = '', on = '', ...paths] = row.split(' ');
      const where = on === '/' ? outermost : on === 'LINE' ? lines : elementsOf(on);
      return written(code, where, ...paths);
    }),
  // The official rule looks for a scheme under a name that no schema has.
  shared('UBL-SR-43', each('AdditionalDocumentReference'), (element, { root }) => {
    const codes = root?.name === 'CreditNote' ? '130|50' : '130';
    return !has(element, 'DocumentTypeCode') || has(element, `.[DocumentTypeCode=${codes}]`);
  }),
];
