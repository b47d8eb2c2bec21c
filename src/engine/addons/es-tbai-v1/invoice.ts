import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { fillExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { changeTaxExtensions, withCustomerIdentityType } from '../shared/spanish-invoice.ts';
import { IDENTITY_TYPE, REGION, SIMPLIFIED } from './extension-keys.ts';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) =>
  withCustomerIdentityType(withSimplified(withTerritory(invoice)), IDENTITY_TYPE),
);

/** Names of the territories in lower case: Spanish with and without accent, Basque, and the code itself. */
const TERRITORIES: ReadonlyMap<string, string> = new Map([
  ['alava', 'VI'],
  ['álava', 'VI'],
  ['araba', 'VI'],
  ['vi', 'VI'],
  ['bizkaia', 'BI'],
  ['vizcaya', 'BI'],
  ['bi', 'BI'],
  ['gipuzkoa', 'SS'],
  ['guipuzcoa', 'SS'],
  ['guipúzcoa', 'SS'],
  ['ss', 'SS'],
]);

/** The supplier reports to the territory of its first address. */
function withTerritory(invoice: Invoice): Invoice {
  const territory = TERRITORIES.get(invoice.supplier?.addresses?.[0]?.region?.toLowerCase() ?? '');
  return territory ? changeTaxExtensions(invoice, fillExtension(REGION, territory)) : invoice;
}

function withSimplified(invoice: Invoice): Invoice {
  return invoice.$tags?.includes('simplified') ? changeTaxExtensions(invoice, setExtension(SIMPLIFIED, 'S')) : invoice;
}
