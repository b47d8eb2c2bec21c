import type { TermRule } from '../en16931/rules/rule.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import type { Structure } from '../structure/structure.ts';

/** What is known of a rule set before its rules are fetched. */
export interface RuleSetCard {
  /** The name with which a request asks for it. */
  readonly key: string;
  readonly name: string;
  /** Profiles whose invoices it is for; every invoice when left out. */
  readonly profiles?: readonly string[];
  /** Where its authority publishes it. */
  readonly norm: { readonly title: string; readonly url?: string };
}

/** Rules that are judged together. */
export interface RuleSet extends RuleSetCard {
  /** All of them, or those that can apply to the syntax they were fetched for. */
  readonly rules: readonly TermRule[];
  /** Content models of syntaxes: the rules of the set are judged by walking the elements along the one that begins with the outermost. */
  readonly structures?: readonly Structure[];
}

/** What an invoice is judged by. */
export interface Judging {
  readonly syntax: Syntax;
  /** Key of the profile that the invoice names, if it is a known one. */
  readonly profile: string | undefined;
  /** Keys of rule sets; those for the profile when left out. */
  readonly judge?: readonly string[];
  /** Countries that the invoice names, in capitals: rules of others need not be fetched. Every country when left out. */
  readonly countries?: readonly string[];
}

/** Every rule set there is. */
export const RULE_SET_CARDS = [
  {
    key: 'schema',
    name: 'XML Schema',
    norm: { title: 'XML schemas of UBL 2.1 (OASIS) and of CII D16B (UN/CEFACT)' },
  },
  {
    key: 'en16931',
    name: 'EN 16931',
    norm: { title: 'EN 16931-1, Electronic invoicing, Part 1: Semantic data model' },
  },
  {
    key: 'peppol-bis-3',
    name: 'Peppol BIS Billing 3',
    profiles: ['peppol-bis-3'],
    norm: { title: 'Peppol BIS Billing 3.0', url: 'https://docs.peppol.eu/poacc/billing/3.0/' },
  },
  {
    key: 'peppol-self-billing-3',
    name: 'Peppol BIS Self-Billing 3',
    profiles: ['peppol-self-billing-3'],
    norm: { title: 'Peppol BIS Self-Billing 3.0', url: 'https://docs.peppol.eu/poacc/self-billing/3.0/' },
  },
  {
    key: 'xrechnung-3',
    name: 'XRechnung 3.0',
    profiles: ['xrechnung-3'],
    norm: { title: 'Spezifikation XRechnung 3.0', url: 'https://xeinkauf.de/xrechnung/' },
  },
] as const satisfies readonly RuleSetCard[];

export type RuleSetKey = (typeof RULE_SET_CARDS)[number]['key'];

/** Those of the sets that an invoice is judged by. */
export function ruleSetsFor<S extends RuleSetCard>(
  sets: readonly S[],
  { profile, judge }: Pick<Judging, 'profile' | 'judge'>,
): readonly S[] {
  if (judge) return sets.filter(({ key }) => judge.includes(key));
  return sets.filter(({ profiles }) => !profiles || (profile !== undefined && profiles.includes(profile)));
}
