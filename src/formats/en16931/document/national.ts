import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import type { Draft, Path } from './draft.ts';
import { decode } from './leaf-rows.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** What national profiles say again: names of categories, the breakdown of an extension, the person who issues. */
export function putNational(draft: Draft, invoice: InvoiceTerms, seller: Path): void {
  for (const term of NAMES) for (const value of invoice.values(term)) draft.implied(value, xmlMessages.byCategory);
  const reasons = new Set(['BT-120', 'BT-121'].flatMap((term) => invoice.values(term).map(({ value }) => value)));
  for (const term of REASONS) {
    for (const value of invoice.values(term)) {
      if (reasons.has(value.value)) draft.implied(value, xmlMessages.byCategory);
    }
  }
  for (const term of SUMS) for (const value of invoice.values(term)) draft.implied(value, xmlMessages.sumOfTaxes);
  for (const again of invoice.groups('X-Subtotal')) {
    for (const value of again.values) draft.implied(value, xmlMessages.taxOfLines);
  }
  const group = invoice.group('BG-4');
  if (group) putOperator(draft, group, [...seller, 'people', 0]);
}

const NAMES = ['X-CategoryName', 'X-ItemCategoryName', 'X-AllowanceCategoryName', 'X-ChargeCategoryName'];
const REASONS = ['X-ItemExemptionCode', 'X-ItemExemption', 'X-ChargeExemptionCode', 'X-ChargeExemption'];
const SUMS = ['X-TaxSum', 'X-NetInScope', 'X-OutOfScope'];

/** The operator is the first person of the seller, unless that is another one. */
function putOperator(draft: Draft, seller: TermGroup, place: Path): void {
  const [name, number] = [seller.value('X-Operator'), seller.value('X-OperatorId')];
  const known = draft.get([...place, 'name', 'given']);
  if (known === undefined) draft.put([...place, 'name', 'given'], decode(draft, name), name);
  else if (known === name?.value) draft.taken(name, [...place, 'name', 'given']);
  else return;
  draft.put([...place, 'identities', 0, 'code'], decode(draft, number, 'code'), number);
}
