import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import type { Telephone } from '../../documents/org/telephone.ts';
import { FISCAL_REGIME } from './extension-keys.ts';

const ORDINARY = 'RF01';
const ITALIAN_PREFIX = '+39';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const supplier = invoice.supplier && normaliseSupplier(invoice.supplier);
  return supplier === invoice.supplier ? invoice : { ...invoice, supplier };
});

/** By default suppliers are under the ordinary regime. */
function normaliseSupplier(supplier: Party): Party {
  const party = changeExtensions(supplier, (ext) => (ext[FISCAL_REGIME] ? ext : { ...ext, [FISCAL_REGIME]: ORDINARY }));
  const { telephones } = party;
  if (party.tax_id?.country !== 'IT' || !telephones?.some(hasPrefix)) return party;
  return { ...party, telephones: telephones.map(withoutPrefix) };
}

function hasPrefix({ num }: Telephone): boolean {
  return num.startsWith(ITALIAN_PREFIX);
}

/** The format has room only for national numbers. A space after the prefix stays, as in other tools of the format. */
function withoutPrefix(telephone: Telephone): Telephone {
  return hasPrefix(telephone) ? { ...telephone, num: telephone.num.slice(ITALIAN_PREFIX.length) } : telephone;
}
