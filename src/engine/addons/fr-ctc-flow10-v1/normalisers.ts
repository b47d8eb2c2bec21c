import { isEuMember } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension, removeExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { withBillingMode } from '../shared/billing-mode.ts';
import {
  legalIdentity,
  schemeOf,
  withLegalSiren,
  withRegisterScheme,
  withSirenOfTaxId,
} from '../shared/french-party.ts';
import { withTaxCategory } from '../shared/tax-category.ts';
import { B2C_CATEGORY } from './extension-keys.ts';

export const VAT_NUMBER_SCHEME = '0223';

export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, withTaxCategory);

export const normaliseIdentity = defineNormaliser<Identity>(Identity, withRegisterScheme);

/** A VAT number of another member state identifies the party, as a SIREN does a French one. */
function withVatNumber(party: Party): Party {
  const { tax_id: taxId, identities = [] } = party;
  if (!taxId?.code || taxId.country === 'FR' || !isEuMember(taxId.country)) return party;
  if (identities.some((identity) => schemeOf(identity) === VAT_NUMBER_SCHEME)) return party;
  return { ...party, identities: [...identities, legalIdentity(VAT_NUMBER_SCHEME, taxId.country + taxId.code)] };
}

function normalised(party: Party): Party {
  return withLegalSiren(withVatNumber(withSirenOfTaxId(party)), withRegisterScheme);
}

export const normaliseParty = defineNormaliser<Party>(Party, normalised);

/** Sales to consumers of unknown kind are reported as sales without French VAT. */
const USUAL_CATEGORY = 'TNT1';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const supplier = invoice.supplier && normalised(invoice.supplier);
  const customer = invoice.customer && normalised(invoice.customer);
  const given = invoice.tax ?? {};
  const emptyCategory = given.ext?.[B2C_CATEGORY] === '' ? [removeExtension(B2C_CATEGORY)] : [];
  const tax = customer
    ? withBillingMode(given, invoice)
    : changeExtensions(given, ...emptyCategory, fillExtension(B2C_CATEGORY, USUAL_CATEGORY));
  if (supplier === invoice.supplier && customer === invoice.customer && tax === invoice.tax) return invoice;
  return { ...invoice, supplier, customer, tax };
});
