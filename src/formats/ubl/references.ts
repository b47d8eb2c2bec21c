import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { identifier } from './amount.ts';
import { date } from './lines.ts';

export const invoicePeriod: Row = group(
  'cac:InvoicePeriod',
  'BG-14',
  [
    date('cbc:StartDate', 'BT-73'),
    date('cbc:EndDate', 'BT-74'),
    term('cbc:DescriptionCode', 'BT-8'),
    term('cbc:Description', 'X-PeriodText'),
  ],
  { loose: true },
);

export const orderReference: Row = inside('cac:OrderReference', [
  term('cbc:ID', 'BT-13', { otherwise: 'NA', most: 1 }),
  term('cbc:SalesOrderID', 'BT-14'),
  date('cbc:IssueDate', 'X-OrderDate'),
]);

const preceding = (name: string, more: Partial<Row> = {}): Row =>
  inside(
    name,
    [
      term('cbc:ID', 'BT-25'),
      date('cbc:IssueDate', 'BT-26'),
      term('cbc:DocumentTypeCode', 'X-ReferenceType'),
      term('cbc:DocumentDescription', 'X-ReferenceText'),
    ],
    more,
  );

export const billingReference: Row = group('cac:BillingReference', 'BG-3', [
  preceding('cac:InvoiceDocumentReference'),
  preceding('cac:SelfBilledInvoiceDocumentReference', { readOnly: true }),
  preceding('cac:CreditNoteDocumentReference', { readOnly: true }),
  preceding('cac:AdditionalDocumentReference', { readOnly: true }),
]);

export const despatchReference = inside(
  'cac:DespatchDocumentReference',
  [term('cbc:ID', 'BT-16'), date('cbc:IssueDate', 'X-DespatchDate')],
  { each: 'BT-16' },
);
export const receiptReference = inside(
  'cac:ReceiptDocumentReference',
  [term('cbc:ID', 'BT-15'), date('cbc:IssueDate', 'X-ReceivingDate')],
  { each: 'BT-15' },
);
export const originatorReference = inside(
  'cac:OriginatorDocumentReference',
  [term('cbc:ID', 'BT-17'), date('cbc:IssueDate', 'X-TenderDate')],
  { each: 'BT-17' },
);
export const contractReference = inside(
  'cac:ContractDocumentReference',
  [term('cbc:ID', 'BT-12'), date('cbc:IssueDate', 'X-ContractDate'), term('cbc:DocumentType', 'X-ContractType')],
  { each: 'BT-12' },
);
export const projectReference = inside('cac:ProjectReference', [term('cbc:ID', 'BT-11')], { each: 'BT-11' });

/** A credit note has no project reference; EN 16931-3-2 uses a document type code. */
export const creditProjectReference = inside(
  'cac:AdditionalDocumentReference',
  [term('cbc:ID', 'BT-11'), fixed('cbc:DocumentTypeCode', '50')],
  { when: { at: 'DocumentTypeCode', is: ['50'] }, each: 'BT-11' },
);

/** A total in the accounting currency that PINT Singapore has as a reference. */
const accountingTotal = (kind: string, total: string): Row =>
  inside(
    'cac:AdditionalDocumentReference',
    [fixed('cbc:ID', 'SGD'), fixed('cbc:DocumentTypeCode', kind), term('cbc:DocumentDescription', total)],
    { when: { at: 'DocumentTypeCode', is: [kind] } },
  );

export const additionalReferences: readonly Row[] = [
  inside('cac:AdditionalDocumentReference', [identifier('cbc:ID', 'BT-18'), fixed('cbc:DocumentTypeCode', '130')], {
    when: { at: 'DocumentTypeCode', is: ['130'] },
    each: 'BT-18',
  }),
  accountingTotal('sgdtotal-excl-gst', 'X-AccountingNet'),
  accountingTotal('sgdtotal-incl-gst', 'X-AccountingGross'),
  group('cac:AdditionalDocumentReference', 'BG-24', [
    term('cbc:ID', 'BT-122'),
    term('cbc:UUID', 'X-AttachmentUUID'),
    term('cbc:DocumentDescription', 'BT-123'),
    inside('cac:Attachment', [
      term('cbc:EmbeddedDocumentBinaryObject', 'BT-125', {
        attributes: [attribute('mimeCode', 'BT-125-1'), attribute('filename', 'BT-125-2')],
      }),
      inside('cac:ExternalReference', [
        term('cbc:URI', 'BT-124'),
        term('cbc:DocumentHash', 'X-AttachmentHash'),
        term('cbc:HashAlgorithmMethod', 'X-AttachmentHashMethod'),
        term('cbc:MimeCode', 'X-AttachmentMime'),
        term('cbc:FileName', 'X-AttachmentName'),
      ]),
    ]),
  ]),
];
