import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension, removeExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';

const ISSUE_PLACE = 'mx-cfdi-issue-place';
const POST_CODE = 'mx-cfdi-post-code';

/**
 * The place of issue (LugarExpedicion) is the supplier's post code, unless the document has one. Older documents have
 * post codes as extensions of the parties; now they come from the addresses.
 */
export const placeOfIssue = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const { supplier, customer } = invoice;
  const tax = withIssuePlace(invoice.tax, supplier);
  const after = {
    supplier: supplier && withoutPostCode(supplier),
    customer: customer && withoutPostCode(withAddressOfPostCode(customer)),
  };
  if (tax === invoice.tax && after.supplier === supplier && after.customer === customer) return invoice;
  return { ...invoice, ...after, tax };
});

function withIssuePlace(tax: Invoice['tax'], supplier: Party | undefined): Invoice['tax'] {
  const code = supplier?.ext?.[POST_CODE] ?? supplier?.addresses?.[0]?.code;
  if (!code) return tax;
  const before = tax ?? {};
  const after = changeExtensions(before, fillExtension(ISSUE_PLACE, code));
  return after === before ? tax : after;
}

function withAddressOfPostCode(customer: Party): Party {
  const code = customer.ext?.[POST_CODE];
  if (code === undefined) return customer;
  const [first = {}, ...others] = customer.addresses ?? [];
  return { ...customer, addresses: [{ ...first, code }, ...others] };
}

function withoutPostCode(party: Party): Party {
  return changeExtensions(party, removeExtension(POST_CODE));
}
