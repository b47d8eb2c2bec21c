import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension, isExtensionIn } from '../../core/tax/extension-constraints.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { BillTax } from '../../documents/bill/tax.ts';
import type { Note } from '../../documents/org/note.ts';
import type { Party } from '../../documents/org/party.ts';
import { beConvertibleTo } from './convertible.ts';
import { CORRECTING_TYPES } from './spanish-invoice.ts';

const STANDARD_CODES = ['F1', 'F2', 'F3'];
const CORRECTION_CODES = ['R1', 'R2', 'R3', 'R4', 'R5'];
const SIMPLIFIED_CODES = ['F2', 'R5'];

const isStandard = when<Invoice>('the invoice is a standard one', ({ type }) => type === 'standard');
const isCorrective = when<Invoice>('the invoice is a corrective one', ({ type }) => type === 'corrective');
const isCorrection = when<Invoice>('the invoice corrects another', ({ type }) => CORRECTING_TYPES.includes(type));
const isGeneral = when<Note>('the note is general', ({ key }) => key === 'general');

/** Length of the description of the operation, in bytes. */
const DESCRIPTION_LENGTH = 500;

/** The extensions of a register that rows on invoices judge. */
interface InvoiceExtensions {
  readonly docType: string;
  readonly correctionType: string;
  readonly identityType: string;
}

/** Whether the document type is one of simplified invoices. */
export function isSimplified({ tax }: Invoice, docType: string): boolean {
  return SIMPLIFIED_CODES.includes(tax?.ext?.[docType] ?? '');
}

/** Invoices that name their customer. */
export function isFullBy(docType: string) {
  return when<Invoice>('the invoice is not simplified', (invoice) => !isSimplified(invoice, docType));
}

/** Whether one of the identities has the type that the tax agency asks for. */
export function hasIdentityType({ identities }: Party, identityType: string): boolean {
  return (identities ?? []).some(({ ext }) => Boolean(ext?.[identityType]));
}

/**
 * Rows that SII and VERI*FACTU share; each adds its code and the place in its order. The Spanish texts are in
 * `spanish-rows-words.es.ts`, under the same names.
 */
export function spanishInvoiceRows({ docType, correctionType, identityType }: InvoiceExtensions) {
  return {
    reference: {
      when: isCorrective,
      at: 'preceding',
      must: bePresent,
      say: 'A corrective invoice needs a reference to the invoice it corrects',
    },
    referenceDay: {
      at: 'preceding[].issue_date',
      must: bePresent,
      say: 'A reference to an earlier invoice needs its issue date',
    },
    referenceTaxes: {
      when: isCorrective,
      at: 'preceding[].tax',
      must: bePresent,
      say: 'The reference of a corrective invoice needs the tax totals of the invoice it corrects',
    },
    tax: { at: 'tax', must: bePresent, say: 'The invoice needs tax details with the document type' },
    docType: {
      at: 'tax.ext',
      must: carryExtensions(docType),
      say: 'The tax extensions need the document type',
    },
    standardType: {
      when: isStandard,
      at: 'tax.ext',
      must: haveExtension(docType, ...STANDARD_CODES),
      say: 'The document type of a standard invoice must be F1, F2 or F3',
    },
    correctingType: {
      when: isCorrection,
      at: 'tax.ext',
      must: haveExtension(docType, ...CORRECTION_CODES),
      say: 'The document type of an invoice that corrects another must be one of R1 to R5',
    },
    correctionType: {
      on: 'tax',
      when: when<BillTax>('the document type is that of a correction, or missing', ({ ext }) =>
        isExtensionIn(ext, docType, CORRECTION_CODES),
      ),
      at: 'ext',
      must: carryExtensions(correctionType),
      say: 'An invoice with the document type of a correction needs the type of the correction',
    },
    description: {
      on: 'notes[]',
      when: isGeneral,
      at: 'text',
      must: haveLength(0, DESCRIPTION_LENGTH),
      say: 'A general note, which describes the operation, can have 500 bytes at most (é counts two)',
    },
    euro: {
      must: beConvertibleTo('EUR'),
      say: 'The invoice must be in EUR or give an exchange rate to EUR',
    },
    customer: { at: 'customer', must: bePresent, say: 'An invoice that is not simplified needs a customer' },
    customerIdentity: {
      at: 'customer',
      must: satisfy<Party>(
        'have a tax identity or an identity with a type',
        (customer) => customer.tax_id !== undefined || hasIdentityType(customer, identityType),
        { kind: 'present', like: { tax_id: { country: '', code: '' } } },
      ),
      say: 'The customer needs a tax identity or an identity with a type code',
    },
    customerCode: {
      at: 'customer.tax_id.code',
      must: bePresent,
      say: 'The tax identity of the customer needs a code',
    },
  } as const;
}
