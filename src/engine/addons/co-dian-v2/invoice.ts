import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { FISCAL_RESPONSIBILITY } from './extension-keys.ts';

/** Code for no fiscal responsibility. */
const NONE = 'R-99-PN';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const supplier = withResponsibility(invoice.supplier);
  const customer = withResponsibility(invoice.customer);
  return supplier === invoice.supplier && customer === invoice.customer ? invoice : { ...invoice, supplier, customer };
});

function withResponsibility<P extends Party | undefined>(party: P): P {
  if (party?.tax_id?.country !== 'CO') return party;
  return changeExtensions(party, fillExtension(FISCAL_RESPONSIBILITY, NONE));
}
