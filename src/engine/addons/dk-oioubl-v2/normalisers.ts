import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, removeExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Endpoint } from '../../documents/org/endpoint.ts';
import type { Inbox } from '../../documents/org/inbox.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

/** The rounding rule in which every figure has the decimals of the currency. */
export const CURRENCY_ROUNDING = 'currency';

/** Scheme of an endpoint with a number of the Danish business register. */
const CVR = 'DK:CVR';
const LEGAL = 'legal';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) =>
  invoice.tax?.rounding ? invoice : { ...invoice, tax: { ...invoice.tax, rounding: CURRENCY_ROUNDING } },
);

/** The format's own category follows from the key, which was derived from the code before. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) =>
  changeExtensions(combo, removeExtension('untdid-tax-category')),
);

export const normaliseParty = defineNormaliser<Party>(Party, (party) =>
  withLegalIdentity(withEndpointOfTaxId(withEndpointsOfInboxes(party))),
);

/** An inbox with scheme and code becomes an endpoint with that scheme. */
function withEndpointsOfInboxes(party: Party): Party {
  const { endpoints = [], inboxes = [] } = party;
  if (endpoints.length > 0) return party;
  const moved = inboxes.filter(isCoded);
  if (moved.length === 0) return party;
  const kept = inboxes.filter((inbox) => !isCoded(inbox));
  return { ...party, endpoints: moved.map(endpointOf), inboxes: kept.length > 0 ? kept : undefined };
}

function isCoded({ scheme, code }: Inbox): boolean {
  return Boolean(scheme) && Boolean(code);
}

function endpointOf({ label, scheme, code }: Inbox): Endpoint {
  return { label, uri: `${scheme}:${code}` };
}

function danishCodeOf({ tax_id: taxId }: Party): string {
  return taxId?.country === 'DK' ? (taxId.code ?? '') : '';
}

function withEndpointOfTaxId(party: Party): Party {
  const code = danishCodeOf(party);
  if (code === '' || (party.endpoints ?? []).length > 0) return party;
  return { ...party, endpoints: [{ uri: `${CVR}:${code}` }] };
}

function withLegalIdentity(party: Party): Party {
  const code = danishCodeOf(party);
  const { identities = [] } = party;
  if (code === '' || identities.some(({ scope }) => scope === LEGAL)) return party;
  return { ...party, identities: [...identities, { scope: LEGAL, code }] };
}
