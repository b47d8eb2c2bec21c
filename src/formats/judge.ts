import { judgeTerms } from './en16931/rules/judge.ts';
import type { TermRule, TermVerdict } from './en16931/rules/rule.ts';
import { EN16931_RULES } from './en16931/rules/rules.ts';
import type { InvoiceTerms, TermValue } from './en16931/term-tree.ts';
import { countryRules } from './peppol/countries/countries.ts';
import { participantRules } from './peppol/participant-rules.ts';
import { peppolCodeRules } from './peppol/peppol-code-rules.ts';
import { peppolRules } from './peppol/peppol-rules.ts';
import { xrechnungRules } from './xrechnung/xrechnung-rules.ts';
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

/** Rules that are judged together, by the name with which a request asks for them. */
export interface RuleSet {
  readonly key: string;
  readonly name: string;
  /** Profiles whose invoices they are for; every invoice when left out. */
  readonly profiles?: readonly string[];
  readonly rules: readonly TermRule[];
  /** Where its authority publishes them. */
  readonly norm: { readonly title: string; readonly url?: string };
}

/** Every rule set there is. */
export const RULE_SETS: readonly RuleSet[] = [
  {
    key: 'en16931',
    name: 'EN 16931',
    rules: EN16931_RULES,
    norm: { title: 'EN 16931-1, Electronic invoicing, Part 1: Semantic data model' },
  },
  {
    key: 'peppol-bis-3',
    name: 'Peppol BIS Billing 3',
    profiles: ['peppol-bis-3'],
    rules: [...peppolRules, ...peppolCodeRules, ...participantRules, ...countryRules],
    norm: { title: 'Peppol BIS Billing 3.0', url: 'https://docs.peppol.eu/poacc/billing/3.0/' },
  },
  {
    key: 'xrechnung-3',
    name: 'XRechnung 3.0',
    profiles: ['xrechnung-3'],
    rules: xrechnungRules,
    norm: { title: 'Spezifikation XRechnung 3.0', url: 'https://xeinkauf.de/xrechnung/' },
  },
];

/** The rule sets for invoices of a profile, or of none that is known. */
export function ruleSetsFor(profile: string | undefined): readonly RuleSet[] {
  return RULE_SETS.filter(({ profiles }) => !profiles || (profile !== undefined && profiles.includes(profile)));
}

export interface JudgeRequest {
  readonly terms: InvoiceTerms;
  /** Key of the profile that the invoice names, if it is a known one. */
  readonly profile: string | undefined;
  /** Keys of rule sets; those for the profile when left out. */
  readonly judge?: readonly string[];
  /** Where a value stands in the document. */
  readonly propertiesOf: (value: TermValue) => readonly string[];
}

/** Every rule of the sets that the invoice breaks, with its places in the XML and in the document. */
export function judgeInvoice({ terms, profile, judge, propertiesOf }: JudgeRequest): readonly Verdict[] {
  const sets = judge ? RULE_SETS.filter(({ key }) => judge.includes(key)) : ruleSetsFor(profile);
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
