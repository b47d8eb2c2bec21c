import { shortened } from '../members/form.ts';
import type { Output } from '../members/output.ts';

/** The categories of codes of goods. `OWN` and `OTHER` may have any text, the others letters and digits. */
const CATEGORIES: ReadonlySet<string> = new Set('VTSZ SZJ KN AHK CSK KT EJ TESZOR OWN OTHER'.split(' '));
const CODE = /^[A-Z0-9]{2,30}$/;

/** Writes a code with its category, in the element for a text of its form. */
export function putProductCode(out: Output, type: string, code: string): void {
  const category = CATEGORIES.has(type) ? type : 'OTHER';
  out.put('productCodeCategory', category);
  const isFree = category === 'OWN' || category === 'OTHER' || !CODE.test(code);
  out.put(isFree ? 'productCodeOwnValue' : 'productCodeValue', shortened(code, 255));
}
