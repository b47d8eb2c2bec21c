import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
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
