import { CII } from '../../cii/cii.ts';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { termOf } from '../../en16931/terms.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { localName, type Row } from '../../mapping/row.ts';
import type { Condition } from '../../rules/kit/condition.ts';
import { inSyntax, type AnyRow } from '../../rules/kit/row.ts';
import { placesOf } from '../../rules/faults/table-terms.ts';
import { ciiStructure } from '../../structure/cii-structure.ts';
import { ublStructure } from '../../structure/ubl-structure.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { sampleParts, sidesOf } from './example-parts.ts';
import { placeOf, rootRows, targetPlace, typeAt, type ExampleSyntax } from './example-place.ts';
import { elementsOf, written, type Element, type Order, type Part, type Placed } from './example-tree.ts';
import { sampleOf } from './example-values.ts';

/** An excerpt of an invoice that breaks a rule, and one that does not. */
export interface RuleExample {
  readonly syntax: 'UBL' | 'CII';
  readonly wrong: string;
  readonly right: string;
}

const SYNTAXES: readonly (ExampleSyntax & { readonly name: RuleExample['syntax'] })[] = [
  { name: 'UBL', key: 'ubl', table: UBL, root: 'Invoice', structure: ublStructure },
  { name: 'CII', key: 'cii', table: CII, root: 'CrossIndustryInvoice', structure: ciiStructure },
];

/** Longest excerpt, in characters. */
const LONGEST = 2000;

/**
 * Examples in each syntax that has the rule, made of its row. The rule itself judges both: one that it does not judge as
 * meant is no example, and a rule without a row has none.
 */
export function examplesOf(rules: readonly TermRule[]): readonly RuleExample[] {
  return SYNTAXES.flatMap((syntax) => {
    for (const rule of rules) {
      const row = rule[syntax.key] && rule.rows?.[syntax.key];
      const example = row && exampleOf(row, rule, syntax);
      if (example) return [{ syntax: syntax.name, ...example }];
    }
    return [];
  });
}

function exampleOf(row: AnyRow, rule: TermRule, syntax: ExampleSyntax): Omit<RuleExample, 'syntax'> | undefined {
  const place = inSyntax(row.place, syntax.key);
  const targets = inSyntax(row.targets, syntax.key);
  if (place === undefined || targets === undefined) return undefined;
  const read = placeOf(typeof place === 'string' ? place : (place.like ?? place.name), syntax);
  if (!read) return undefined;
  const from = read.placed;
  const placed = targets.flatMap((target) => targetPlace(target, from, syntax) ?? []);
  if (placed.length < targets.length) return undefined;
  const sides = sidesOf(row, placed, syntax, from);
  if (!sides) return undefined;
  const { given } = row.options;
  const conditions = [
    ...read.conditions.flatMap((condition) => conditionParts(condition, from, syntax)),
    ...(given ? valueParts(given.term, given.text.split('|')[0], from, syntax) : []),
  ];
  const all = [...sides.wrong, ...sides.right].flat();
  // A row about the place itself is shown in the element around it.
  const isInside = read.isElement && !targets.includes('.');
  const isBare = [...sides.wrong, ...sides.right].some((parts) => parts.length === 0);
  const base = baseOf(isInside ? from : undefined, all, conditions, isBare);
  const common: readonly Part[] = [{ rows: base }, ...(isInside ? [from] : []), ...conditions];
  const around = isBare && conditions.length === 0 ? neighbour(base, all[0], syntax) : [];
  const make = (parts: readonly Part[]) => new Excerpt([...common, ...around, ...parts], base, syntax);
  const find = (tried: readonly (readonly Part[])[], isBroken: boolean) =>
    tried.map(make).find((excerpt) => excerpt.breaks(rule) === isBroken)?.text;
  const wrong = find(sides.wrong, true);
  const right = wrong === undefined ? undefined : find(sides.right, false);
  if (wrong === undefined || right === undefined || wrong === right || Math.max(wrong.length, right.length) > LONGEST)
    return undefined;
  return { wrong, right };
}

/** An invoice with little else, and the element of it that is shown. */
class Excerpt {
  readonly text: string | undefined;
  private readonly document: string;
  private readonly syntax: ExampleSyntax;

