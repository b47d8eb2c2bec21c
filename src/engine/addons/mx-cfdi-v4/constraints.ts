import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { Payment } from '../../documents/bill/payment.ts';
import type { Party } from '../../documents/org/party.ts';
import { PROD_SERV } from './extension-keys.ts';
import { GLOBAL } from './scenarios.ts';

/** Provider of the stamp with the authority's fiscal folio. */
export const UUID_STAMP = 'sat-uuid';

export const POST_CODE = /^[0-9]{5}$/;

function hasGlobalTag({ $tags }: Invoice): boolean {
  return $tags?.includes(GLOBAL) ?? false;
}

export const isGlobal = when<Invoice>('the invoice is global', hasGlobalTag);
export const isNotGlobal = when<Invoice>('the invoice is not global', (invoice) => !hasGlobalTag(invoice));

export const isMexican = when<Party>('the party is Mexican', ({ tax_id: taxId }) => taxId?.country === 'MX');

const PRODUCT_CODE = /^\d{8}$/;

/** An empty code is wrong; an absent one passes. */
export const haveProductCode = judge<Extensions>('have a product code of eight digits', (ext) => {
  const code = ext?.[PROD_SERV];
  return code === undefined || PRODUCT_CODE.test(code);
});

/** Rows of the document as a whole that are taxes of a state or a town: SAT has a complement for them. */
export const beLocalTaxes = satisfy<readonly { readonly key?: string }[]>(
  'be local taxes, with the key `tax`',
  (rows) => rows.every((row) => row.key === 'tax'),
);

/** Every means pays whole lines, the first ones the first: a CFDI has a payment for each, with its documents. */
function paysInTurn({ methods = [], lines = [] }: Payment): boolean {
  let turn = 0;
  for (const { amount } of methods) {
    let paid = lines[turn++]?.amount;
    while (paid && amount && turn < lines.length && paid.compare(amount) < 0) {
      const more = lines[turn++]?.amount;
      paid = more && paid.add(more);
    }
    if (!paid || !amount || !paid.equals(amount)) return false;
  }
  return methods.length > 1 && turn === lines.length;
}

export const paysOtherwise = when<Payment>(
  'the means of payment do not each pay whole lines in their order',
  (payment) => !paysInTurn(payment),
);
