import type { Level } from '../../rule-sets/level.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { XmlElement, type XmlNode } from '../../xml/xml-tree.ts';
import type { TermGroup } from '../term-tree.ts';
import { TermValue, type InvoiceTerms } from '../term-tree.ts';
import type { Subject, TermRule, TermVerdict } from './rule.ts';
import { messageOf } from '../../../engine/values.ts';

/** Most verdicts of one rule: a hundred thousand bad lines need not repeat it. */
export const MOST_VERDICTS_OF_A_RULE = 100;

/**
 * Judges the terms as written, before normalisation and calculation. Verdicts come in the order of rules, then of the
 * text; a rule gives at most {@link MOST_VERDICTS_OF_A_RULE}. The caller gives rules that are bound to the invoice: rows
 * of an authority's own format say the same in both syntaxes.
 */
export function judgeTerms(invoice: InvoiceTerms, rules: readonly TermRule[], today?: string): readonly TermVerdict[] {
  const verdicts: TermVerdict[] = [];
  for (const rule of rules) {
    const most = verdicts.length + MOST_VERDICTS_OF_A_RULE;
    judgePart(rule, rule.severity, invoice, today, verdicts, most);
    if (rule.also) for (const part of rule.also) judgePart(part, rule.severity, invoice, today, verdicts, most);
  }
  return verdicts;
}

function judgePart(
  rule: TermRule,
  severity: Level,
  invoice: InvoiceTerms,
  today: string | undefined,
  verdicts: TermVerdict[],
  most: number,
): void {
  const demand = rule[invoice.syntax];
  if (!demand || verdicts.length === most) return;
  const row = rule.rows?.[invoice.syntax];
  for (const subject of demand.on(invoice)) {
    const holds = demand.must(subject, invoice, today);
    if (holds === true) continue;
    const right = holds === false ? undefined : holds.right;
    verdicts.push(verdictOf(rule, severity, row, subject, invoice, right, demand.place?.(subject)));
    if (verdicts.length === most) return;
  }
}

function verdictOf(
  rule: TermRule,
  severity: Level,
  row: AnyRow | undefined,
  subject: Subject,
  invoice: InvoiceTerms,
  right: string | undefined,
  fallback: XmlNode | undefined,
): TermVerdict {
  const values = subject instanceof XmlElement ? [] : valuesOf(rule.terms, subject);
  const nodes = values.flatMap(({ node }) => node ?? []);
  const place = nodes.length > 0 ? nodes : [fallback ?? placeOf(subject, invoice)].filter((node) => node !== undefined);
  return {
    rule: rule.code,
    severity,
    description: messageOf(rule.say ?? rule.code, rule.code),
    ...(row && { broken: { row, subject } }),
    terms: rule.terms,
    nodes: place,
    found: values.map(({ term, text }) => ({ term, text })),
    right,
  };
}

/** Most wrong nodes and values in one verdict. */
const MOST_VALUES = 8;

/** The values of the rule's terms in the subject, in the order of the rule. */
function valuesOf(terms: readonly string[], subject: TermGroup | TermValue): readonly TermValue[] {
  if (subject instanceof TermValue) return [subject];
  const found: TermValue[] = [];
  for (const term of terms) {
    collect(term, subject, found);
    if (found.length >= MOST_VALUES) break;
  }
  return found.slice(0, MOST_VALUES);
}

function collect(term: string, group: TermGroup, found: TermValue[]): void {
  for (const value of group.values) {
    if (value.term === term) found.push(value);
    for (const part of value.parts) if (part.term === term) found.push(part);
    if (found.length >= MOST_VALUES) return;
  }
  for (const inner of group.groups) collect(term, inner, found);
}

/** The place of something missing: the subject itself, or its nearest written ancestor. */
function placeOf(subject: Subject, invoice: InvoiceTerms): XmlNode | undefined {
  if (subject instanceof XmlElement) return subject;
  if (subject instanceof TermValue) return subject.node ?? invoice.root;
  for (let group: TermGroup | undefined = subject; group; group = group.parent) if (group.node) return group.node;
  return invoice.root;
}