  constructor(parts: readonly Part[], base: readonly Row[], syntax: ExampleSyntax) {
    this.syntax = syntax;
    const { table, root } = syntax;
    const own = table.roots.find(({ name }) => localName(name) === root) ?? table.roots[0];
    const children = elementsOf(
      own.rows,
      parts.filter(({ rows }) => rows.length > 0),
      syntax.key,
      orderIn(syntax),
    );
    const whole: Element = { name: own.name, attributes: '', children, row: { name: own.name, rows: own.rows } };
    let shown: Element | undefined = whole;
    for (const row of base) shown = shown?.children.find((child) => child.row === row);
    this.text = shown && written(shown);
    const namespaces = Object.entries({ ...table.namespaces, ...table.inner });
    const declared = namespaces.map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${uri}"`);
    const isDefault = !own.name.includes(':') && !('' in table.namespaces);
    const attributes = `${declared.join('')}${isDefault ? ` xmlns="${own.namespace}"` : ''}`;
    this.document = written({ ...whole, attributes });
  }

  breaks(rule: TermRule): boolean | undefined {
    if (this.text === undefined) return undefined;
    const read = readXml(this.document);
    const reading = read.ok ? readTerms(this.syntax.table, read.document.root) : undefined;
    return reading && judgeTerms(reading.terms, [rule]).length > 0;
  }
}

/** The element that an example shows: the place, or what has all parts. */
function baseOf(
  place: Placed | undefined,
  parts: readonly Part[],
  conditions: readonly Part[],
  isBare: boolean,
): readonly Row[] {
  const above = ({ rows, attribute }: Placed) => (attribute === undefined ? rows.slice(0, -1) : rows);
  const lines = [
    ...(place ? [place.rows] : []),
    ...parts.map(above),
    ...conditions.map((part) => part.rows.slice(0, -1)),
  ];
  const [first = [], ...others] = lines;
  let length = first.length;
  for (const line of others) {
    let same = 0;
    while (same < length && line[same] === first[same]) same++;
    length = same;
  }
  // An element that only wraps what is missing is missing with it.
  while (isBare && length > (place?.rows.length ?? 0) && first[length - 1]?.rows?.length === 1) length--;
  return first.slice(0, length);
}

function conditionParts(
  { target, absent, isOther, texts }: Condition,
  from: Placed,
  syntax: ExampleSyntax,
): readonly Part[] {
  return absent || isOther ? [] : valueParts(target, texts[0], from, syntax);
}

function valueParts(target: string, value: string | undefined, from: Placed, syntax: ExampleSyntax): readonly Part[] {
  const placed = targetPlace(target, from, syntax) ?? targetPlace(target, { rows: [] }, syntax);
  if (!placed) return [];
  return value === undefined ? sampleParts(placed, syntax) : [{ ...placed, value }];
}

/** A value that every such element has, so that the example shows where it is: the last before the target, or else the first. */
function neighbour(base: readonly Row[], target: Part | undefined, syntax: ExampleSyntax): readonly Part[] {
  const inner = base.length === 0 ? rootRows(syntax) : (base.at(-1)?.rows ?? []);
  const order = orderIn(syntax);
  const positionOf = (row: Row | undefined): number =>
    row ? (order(base, localName(row.name)) ?? inner.indexOf(row)) : -1;
  const own = positionOf(target?.rows[base.length]);
  const found: (readonly [position: number, part: Part])[] = [];
  for (const [term, places] of placesOf(syntax.table, syntax.root).byTerm) {
    const { type, cardinality, parent } = termOf(term) ?? {};
    if (type === 'group' || cardinality !== '1') continue;
    const isUsual = parent === undefined || REQUIRED.has(termOf(parent)?.cardinality ?? '');
    for (const { rows, attribute } of places) {
      const last = rows.at(-1);
      if (!last || attribute !== undefined || last.readOnly) continue;
      if (rows.length <= base.length || rows.length > base.length + (isUsual ? NEAR : 1)) continue;
      if (!base.every((row, turn) => rows[turn] === row)) continue;
      if (target?.rows.every((row, turn) => rows[turn] === row)) continue;
      const value = sampleOf(term, localName(last.name), syntax.key);
      found.push([positionOf(rows[base.length]), { rows, term, value }]);
    }
  }
  found.sort(([a], [b]) => a - b);
  const near = found.findLast(([position]) => position <= own) ?? found[0];
  return near ? [near[1]] : [];
}

const REQUIRED: ReadonlySet<string> = new Set(['1', '+']);

/** Deepest neighbour. */
const NEAR = 3;

const orderIn =
  (syntax: ExampleSyntax): Order =>
  (above, name) =>
    typeAt(above, syntax)?.slotByName.get(name);
