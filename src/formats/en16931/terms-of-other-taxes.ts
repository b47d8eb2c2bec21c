import type { Words } from '../../engine/index.ts';
import { TAX_NAMES } from './term-names.ts';

/** Names of terms with other taxes than VAT, from those with the name of VAT in the language. */
export function termsOfOtherTaxes(terms: Words, vat: string): Words {
  const named = Object.entries(terms).filter(([code, name]) => !code.endsWith('.meaning') && name.includes(vat));
  return Object.fromEntries(
    named.flatMap(([code, name]) => TAX_NAMES.map((tax) => [`${code}.${tax}`, name.replace(vat, tax)])),
  );
}
