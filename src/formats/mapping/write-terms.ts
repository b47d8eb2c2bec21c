import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { termOf } from '../en16931/terms.ts';
import { pathBelow } from '../xml/xml-path.ts';
import type { XmlOutput } from '../xml/write-xml.ts';
import { toForm } from './form.ts';
import { localName, type AttributeRow, type RootRow, type Row } from './row.ts';

/** A place in the written XML, and its place in the document. */
export interface Link {
  /** `/Invoice[1]/ID[1]` */
  readonly path: string;
  readonly term: string;
  /** JSON path. */
  readonly from?: string;
}

export interface WrittenTerms {
  readonly root: XmlOutput;
  readonly links: readonly Link[];
  /** The written values. */
  readonly written: ReadonlySet<TermValue>;
}

/** Writes terms by the rows of a syntax, in order. */
export function writeTerms(
  root: RootRow,
  namespaces: Readonly<Record<string, string>>,
  terms: InvoiceTerms,
): WrittenTerms {
  const writing = new Writing(terms);
  const children = writing.inside(root.rows, { group: terms.invoice, each: new Map() });
  const prefix = root.name.includes(':') ? root.name.slice(0, root.name.indexOf(':')) : '';
  const declared = Object.entries(namespaces).filter(([key]) => key !== prefix);
  const attributes = [
    [prefix ? `xmlns:${prefix}` : 'xmlns', root.namespace] as const,
    ...declared.map(([key, uri]) => [`xmlns:${key}`, uri] as const),
  ];
  const output = { name: root.name, attributes, children: children.map(({ output }) => output) };
  return { root: output, links: linksOf(children, `/${localName(root.name)}[1]`), written: writing.written };
}

/** The position in the terms. */
interface Context {
  readonly group: TermGroup;
  /** Values restricted to one, by term. */
  readonly each: ReadonlyMap<string, TermValue>;
}

/** An element with its sources; `says` is whether any of its content comes from the terms. */
interface Piece {
  readonly output: XmlOutput;
  readonly says: boolean;
  readonly value?: TermValue | undefined;
  readonly attributeValues: readonly (readonly [name: string, value: TermValue])[];
  readonly children: readonly Piece[];
}

class Writing {
  readonly written = new Set<TermValue>();
  private readonly terms: InvoiceTerms;

  constructor(terms: InvoiceTerms) {
    this.terms = terms;
  }

  inside(rows: readonly Row[], context: Context): readonly Piece[] {
    return rows.flatMap((row) => {
      if (row.readOnly || row.implied) return [];
      if (row.unless !== undefined && this.terms.group(row.unless)) return [];
      if (row.needs !== undefined && valuesFor(context, row.needs).length === 0) return [];
      return this.row(row, context).slice(0, row.most);
    });
  }

  private row(row: Row, context: Context): readonly Piece[] {
    if (row.group !== undefined) {
      const groups = groupsFor(context.group, row.group).slice(0, row.most);
      const inner = groups.map((group) => this.element(row, { group, each: new Map() }));
      // A term of another group may be inside: a code of the tax point without a period.
      const pieces = groups.length > 0 || !row.loose ? inner : [this.element(row, context)];
      const filled = pieces.filter((piece) => piece?.says) as Piece[];
      if (filled.length > 0 || !row.always) return filled;
      return [
        { output: { name: row.name, attributes: [], children: [] }, says: false, attributeValues: [], children: [] },
      ];
    }
    if (row.each !== undefined) {
      const all = once(row.each, valuesFor(context, row.each));
      const values = all.filter((value) => suits(row, value));
      // Values of another form have another row.
      if (row.shape && all.length > 0 && values.length === 0) return [];
      if (values.length > 0) {
        const contextOf = (value: TermValue): Context => ({
          ...context,
          each: new Map([...context.each, [value.term, value]]),
        });
        return values.map((value) => this.element(row, contextOf(value))).filter((piece) => piece?.says) as Piece[];
      }
    }
    if (row.term !== undefined) return this.leaves(row, row.term, context);
    const piece = this.element(row, context);
    return piece && (piece.says || row.fixed !== undefined || row.always) ? [piece] : [];
  }

  private leaves(row: Row, term: string, context: Context): readonly Piece[] {
    const all = once(term, valuesFor(context, term));
    const own = all.filter((value) => suits(row, value) && !(row.once && this.written.has(value)));
    const values = own.length > 0 || !row.fallback ? own : valuesFor(context, row.fallback).slice(0, 1);
    if (values.length > 0) return values.map((value) => this.leaf(row, value, context));
    if (row.otherwise === undefined) return [];
    const [attributes] = this.attributes(row.attributes?.filter(({ fixed }) => fixed !== undefined) ?? [], context);
    const output = { name: row.name, attributes, children: [], text: row.otherwise };
    return [{ output, says: false, attributeValues: [], children: [] }];
  }

