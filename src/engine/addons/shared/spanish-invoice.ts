import { tableOf } from '../../core/text/table-of.ts';
import type { CorrectionDraft } from '../../core/tax/addon-facts.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { withMembers } from '../../core/schema/draft.ts';

// The formats of the Spanish tax agency (SII, VERI*FACTU) have equal code lists with different keys.

/** Types of invoices that correct others. */
export const CORRECTING_TYPES: readonly string[] = ['corrective', 'credit-note', 'debit-note'];

/** Sets extensions of the document as a whole. */
export function changeTaxExtensions(invoice: Invoice, ...changes: readonly ExtensionChange[]): Invoice {
  const tax = changeExtensions(invoice.tax ?? {}, ...changes);
  return tax === invoice.tax || (invoice.tax === undefined && !tax.ext) ? invoice : withMembers(invoice, { tax });
}

/**
 * A corrective invoice replaces the figures (S), credit and debit notes state the differences (I). The document type is
 * R1 unless the author states R2 to R5.
 */
export function withCorrectionCodes(invoice: Invoice, docType: string, correctionType: string): Invoice {
  if (!CORRECTING_TYPES.includes(invoice.type)) return invoice;
  return changeTaxExtensions(
    invoice,
    setExtension(correctionType, invoice.type === 'corrective' ? 'S' : 'I'),
    limitExtension(docType, 'R1', 'R2', 'R3', 'R4', 'R5'),
  );
}

/** Codes of the documents that identify a customer without Spanish tax number (list L7 of the tax agency). */
const IDENTITY_TYPES: Readonly<Record<string, string>> = tableOf({
  passport: '03',
  foreign: '04',
  resident: '05',
  other: '06',
});

/** Only the first identity of a customer counts, and only without a Spanish tax code. */
export function withCustomerIdentityType(invoice: Invoice, identityType: string): Invoice {
  const { customer } = invoice;
  const [first, ...others] = customer?.identities ?? [];
  const code = IDENTITY_TYPES[first?.key ?? ''];
  if (!customer || !first || code === undefined || hasSpanishCode(customer)) return invoice;
  const identity = changeExtensions(first, setExtension(identityType, code));
  return identity === first ? invoice : { ...invoice, customer: { ...customer, identities: [identity, ...others] } };
}

function hasSpanishCode({ tax_id: taxId }: Party): boolean {
  return taxId?.country === 'ES' && Boolean(taxId.code);
}

/** The document type requested for a correction is that of the new document, not of the corrected one. */
export function withDocTypeOnDocument(draft: CorrectionDraft, docType: string): CorrectionDraft {
  const asked = draft.requested[docType];
  return {
    ...draft,
    document: asked === undefined ? draft.document : setExtension(docType, asked)(draft.document),
    preceding: removeExtension(docType)(draft.preceding),
  };
}
