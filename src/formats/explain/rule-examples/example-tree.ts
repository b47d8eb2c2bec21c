import { termOf } from '../../en16931/terms.ts';
import { toForm } from '../../mapping/form.ts';
import { localName, type AttributeRow, type Row } from '../../mapping/row.ts';
import { escaped } from '../../xml/open-value.ts';
import { sampleOf } from './example-values.ts';

/** Elements from below the root, and the attribute of the last. */
export interface Placed {
  readonly rows: readonly Row[];
  readonly attribute?: string | undefined;
  readonly term?: string | undefined;
}

/** What an example has at a place: an element or an attribute with its value, or an element alone. */
export interface Part extends Placed {
  readonly value?: string | undefined;
  /** Of several such elements, which one; 0 if omitted. */
  readonly turn?: number;
}

/** An element of an example. */
export interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly text?: string | undefined;
  readonly children: readonly Element[];
  /** The row that it was made of. */
  readonly row: Row;
}

/** Elements in the order of a schema. */
export type Order = (above: readonly Row[], name: string) => number | undefined;

/** The elements of the parts, in the order of the mapping, with all that the mapping always writes there. */
export function elementsOf(
  rows: readonly Row[],
  parts: readonly Part[],
  syntax: 'ubl' | 'cii',
  order: Order,
  above: readonly Row[] = [],
): readonly Element[] {
  const depth = above.length;
  const used = new Set(parts.flatMap((part) => part.rows[depth] ?? []));
  const added = [...used].filter((row) => !rows.includes(row));
  const elements = [...rows, ...added].flatMap((row): readonly Element[] => {
    const own = parts.filter((part) => part.rows[depth] === row);
    if (own.length === 0) return depth === 0 ? [] : fixed(row);
    const turns = [...new Set(own.map((part) => turnAt(part, depth)))];
    return turns.map((turn) => {
      const inside = own.filter((part) => turnAt(part, depth) === turn);
      return element(row, inside, syntax, order, [...above, row]);
    });
  });
  const seen = new Set<string>();
  const distinct = elements.filter((entry) => {
    if (used.has(entry.row)) return true;
    const isNew = !seen.has(entry.name) && !elements.some((other) => used.has(other.row) && other.name === entry.name);
    seen.add(entry.name);
    return isNew;
  });
  const places = distinct.map(({ name }) => order(above, localName(name)));
  if (places.includes(undefined)) return distinct;
  return distinct
    .map((entry, turn) => [places[turn] ?? 0, entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

const turnAt = (part: Part, depth: number): number => (depth === part.rows.length - 1 ? (part.turn ?? 0) : 0);

function element(row: Row, parts: readonly Part[], syntax: 'ubl' | 'cii', order: Order, line: readonly Row[]): Element {
  const here = parts.filter((part) => part.rows.length === line.length);
  const own = new Map(
    here.flatMap(({ attribute, value }) => (attribute === undefined ? [] : [[attribute, value] as const])),
  );
  const value = here.find((part) => part.attribute === undefined && part.value !== undefined)?.value;
  const inner = parts.filter((part) => part.rows.length > line.length);
  const children = elementsOf(row.rows ?? [], inner, syntax, order, line);
  const needsText = value === undefined && children.length === 0 && row.term !== undefined;
  const text = value ?? (needsText ? sampleOf(row.term, localName(row.name), syntax) : undefined);
  return {
    name: row.name,
    attributes: attributes(row.attributes ?? [], own, syntax),
    text: text === undefined ? undefined : toForm(row.form, text),
    children,
    row,
  };
}

function attributes(
  rows: readonly AttributeRow[],
  own: ReadonlyMap<string, string | undefined>,
  syntax: 'ubl' | 'cii',
) {
  const written = new Map<string, string>();
  for (const { name, fixed: only, otherwise, currency, term, readOnly } of rows) {
    const isNeeded = term !== undefined && (termOf(term)?.cardinality === '1' || name === 'unitCode');
    if (readOnly) continue;
    const value = only ?? otherwise ?? (currency ? 'EUR' : isNeeded ? sampleOf(term, name, syntax) : undefined);
    if (value !== undefined) written.set(name, value);
  }
  for (const [name, value] of own)
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  return [...written].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/** What the mapping writes whatever the invoice says. */
function fixed(row: Row, depth = 0): readonly Element[] {
  if (row.readOnly || row.implied || depth > DEEPEST) return [];
  const text = row.fixed ?? row.otherwise;
  const own = attributes(row.attributes ?? [], new Map(), 'ubl');
  if (text !== undefined) return [{ name: row.name, attributes: own, text, children: [], row }];
  if (!row.always) return [];
  const children = (row.rows ?? []).flatMap((inner) => fixed(inner, depth + 1));
  return children.length === 0 ? [] : [{ name: row.name, attributes: '', children, row }];
}

const DEEPEST = 8;

/** An element as XML, two blanks for each level. */
export function written({ name, attributes: own, text, children }: Element, indent = ''): string {
  if (children.length > 0) {
    const inner = children.map((child) => written(child, `${indent}  `)).join('\n');
    return `${indent}<${name}${own}>\n${inner}\n${indent}</${name}>`;
  }
  if (text === undefined) return `${indent}<${name}${own}/>`;
  return `${indent}<${name}${own}>${escaped(text)}</${name}>`;
}