  private leaf(row: Row, value: TermValue, context: Context): Piece {
    this.written.add(value);
    const subject = row.form === 'subject-note' ? context.group.value('BT-21') : undefined;
    if (subject) this.written.add(subject);
    const [attributes, attributeValues] = this.attributes(row.attributes ?? [], {
      ...context,
      each: new Map([...context.each, [value.term, value]]),
    });
    const scheme = attributes.find(([name]) => name === 'schemeID')?.[1];
    const written = toForm(row.form, toCode(row.codes, value.value), scheme);
    const text = `${subject ? `#${subject.value}#` : ''}${written}`;
    return {
      output: { name: row.name, attributes, children: [], text },
      says: true,
      value,
      attributeValues,
      children: [],
    };
  }

  private element(row: Row, context: Context): Piece | undefined {
    if (row.term !== undefined) return this.leaves(row, row.term, context)[0];
    const children = this.inside(row.rows ?? [], context);
    const says = children.some((child) => child.says);
    const [attributes, attributeValues] = this.attributes(row.attributes ?? [], context);
    const output = {
      name: row.name,
      attributes,
      children: children.map((child) => child.output),
      ...(row.fixed !== undefined && { text: row.fixed }),
    };
    return { output, says, attributeValues, children };
  }

  private attributes(rows: readonly AttributeRow[], context: Context) {
    const attributes: (readonly [string, string])[] = [];
    const values: (readonly [string, TermValue])[] = [];
    for (const row of rows) {
      if (row.readOnly) continue;
      const value = row.term === undefined ? undefined : valuesFor(context, row.term)[0];
      if (value && value.value !== '') {
        this.written.add(value);
        values.push([row.name, value]);
        const text = toCode(row.writes, value.value);
        attributes.push([row.name, row.among && !row.among.includes(text) ? (row.otherwise ?? '') : text]);
      } else {
        const currency = row.currency && this.terms.value(row.currency)?.value;
        const text = row.fixed ?? currency ?? row.otherwise;
        if (text !== undefined) attributes.push([row.name, text]);
      }
    }
    return [attributes, values] as const;
  }
}

/** A code of the term in the notation of the syntax. */
function toCode(codes: Readonly<Record<string, string>> | undefined, code: string): string {
  return codes && Object.hasOwn(codes, code) ? (codes[code] ?? code) : code;
}

/** At most as many values as the standard allows; further ones are not written, and so are reported as lost. */
function once(term: string, values: readonly TermValue[]): readonly TermValue[] {
  const cardinality = termOf(term)?.cardinality;
  return values.length > 1 && (cardinality === '1' || cardinality === '?') ? values.slice(0, 1) : values;
}

function suits({ having, lacking, qualifier, shape }: Row, value: TermValue): boolean {
  if (value.value === '') return false;
  if (having !== undefined && !value.part(having)?.value) return false;
  if (lacking !== undefined && value.part(lacking)?.value) return false;
  if (value.qualifier !== undefined && qualifier !== undefined) return value.qualifier === qualifier;
  return !shape || shape.test(value.value);
}

/** Values of a term for a group: those of its group in the standard, wherever that is. */
function valuesFor({ group, each }: Context, term: string): readonly TermValue[] {
  const alone = each.get(term);
  if (alone) return [alone];
  const parent = termOf(term)?.parent ?? '';
  if (parent !== '' && termOf(parent)?.type !== 'group') {
    const owner = valuesFor({ group, each }, parent)[0];
    return owner?.parts.filter((part) => part.term === term) ?? [];
  }
  for (let at: TermGroup | undefined = group; at; at = at.parent) if (at.id === parent) return at.valuesOf(term);
  return groupsFor(group, parent).flatMap((home) => home.valuesOf(term));
}

function groupsFor(group: TermGroup, id: string): readonly TermGroup[] {
  const home = termOf(id)?.parent ?? '';
  for (let at: TermGroup | undefined = group; at; at = at.parent) {
    const found = below(at, id);
    if (found.length > 0 || at.id === home) return found;
  }
  return [];
}

function below(group: TermGroup, id: string): readonly TermGroup[] {
  return group.groups.flatMap((inner) => (inner.id === id ? [inner] : below(inner, id)));
}

function linksOf(pieces: readonly Piece[], path: string): readonly Link[] {
  const counts = new Map<string, number>();
  return pieces.flatMap(({ output, value, attributeValues, children }) => {
    const name = localName(output.name);
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    const here = pathBelow(path, name, position);
    return [
      ...(value ? [linkOf(here, value)] : []),
      ...attributeValues.map(([attribute, attributeValue]) => linkOf([here, '/@', attribute].join(''), attributeValue)),
      ...linksOf(children, here),
    ];
  });
}

function linkOf(path: string, { term, from }: TermValue): Link {
  return { path, term, ...(from !== undefined && { from }) };
}
