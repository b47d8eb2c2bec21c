import { defineMessages } from '../../engine/values.ts';

/** Where a PDF says something else about its invoice than the invoice does. */
export const claimMessages = defineMessages('claim', {
  metadataPdfXmpDo:
    'The metadata of the PDF (XMP) do not say that it carries an invoice, so that readers may overlook it',
  pdfSaysInvoiceProfile: 'The PDF says that its invoice has the profile {level}; the XML says {xmlLevel}',
  pdfNamesDocumentType: 'The PDF names the document type {documentType}; {name} has {value}',
  pdfNamesVersion: 'The PDF names the version {version}; {name} has {versions}',
  pdfSaysInvoiceFile: 'The PDF says that its invoice is the file {fileName}; it is attached as {attachment}',
  invoiceAttachedAsCalls: 'The invoice is attached as {fileName}; {name} calls the file {files}',
  attachedInvoiceRelationshipPdf:
    'The attached invoice has the relationship {relationship} to the PDF; {value} would be right',
  pdfCarriesMoreThan: 'The PDF carries more than one invoice: {attachment}, which is read, and {value}',
  none: '(none)',
});
