import { attributeOf, childOf, isElement, type XmlElement } from '../../xml/xml-tree.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { Decimal, isNegativeZero } from '../decimal.ts';
import type { TermValue } from '../term-tree.ts';
import { type InvoiceTerms, type Syntax, type TermGroup } from '../term-tree.ts';
import type { Holds } from './rule.ts';

/** Building blocks of rules: contexts and constraints. */

// ── contexts
// ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every written occurrence of a group; groups implied only by a term elsewhere do not count. */
export const eachGroup =
  (id: string) =>
  (invoice: InvoiceTerms): readonly TermGroup[] =>
    invoice.groups(id).filter(({ node }) => node !== undefined);

export const eachValue =
  (...ids: readonly string[]) =>
  (invoice: InvoiceTerms): readonly TermValue[] =>
    ids.flatMap((id) => invoice.values(id));

/** Elements with these names at any depth, in text order for each name. */
export function elementsNamed({ root }: InvoiceTerms, ...names: readonly string[]): readonly XmlElement[] {
  if (!root) return [];
  const { byName, found } = xmlIndex(root);
  if (names.length === 1 && names[0] !== undefined) return byName.get(names[0]) ?? [];
  const all = names.join(' ');
  let elements = found.get(all);
  if (!elements) found.set(all, (elements = names.flatMap((name) => byName.get(name) ?? [])));
  return elements;
}

/**
 * Allowances and charges share one element in both syntaxes; a rule applies only if the distinguishing element is
 * present.
 */
export const eachAllowance = (id: 'BG-20' | 'BG-27') => withIndicator(id, ['false', '0']);
export const eachCharge = (id: 'BG-21' | 'BG-28') => withIndicator(id, ['true', '1']);

function withIndicator(id: string, texts: readonly string[]) {
  return (invoice: InvoiceTerms): readonly TermGroup[] =>
    invoice.groups(id).filter(({ node }) => {
      // ZUGFeRD 1.0 has a freight element, which is a charge by its name.
      if (node?.name === 'SpecifiedLogisticsServiceCharge' && invoice.root?.name === 'CrossIndustryDocument')
        return true;
      const indicator = childOf(node, 'ChargeIndicator');
      const element = childOf(indicator, 'Indicator') ?? indicator;
      return element !== undefined && texts.includes(element.text.trim());
    });
}

// ── constraints
// ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The first value of the term in the group or in a group directly below. */
export function valueIn(group: TermGroup, id: string): TermValue | undefined {
  const own = group.value(id);
  if (own) return own;
  for (const inner of group.groups) {
    // A subline is a separate line.
    if (inner.id === group.id || inner.id === 'BG-DEX-01') continue;
    const value = valueIn(inner, id);
    if (value) return value;
  }
  return undefined;
}

/** Present, even if empty. */
export const exists =
  (id: string) =>
  (group: TermGroup): boolean =>
    valueIn(group, id) !== undefined;

/** Present, and nowhere blank. */
export const partPresent =
  (id: string) =>
  (value: TermValue): boolean =>
    (value.part(id)?.plain ?? '') !== '';

/** Present and not blank. */
export const present =
  (id: string) =>
  (group: TermGroup): boolean =>
    (valueIn(group, id)?.plain ?? '') !== '';

export const oneExists =
  (...ids: readonly string[]) =>
  (group: TermGroup): boolean =>
    ids.some((id) => valueIn(group, id) !== undefined);

export const partExists =
  (id: string) =>
  (value: TermValue): boolean =>
    value.part(id) !== undefined;

export function decimalOf(group: TermGroup, id: string): Decimal | undefined {
  return valueIn(group, id)?.decimal;
}

export function sum(values: Iterable<Decimal | undefined>): Decimal {
  let total = Decimal.ZERO;
  for (const value of values) if (value) total = total.plus(value);
  return total;
}

/** The figure must equal this one, with any number of decimals. */
export function mustEqual(found: Decimal | undefined, right: Decimal | undefined): Holds {
  if (!right) return false;
  return found?.equals(right) ? true : { right: right.toString() };
}

/**
 * The same for tests of CII that compare the written text with a sum: a negative zero (`-0.00`) then differs from zero,
 * also where the sum is one.
 */
export function mustEqualInCii(found: TermValue | undefined, right: Decimal, isSumNegativeZero = false): Holds {
  const holds = mustEqual(found?.decimal, right);
  if (holds !== true || !right.isZero() || !found) return holds;
  return isNegativeZero(found.text) === isSumNegativeZero ? true : { right: '0' };
}

/** The figure must differ by less than one currency unit. */
export function mustBeNear(found: Decimal | undefined, right: Decimal): Holds {
  return found && found.minus(right).absolute().compare(ONE) < 0 ? true : { right: right.toString() };
}

const ONE = new Decimal(1n, 0);

/** VAT, by the scheme beside a category or number. UBL ignores white space around it, CII does not. */
export function isVat(scheme: TermValue | undefined, syntax: Syntax): boolean {
  return (syntax === 'cii' ? scheme?.text : scheme?.plain)?.toUpperCase() === 'VAT';
}

/** The currency written with an amount. */
export function currencyOf(value: TermValue): string | undefined {
  const { node } = value;
  return node && isElement(node) ? attributeOf(node, 'currencyID')?.value : undefined;
}
