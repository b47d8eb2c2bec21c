import { defineMessages } from '../../engine/values.ts';

/** Where a PDF contradicts its invoice. */
export const claimMessages = defineMessages('claim', {
  noMetadata: 'The metadata of the PDF (XMP) do not mention its invoice, so readers may overlook it',
  profile: 'The PDF says that its invoice has the profile {level}; the XML says {xmlLevel}',
  documentType: 'The PDF names the document type {documentType}; {name} has {value}',
  version: 'The PDF names the version {version}; {name} has {versions}',
  fileName: 'The PDF says that its invoice is the file {fileName}; it is attached as {attachment}',
  attachedName: 'The invoice is attached as {fileName}; {name} calls the file {files}',
  relationship:
    'The attached invoice has the relationship {relationship} to the PDF; {value} would be right (ISO 19005-3, 6.8; Factur-X 1.07, 6.2.2)',
  notAssociated:
    'The catalog of the PDF does not list the invoice in AF, so it is attached, but belongs to nothing (ISO 19005-3, 6.8)',
  noOutputIntent:
    'The PDF has no output intent of PDF/A, so its pages must not use colours of the device (ISO 19005-3, 6.2.4.3)',
  severalInvoices: 'The PDF contains more than one invoice: {attachment}, which is read, and {value}',
  none: '(none)',
  pageTotal: 'The page does not show {total}, which is the total with VAT in the XML (BT-112)',
  pageDue: 'The page does not show {due}, which is the amount due in the XML (BT-115)',
  pageVat: 'The page does not show {vat}, which is the total of VAT in the XML (BT-110)',
  pageNumber: 'The page does not show {number}, which is the number of the invoice in the XML (BT-1)',
  pageDate: 'The page does not show {day}, which is the date of issue in the XML (BT-2)',
});
