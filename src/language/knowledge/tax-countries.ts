import { memberOf, stringAt } from '../syntax/tree.ts';
import type { SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { describeDocument } from './describe-document.ts';

/**
 * Every country whose tax law concerns a document, its own first: those of its regime, of each party's tax number, and
 * of taxes charged for another country. Codes are those of regimes, so `EL` for Greece.
 */
export function taxCountries(tree: SyntaxTree): readonly string[] {
  const own = describeDocument(tree).regime;
  const found = new Set(own ? [regimeCode(own)] : []);
  function note(node: ValueNode | undefined): void {
    const country = stringAt(node, 'country');
    if (country !== undefined && country !== '') found.add(regimeCode(country));
  }
  function visit(node: ValueNode | undefined): void {
    if (node?.kind === 'array') for (const item of node.items) visit(item);
    if (node?.kind !== 'object') return;
    note(memberOf(node, 'tax_id')?.value);
    const taxes = memberOf(node, 'taxes')?.value;
    if (taxes?.kind === 'array') for (const entry of taxes.items) note(entry);
    for (const member of node.members) visit(member.value);
  }
  visit(tree.root);
  return [...found];
}

/** Greece is `EL` as a tax country and `GR` elsewhere. */
export function regimeCode(country: string): string {
  return country === 'GR' ? 'EL' : country;
}
