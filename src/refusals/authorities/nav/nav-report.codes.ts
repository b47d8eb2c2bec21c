import type { RefusalCode } from '../../refusal-code.ts';
import { blocks, UNTIL_2_0, warns } from './nav-row.codes.ts';

const REGISTER = { basis: 'register' } as const;
const ONE_REPORT =
  'Report each document once: look it up with queryInvoiceCheck or queryInvoiceDigest before you send it.';
const REPORT_FIRST =
  'Report the document that is referred to first, wait until it is processed, and check its number letter by letter.';
const NUMBERS = 'Number the modifications of an invoice 1, 2, 3 in the order of their issue.';
const PLAIN_REPORT = 'Set completenessIndicator to false: the report then is no electronic invoice by itself.';

/** Validations of a whole data report, and of the chain of invoices it belongs to. */
export const NAV_REPORT_CODES: readonly RefusalCode[] = [
  blocks(
    'SCHEMA_VIOLATION',
    '',
    'The data of the invoice breaks the schema.',
    'Validate the decoded data against invoiceData.xsd of the version that the request names; the message tells the element.',
  ),
  blocks(
    'DUPLICATE_IN_REQUEST',
    'invoiceNumber',
    'Two entries of one request have the same invoice number.',
    'Take one of the two out of the request.',
    { basis: 'sending', place: 'code' },
  ),
  blocks(
    'DECOMPRESSION_ERROR',
    'invoiceData',
    'NAV cannot unpack the compressed data of the invoice.',
    'Pack with GZIP and then encode in Base64, or set compressedContent to false.',
    { basis: 'sending' },
  ),
  blocks(
    'COMPRESSION_TOLERANCE_EXCEEDED',
    'invoiceData',
    'The data of the invoice is larger, once unpacked, than NAV allows.',
    'Merge lines and set mergedItemIndicator to true.',
    { basis: 'sending' },
  ),
  blocks(
    'SUPPLIER_TAX_NUMBER_MISMATCH',
    'supplierTaxNumber',
    'The supplier of the invoice is not the taxpayer that signs the request.',
    'Send the invoice with the technical user of its supplier: the first eight digits of both tax numbers are the same.',
    { basis: 'sending', place: 'supplier.tax_id.code' },
  ),
  blocks(
    'INVOICE_NUMBER_NOT_UNIQUE',
    'invoiceNumber',
    'NAV already has a valid report of this supplier with this number.',
    `${ONE_REPORT} If the earlier report was wrong, annul it technically first.`,
    { ...REGISTER, place: 'code' },
  ),
  blocks(
    'INVALID_INVOICE_NUMBER',
    'invoiceNumber',
    'The number of the invoice begins or ends with a space, a tab or a line break.',
    'Take the white space away.',
    { place: 'code' },
  ),
  blocks(
    'INVALID_ANNULMENT_REFERENCE',
    'annulmentReference',
    'The technical annulment is about a document that NAV has no report of.',
    'Check the number of the document that you annul.',
    REGISTER,
  ),
  blocks(
    'INVALID_INVOICE_REFERENCE',
    'invoiceReference',
    'The modification or cancellation is about a document that NAV has no report of.',
    `${REPORT_FIRST} Set modifyWithoutMaster to true only where the original never has to be reported.`,
    { ...REGISTER, place: 'preceding.0.code' },
  ),
  blocks(
    'MULTIPLE_INVOICES_FOUND',
    'invoiceReference/originalInvoiceNumber',
    'NAV has more than one valid report of the document that is referred to.',
    'Annul the surplus report technically, then send this one again.',
    { ...REGISTER, place: 'preceding.0.code' },
  ),
  blocks(
    'INVOICE_TYPE_MISMATCH',
    'invoiceCategory',
    'The modification has another category than the invoice that it modifies.',
    'Give the modification the invoiceCategory of the original: NORMAL, SIMPLIFIED or AGGREGATE.',
    REGISTER,
  ),
  blocks(
    'MANDATORY_CONTENT_MISSING',
    '',
    'A part that this kind of invoice must have is missing.',
    'Add the part that the message names.',
  ),
  blocks(
    'ANNULMENT_IN_PROGRESS',
    'annulmentReference',
    'A technical annulment of this document waits for approval.',
    'Wait until the annulment is approved or rejected in the web interface of NAV, then send again.',
    REGISTER,
  ),
  blocks(
    'REQUEST_VERSION_REFERENCE_ERROR',
    'invoiceReference',
    'The version of the interface does not allow this operation on the invoice that is referred to.',
    'Send the report in the version of the original or a newer one, as the interface specification tells.',
    { basis: 'sending' },
  ),
  blocks(
    'CREATE_WITH_BATCH_INVOICE_FOUND',
    'batchInvoice',
    'An original invoice stands in a batch, which only modifications may.',
    'Send the original with CREATE and one invoice; use batchInvoice for MODIFY and STORNO.',
  ),
  blocks(
    'MULTIPLE_INDICES_WITH_BATCH_INVOICE_FOUND',
    'batchInvoice',
    'A request with a batch modification has other entries too.',
    'Send the batch modification in a request of its own, with the one index 1.',
    { basis: 'sending' },
  ),
  blocks(
    'DUPLICATE_IN_INVOICE_REFERENCE',
    'invoiceReference/modificationIndex',
    'One number of modification of the same invoice stands in the request more than once.',
    NUMBERS,
  ),
  blocks(
    'BATCH_INDEX_NOT_SEQUENTIAL',
    'batchIndex',
    'The parts of a batch modification are not numbered without a gap.',
    'Number batchIndex 1, 2, 3.',
  ),
  blocks(
    'BATCH_INVOICE_CARDINALITY_ERROR',
    'batchInvoice',
    'A batch modification is about fewer than two invoices.',
    'Put at least two invoices into it, or send an ordinary modification.',
  ),
  blocks(
    'MODIFICATION_INDEX_NOT_UNIQUE',
    'invoiceReference/modificationIndex',
    'Another modification of the invoice already has this number.',
    `${NUMBERS} queryInvoiceChainDigest lists those that NAV has.`,
    REGISTER,
  ),
  blocks(
    'INVOICE_REFERENCE_EXPECTED',
    'invoiceReference',
    'A modification or cancellation does not name its original invoice.',
    'Add invoiceReference, or send the document with CREATE if it is an original.',
    { place: 'preceding' },
  ),
  blocks(
    'INVOICE_REFERENCE_NOT_EXPECTED',
    'invoiceReference',
    'An original invoice refers to another document.',
    'Leave invoiceReference out of a CREATE, or send the document with MODIFY or STORNO.',
    { place: 'preceding' },
  ),
  blocks(
    'MODIFY_WITHOUT_MASTER_MISMATCH',
    'modifyWithoutMaster',
    'The report says that its original was not reported, but NAV has a valid report of it.',
    'Set modifyWithoutMaster to false.',
    REGISTER,
  ),
  blocks(
    'ELECTRONIC_INVOICE_ANNULMENT_NOT_ALLOWED',
    'annulmentReference',
    'A report that is the electronic invoice itself cannot be annulled technically.',
    'Cancel the invoice with a STORNO.',
    REGISTER,
  ),
  blocks(
    'ELECTRONIC_INVOICE_HASH_EXPECTED',
    'electronicInvoiceHash',
    'The report is the electronic invoice itself, and has no hash.',
    'Add electronicInvoiceHash: SHA3-512 of the Base64 text of invoiceData.',
    { basis: 'sending' },
  ),
  blocks(
    'INVALID_INVOICE_HASH',
    'electronicInvoiceHash',
    'The hash of the electronic invoice is not that of the data that was sent.',
    'Take the hash of the Base64 text of invoiceData as it is sent.',
    { basis: 'sending' },
  ),
  blocks(
    'INVALID_INVOICE_HASH_CRYPTO',
    'electronicInvoiceHash/cryptoType',
    'The hash of the electronic invoice was made with an algorithm that NAV does not take.',
    'Use SHA3-512 where the report is the invoice itself, else SHA3-512 or SHA-256.',
    { basis: 'sending' },
  ),
  blocks(
    'INCOMPLETE_ELECTRONIC_INVOICE_REFERENCE',
    'invoiceReference',
    'The report is the electronic invoice itself, but its original was not reported so.',
    PLAIN_REPORT,
    REGISTER,
  ),
  blocks(
    'INVOICE_APPEARANCE_MISMATCH',
    'invoiceAppearance',
    'The report is to be the electronic invoice itself, but the invoice is not marked as electronic.',
    `Set invoiceAppearance to ELECTRONIC. Or: ${PLAIN_REPORT}`,
  ),
  blocks(
    'INVOICE_COMPLETENESS_MERGED_ITEM_INDICATOR_MISMATCH',
    'mergedItemIndicator',
    'The report is to be the electronic invoice itself, but its lines are merged.',
    `Report every line, with mergedItemIndicator set to false. Or: ${PLAIN_REPORT}`,
  ),
  blocks(
    'INVOICE_COMPLETENESS_NOT_ALLOWED',
    'completenessIndicator',
    'NAV does not take this report as the electronic invoice itself.',
    PLAIN_REPORT,
    { basis: 'sending' },
  ),
  blocks(
    'INVOICE_COMPLETENESS_PRIVATE_PERSON_INDICATOR_MISMATCH',
    'completenessIndicator',
    'The report is to be the electronic invoice itself, but the customer is a private person.',
    PLAIN_REPORT,
  ),
  warns(
    'ITEM_AGGREGATION_MISMATCH',
    'mergedItemIndicator',
    'An earlier report of the chain has merged lines, and this one says that it has none.',
    'Set mergedItemIndicator to true in every later modification of the chain.',
    REGISTER,
  ),
  {
    code: 'INFO_CHAIN_INVOICE_ANNULMENT',
    kind: 'business-validation',
    basis: 'register',
    severity: 'info',
    meaning: 'The technical annulment takes the whole chain of the invoice with it.',
    next: 'Report every document of the chain that is still valid once more.',
  },
  {
    code: 'INFO_SINGLE_INVOICE_ANNULMENT',
    kind: 'business-validation',
    basis: 'register',
    severity: 'info',
    meaning: 'The technical annulment takes back the report of this one document.',
    next: 'If the document is valid, report it once more with the right data.',
  },
  warns(
    'INCORRECT_HEAD_DATA_LAST_MOD_INVOICE_NUMBER',
    'lastModificationReference',
    'NAV has no report of the modification that is named as the last one.',
    REPORT_FIRST,
    { ...REGISTER, retired: UNTIL_2_0 },
  ),
  warns(
    'INCORRECT_HEAD_DATA_MOD_REF_INVOICE_NUMBER',
    'invoiceNumber',
    'The modification has the number of its original invoice.',
    'Give the modification a number of its own.',
    { place: 'code' },
  ),
  ...(
    [
      ['INCORRECT_HEAD_DATA_LAST_MOD_LAST_MOD_DOC_NUMBER', 'the original invoice'],
      ['INCORRECT_HEAD_DATA_ORIGINAL_LAST_MOD_DOC_NUMBER', 'the original invoice'],
      ['INCORRECT_HEAD_DATA_INVOICE_NUMBER_LAST_MOD_DOC_NUMBER', 'this modification itself'],
    ] as const
  ).map(([code, of]) =>
    warns(
      code,
      'lastModificationDocumentNumber',
      `The number of the last modification is that of ${of}.`,
      'Name the modification before this one, or none where this is the first.',
      { retired: UNTIL_2_0 },
    ),
  ),
];
