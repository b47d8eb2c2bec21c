import type { Taxed } from './tax-rows.ts';
import type { BillDocument } from '../bill-document.ts';
import { withMembers } from '../../../core/schema/draft.ts';

/** With the tag `customer-rates` every tax follows the country of the customer's tax identity. */
export function applyCustomerRates<T extends BillDocument>(document: T): T {
  const identity = document.customer?.tax_id;
  if (!identity || !document.$tags?.includes('customer-rates')) return document;
  const country = identity.country === '' ? undefined : identity.country;
  const follow = <R extends Taxed>(rows: readonly R[] | undefined) =>
    rows?.map((row) =>
      row.taxes ? { ...row, taxes: row.taxes.map((combo) => withMembers(combo, { country })) } : row,
    );
  return {
    ...document,
    lines: follow(document.lines),
    discounts: follow(document.discounts),
    charges: follow(document.charges),
  };
}
