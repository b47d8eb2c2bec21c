import { InvoiceTerms, TermGroup, TermValue, type Syntax } from './en16931/term-tree.ts';
import { TAX_POINTS } from './en16931/document/vocabulary.ts';

/**
 * The same invoice as terms of another syntax, to be written by its table. Nothing is calculated or normalised on the way; only
 * the codes of the tax point (BT-8) differ between the syntaxes.
 */
export function convertTerms(terms: InvoiceTerms, syntax: Syntax): InvoiceTerms {
  const from: Readonly<Record<string, string>> = TAX_POINTS[terms.syntax];
  const to = Object.entries(TAX_POINTS[syntax]);
  const convertValue = (value: TermValue): TermValue => {
    const code = value.term === 'BT-8' ? to.find(([, key]) => key === from[value.value])?.[0] : undefined;
    const made = new TermValue(value.term, code ?? value.text, undefined, value.from, code ?? value.value);
    made.qualifier = value.qualifier;
    made.parts.push(...value.parts.map(convertValue));
    return made;
  };
  const convertGroup = (group: TermGroup, parent?: TermGroup): TermGroup => {
    const made = new TermGroup(group.id, parent, undefined, group.from);
    made.values.push(...group.values.map(convertValue));
    made.groups.push(...group.groups.map((inner) => convertGroup(inner, made)));
    return made;
  };
  return new InvoiceTerms(syntax, convertGroup(terms.invoice));
}
