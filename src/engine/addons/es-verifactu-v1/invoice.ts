import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { changeTaxExtensions, withCorrectionCodes, withCustomerIdentityType } from '../shared/spanish-invoice.ts';
import { CORRECTION_TYPE, DOC_TYPE, IDENTITY_TYPE, ISSUER_TYPE } from './extension-keys.ts';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const corrected = withCorrectionCodes(invoice, DOC_TYPE, CORRECTION_TYPE);
  return withCustomerIdentityType(withIssuerType(corrected), IDENTITY_TYPE);
});

/** Issued by the customer (D) or by a third party (T). */
function withIssuerType(invoice: Invoice): Invoice {
  if (invoice.ordering?.issuer) return changeTaxExtensions(invoice, setExtension(ISSUER_TYPE, 'T'));
  if (invoice.$tags?.includes('self-billed')) return changeTaxExtensions(invoice, setExtension(ISSUER_TYPE, 'D'));
  return invoice;
}
