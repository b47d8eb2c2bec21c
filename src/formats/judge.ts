import { judgeTerms } from './en16931/rules/judge.ts';
import type { TermVerdict } from './en16931/rules/rule.ts';
import type { InvoiceTerms, TermValue } from './en16931/term-tree.ts';
import { ruleSetsFor, type RuleSet } from './rule-sets/rule-set.ts';
import { xmlPath, type XmlNode } from './xml/xml-tree.ts';

/** A rule that an invoice breaks, at one of its occurrences. */
export interface Verdict {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly description: string;
  /** Terms the rule speaks of. */
  readonly terms: readonly string[];
  /** Places in the XML, as paths. */
  readonly places: readonly string[];
  /** Places in the document, as JSON paths. */
  readonly properties: readonly string[];
  /** The values that were judged, as written. */
  readonly found: readonly { readonly term: string; readonly text: string }[];
  /** The figure that would be right, where the rule tells one. */
  readonly right?: string;
}

export interface JudgeRequest {
  readonly terms: InvoiceTerms;
  /** At least the sets that the invoice is judged by, with the rules for its syntax. */
  readonly ruleSets: readonly RuleSet[];
  /** Key of the profile that the invoice names, if it is a known one. */
  readonly profile: string | undefined;
  /** Keys of rule sets; those for the profile when left out. */
  readonly judge?: readonly string[];
  /** Where a value stands in the document. */
  readonly propertiesOf: (value: TermValue) => readonly string[];
}

/** Every rule of the sets that the invoice breaks, with its places in the XML and in the document. */
export function judgeInvoice(request: JudgeRequest): readonly Verdict[] {
  const { terms, propertiesOf } = request;
  const sets = ruleSetsFor(request.ruleSets, request);
  const verdicts = sets.flatMap(({ rules }) => judgeTerms(terms, rules));
  if (verdicts.length === 0) return [];
  const values = valuesByNode(terms);
  return verdicts.map((verdict) => withPlaces(verdict, values, propertiesOf));
}

function withPlaces(
  { rule, severity, description, terms, nodes, found, right }: TermVerdict,
  values: ReadonlyMap<XmlNode, readonly TermValue[]>,
  propertiesOf: JudgeRequest['propertiesOf'],
): Verdict {
  const properties = nodes.flatMap((node) => (values.get(node) ?? []).flatMap(propertiesOf));
  return {
    rule,
    severity,
    description,
    terms,
    places: nodes.map(xmlPath),
    properties: [...new Set(properties)],
    found,
    ...(right !== undefined && { right }),
  };
}

function valuesByNode(terms: InvoiceTerms): ReadonlyMap<XmlNode, readonly TermValue[]> {
  const values = new Map<XmlNode, TermValue[]>();
  for (const value of terms.everyValue()) {
    if (!value.node) continue;
    const known = values.get(value.node);
    if (known) known.push(value);
    else values.set(value.node, [value]);
  }
  return values;
}
