import type { JsonObject } from '../../../engine/index.ts';
import type { Profile } from '../profiles/profile.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { ALLOWANCE_TAX, CHARGE_TAX, putBreakdown } from './taxes.ts';
import { DOCUMENT_ALLOWANCE, DOCUMENT_CHARGE, putAdjustments } from './adjustments.ts';
import { putDelivery } from './delivery.ts';
import { Draft } from './draft.ts';
import { putDuties } from './duties.ts';
import { putHeader } from './header.ts';
import { putLines } from './lines.ts';
import { putNational } from './national.ts';
import { putParty, BUYER, REPRESENTATIVE, SELLER } from './parties.ts';
import { putPayment } from './payment.ts';
import { putProfile } from './profile-terms.ts';
import { putTotals } from './totals.ts';

/** Usual order of a document's members. */
const ORDER = [
  '$schema',
  '$regime',
  '$addons',
  '$tags',
  'uuid',
  'type',
  'code',
  'issue_date',
  'issue_time',
  'value_date',
  'currency',
  'exchange_rates',
  'preceding',
  'tax',
  'supplier',
  'customer',
  'lines',
  'discounts',
  'charges',
  'ordering',
  'payment',
  'delivery',
  'totals',
  'notes',
  'attachments',
];

/**
 * Converts an invoice's terms to a document as a person would write it, without calculated values. The draft knows the
 * outcome of each term. `hasRegime` says whether a country has a tax regime.
 */
export function toDocument(
  invoice: InvoiceTerms,
  profile: Profile | undefined,
  hasRegime: (country: string) => boolean,
): { readonly document: JsonObject; readonly draft: Draft } {
  const draft = new Draft();
  draft.put(['$schema'], 'https://gobl.org/draft-0/bill/invoice');
  putProfile(draft, invoice, profile);
  // EN 16931 rounds each figure before adding.
  draft.put(['tax', 'rounding'], 'currency');
  putHeader(draft, invoice, profile);
  putParties(draft, invoice, profile);
  putRegime(draft, hasRegime);
  putLines(draft, invoice, profile?.ways);
  putAdjustments(draft, invoice.invoice, [], DOCUMENT_ALLOWANCE, invoice, ALLOWANCE_TAX);
  putAdjustments(draft, invoice.invoice, [], DOCUMENT_CHARGE, invoice, CHARGE_TAX);
  putDuties(draft, invoice);
  putBreakdown(draft, invoice);
  putPayment(draft, invoice, (profile?.addons.length ?? 0) > 0, { endpointUris: profile?.ways?.endpointUris });
  putDelivery(draft, invoice);
  putTotals(draft, invoice);
  putNational(draft, invoice, invoice.group('BG-11') ? ['ordering', 'seller'] : ['supplier']);
  return { document: ordered(draft.root), draft };
}

/** A tax representative becomes the supplier; the seller goes to the ordering details. */
function putParties(draft: Draft, invoice: InvoiceTerms, profile: Profile | undefined): void {
  const how = {
    legalFirst: invoice.syntax === 'ubl',
    scheme: profile?.partyScheme,
    endpointUris: profile?.ways?.endpointUris,
    numbersByType: profile?.ways?.numbersByType,
  };
  const [seller, buyer, representative] = [invoice.group('BG-4'), invoice.group('BG-7'), invoice.group('BG-11')];
  if (representative) putParty(draft, representative, ['supplier'], REPRESENTATIVE, how);
  if (seller) putParty(draft, seller, representative ? ['ordering', 'seller'] : ['supplier'], SELLER, how);
  if (buyer) putParty(draft, buyer, ['customer'], BUYER, how);
}

function putRegime(draft: Draft, hasRegime: (country: string) => boolean): void {
  const country = draft.get(['supplier', 'tax_id', 'country']) ?? draft.get(['supplier', 'addresses', 0, 'country']);
  if (typeof country === 'string' && hasRegime(country)) draft.put(['$regime'], country);
}

function ordered(document: JsonObject): JsonObject {
  const known = ORDER.filter((name) => document[name] !== undefined);
  const rest = Object.keys(document).filter((name) => !ORDER.includes(name));
  return Object.fromEntries([...known, ...rest].map((name) => [name, document[name]])) as JsonObject;
}
