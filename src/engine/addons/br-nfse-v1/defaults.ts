import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { FISCAL_INCENTIVE, ISS_LIABILITY } from './extension-keys.ts';

/** By default a supplier has no incentive. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const supplier = invoice.supplier && changeExtensions(invoice.supplier, fillExtension(FISCAL_INCENTIVE, '2'));
  return supplier === invoice.supplier ? invoice : { ...invoice, supplier };
});

/** By default ISS is due in the municipality. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) =>
  combo.cat === 'ISS' ? changeExtensions(combo, fillExtension(ISS_LIABILITY, '1')) : combo,
);
