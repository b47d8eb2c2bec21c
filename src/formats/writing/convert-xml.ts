import { InvoiceTerms, TermGroup, TermValue, type Syntax } from '../en16931/term-tree.ts';
import { TAX_POINTS } from '../en16931/document/vocabulary.ts';

/**
 * Converts an invoice to the terms of another syntax. Nothing is calculated or normalised; only the codes of the tax
 * point (BT-8) differ between the syntaxes.
 */
export function convertTerms(terms: InvoiceTerms, syntax: Syntax): InvoiceTerms {
  const from: Readonly<Record<string, string>> = TAX_POINTS[terms.syntax];
  const to = Object.entries(TAX_POINTS[syntax]);
  const convertValue = (value: TermValue): TermValue => {
    const code = value.term === 'BT-8' ? to.find(([, key]) => key === from[value.value])?.[0] : undefined;
    const made = new TermValue(value.term, code ?? value.text, undefined, value.from, code ?? value.value);
    made.qualifier = value.qualifier;
    for (const part of value.parts) made.addPart(convertValue(part));
    return made;
  };
  const convertGroup = (group: TermGroup, parent?: TermGroup): TermGroup => {
    const made = new TermGroup(group.id, parent, undefined, group.from);
    // One by one: a file may have more than the arguments of a call.
    for (const value of group.values) made.values.push(convertValue(value));
    for (const inner of group.groups) made.groups.push(convertGroup(inner, made));
    return made;
  };
  return new InvoiceTerms(syntax, convertGroup(terms.invoice));
}
