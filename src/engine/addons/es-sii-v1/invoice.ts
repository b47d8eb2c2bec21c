import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { changeTaxExtensions, withCorrectionCodes, withCustomerIdentityType } from '../shared/spanish-invoice.ts';
import { changeVatExtensions } from '../shared/vat-of-line.ts';
import { CORRECTION_TYPE, DOC_TYPE, IDENTITY_TYPE, PRODUCT, THIRD_PARTY_ISSUER } from './extension-keys.ts';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const corrected = withCorrectionCodes(invoice, DOC_TYPE, CORRECTION_TYPE);
  return withCustomerIdentityType(withThirdPartyIssuer(corrected), IDENTITY_TYPE);
});

/** Issued by the customer or a third party. */
function withThirdPartyIssuer(invoice: Invoice): Invoice {
  const elsewhere = invoice.ordering?.issuer !== undefined || invoice.$tags?.includes('self-billed');
  return elsewhere ? changeTaxExtensions(invoice, setExtension(THIRD_PARTY_ISSUER, 'S')) : invoice;
}

/** Keys of items that are also the codes. */
const PRODUCTS = ['goods', 'services'];

export const normaliseLine = defineNormaliser<Line>(Line, (line) => {
  const key = line.item?.key ?? '';
  return PRODUCTS.includes(key) ? changeVatExtensions(line, setExtension(PRODUCT, key)) : line;
});
