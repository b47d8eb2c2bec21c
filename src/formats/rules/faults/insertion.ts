import type { AskField } from '../../../engine/index.ts';
import { termOf, TERMS } from '../../en16931/terms.ts';
import { localName, type AttributeRow, type Row } from '../../mapping/row.ts';
import type { StructureEdit } from '../../structure/structure-fault.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import { escaped, OPEN_VALUE } from '../../xml/open-value.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { xmlPath } from '../../xml/xml-tree.ts';
import { childIn, typeOfElement } from '../../structure/content-place.ts';
import type { Gap, Seen } from './seen.ts';

/** The XML of something missing, with a placeholder for each value that only the author knows. */

/** Elements to insert, and what the author must say, in the order of the placeholders in the text. */
export interface Insertion {
  readonly edits: readonly StructureEdit[];
  readonly form: readonly AskField[];
}

/** Deepest elements that are made. */
const DEEPEST = 8;

/** A value that is known; undefined if the author must give it. */
export interface Known {
  /** The value of what is missing. */
  readonly value?: string | undefined;
  /** The codes that are allowed, if they are few. */
  readonly choices?: readonly string[] | undefined;
  readonly like?: string | undefined;
  /** Of what is missing, the parts that are known, by local name. */
  readonly parts?: ReadonlyMap<string, string> | undefined;
}

/** Undefined if the schema leaves open what belongs there, or the text has no place for it. */
export function insertionAt(gap: Gap, text: string, seen: Seen, known: Known = {}): Insertion | undefined {
  const make = new Maker(gap, text, seen, known);
  const [first = ''] = gap.names;
  if (first.startsWith('@')) return make.attribute(first.slice(1));
  return make.element();
}

class Maker {
  private readonly form: AskField[] = [];
  private readonly gap: Gap;
  private readonly text: string;
  private readonly seen: Seen;
  private readonly known: Known;
  private readonly prefixes = new Map<string, string | undefined>();

  constructor(gap: Gap, text: string, seen: Seen, known: Known) {
    this.gap = gap;
    this.text = text;
    this.seen = seen;
    this.known = known;
  }

  attribute(name: string): Insertion {
    const { parent } = this.gap;
    const at = parent.start + 1 + writtenName(this.text, parent).length;
    const value = this.valueOf(`${xmlPath(parent)}/@${name}`, name);
    return { edits: [{ start: at, end: at, text: ` ${name}="${value}"` }], form: this.form };
  }

  element(): Insertion | undefined {
    const { parent, behind } = this.gap;
    const written = this.chain(0, xmlPath(parent));
    if (written === undefined) return undefined;
    if (parent.contentEnd === parent.end) return this.intoEmpty(written);
    const at = behind ? behind.end : parent.contentStart;
    const near = behind ?? parent.children[0];
    const before = near ? this.text.slice(Math.max(0, near.start - 200), near.start) : '';
    const indent = before.slice(before.trimEnd().length);
    return { edits: [{ start: at, end: at, text: `${indent}${written}` }], form: this.form };
  }

  /** `<a/>` has no content to insert into. */
  private intoEmpty(written: string): Insertion {
    const { start, end } = this.gap.parent;
    const name = writtenName(this.text, this.gap.parent);
    const opened = `${this.text.slice(start, end - 2).trimEnd()}>`;
    return { edits: [{ start, end, text: `${opened}${written}</${name}>` }], form: this.form };
  }

  /** The missing elements, each within the one before. */
  private chain(turn: number, above: string): string | undefined {
    const { names, rows } = this.gap;
    const name = names[turn];
    if (name === undefined || turn >= DEEPEST) return undefined;
    const path = `${above}/${localName(name)}[1]`;
    const next = names[turn + 1];
    const row = rows[turn];
    if (next === undefined) {
      return row?.group === undefined || row.rows === undefined
        ? this.leaf(name, row, path)
        : this.group(name, row, path);
    }
    if (next.startsWith('@')) {
      const value = this.valueOf(`${path}/${next}`, next.slice(1));
      return this.tag(name, ` ${next.slice(1)}="${value}"`, this.open(path, name));
    }
    const inner = this.chain(turn + 1, path);
    if (inner === undefined) return undefined;
    const nextRow = rows[turn + 1];
    const parts = (row?.rows ?? []).map((row) => (row === nextRow ? inner : this.fixed(row, path)));
    return this.tag(name, this.attributes(row?.attributes, path), parts.includes(inner) ? parts.join('') : inner);
  }

  /** An element with a value. */
  private leaf(name: string, row: Row | undefined, path: string): string | undefined {
    if (!this.isValue(name)) return undefined;
    return this.tag(name, this.attributes(row?.attributes, path), this.valueOf(path, name, row?.term));
  }

  /** An element with text, as far as the schema knows. */
  private isValue(name: string): boolean {
    const { structure } = this.seen.judged;
    let type = structure && typeOfElement(structure, this.gap.parent);
    if (!structure || !type) return true;
    for (const step of this.gap.names) {
      const declared = type && childIn(type, localName(step));
      // What an extension wants has a namespace that nobody here knows.
      if (!declared) return step.includes(':');
      type = structure.typeOf(declared.type);
      if (step === name) break;
    }
    return type?.content === undefined;
  }

  /** A group with the parts that the standard requires, or else with all of its own. */
  private group(name: string, row: Row, path: string): string | undefined {
    const inner = this.parts(row.rows ?? [], wantedIn(row.group ?? ''), path, 0);
    return inner === '' ? undefined : this.tag(name, this.attributes(row.attributes, path), inner);
  }

  private parts(rows: readonly Row[], wanted: ReadonlySet<string>, path: string, depth: number): string {
    if (depth > DEEPEST) return '';
    const seen = new Set<string>();
    return rows
      .map((row) => {
        const own = `${path}/${localName(row.name)}[1]`;
        if (row.readOnly || row.implied) return '';
        const known = this.known.parts?.get(localName(row.name));
        if (known !== undefined) return this.tag(row.name, this.attributes(row.attributes, own), escaped(known));
        if (row.term !== undefined) {
          if (!wanted.has(row.term) || seen.has(row.term)) return this.fixed(row, path);
          seen.add(row.term);
          return this.tag(row.name, this.attributes(row.attributes, own), this.open(own, row.name, row.term));
        }
        if (row.group !== undefined && !wanted.has(row.group)) return '';
        if (!leadsTo(row, wanted, 0)) return this.fixed(row, path);
        return this.tag(
          row.name,
          this.attributes(row.attributes, own),
          this.parts(row.rows ?? [], wanted, own, depth + 1),
        );
      })
      .join('');
  }

  /** What is written whatever the invoice says. */
  private fixed(row: Row, path: string, depth = 0): string {
    if (row.readOnly || row.implied || depth > DEEPEST) return '';
    const own = `${path}/${localName(row.name)}[1]`;
    if (row.fixed !== undefined) return this.tag(row.name, this.attributes(row.attributes, own), row.fixed);
    if (row.otherwise !== undefined) return this.tag(row.name, '', escaped(row.otherwise));
    if (!row.always) return '';
    const inner = (row.rows ?? []).map((row) => this.fixed(row, own, depth + 1)).join('');
    return inner === '' ? '' : this.tag(row.name, '', inner);
  }

  private attributes(rows: readonly AttributeRow[] | undefined, path: string): string {
    return (rows ?? [])
      .map(({ name, fixed, otherwise, currency, term, readOnly }) => {
        const value = fixed ?? otherwise ?? (currency && this.seen.judged.invoice.value(currency)?.plain);
        if (value !== undefined) return ` ${name}="${escaped(value)}"`;
        const isNeeded = term !== undefined && !readOnly && (termOf(term)?.cardinality === '1' || name === 'unitCode');
        return isNeeded ? ` ${name}="${this.open(`${path}/@${name}`, name, term)}"` : '';
      })
      .join('');
  }

  private valueOf(path: string, name: string, term?: string): string {
    const { value } = this.known;
    return value === undefined ? this.open(path, name, term, this.known) : escaped(value);
  }

  /** A placeholder, and its field. */
  private open(path: string, name: string, term?: string, { choices, like }: Known = {}): string {
    this.form.push({
      place: path,
      input: inputOf(term, name),
      ...(choices && { choices: choices.map((value) => ({ value, name: value })) }),
      ...(like !== undefined && { like }),
    });
    return OPEN_VALUE;
  }

  /** An element with the prefix that its namespace has in this document. */
  private tag(name: string, attributes: string, content: string): string {
    const own = this.named(name);
    return content === '' ? `<${own}${attributes}/>` : `<${own}${attributes}>${content}</${own}>`;
  }

  private named(name: string): string {
    const [prefix, local] = name.includes(':') ? name.split(':', 2) : [undefined, name];
    if (prefix === undefined) return name;
    if (!this.prefixes.has(prefix)) {
      const namespaces: Readonly<Record<string, string>> = this.seen.judged.table?.namespaces ?? UBL_NAMESPACES;
      const uri = namespaces[prefix];
      this.prefixes.set(prefix, uri === undefined ? undefined : prefixFor(uri, this.gap.parent, this.text));
    }
    const known = this.prefixes.get(prefix);
    return known === undefined ? name : `${known}${local ?? ''}`;
  }
}

const WANTED = new Map<string, ReadonlySet<string>>();

/** The terms of a group to ask for. */
export function wantedIn(group: string): ReadonlySet<string> {
  let wanted = WANTED.get(group);
  if (!wanted) WANTED.set(group, (wanted = madeWanted(group)));
  return wanted;
}

function madeWanted(group: string): ReadonlySet<string> {
  const own = TERMS.filter(({ parent }) => parent === group);
  const required = own.filter(({ cardinality }) => cardinality === '1' || cardinality === '+');
  const asked = required.length > 0 ? required : own.filter(({ type }) => type !== 'group');
  return new Set(asked.flatMap(({ id, type }) => (type === 'group' ? [id, ...wantedIn(id)] : [id])));
}

function leadsTo(row: Row, wanted: ReadonlySet<string>, depth: number): boolean {
  if (depth > DEEPEST) return false;
  return (row.rows ?? []).some(
    (row) =>
      !row.readOnly &&
      ((row.term !== undefined && wanted.has(row.term)) ||
        (row.group !== undefined ? wanted.has(row.group) : leadsTo(row, wanted, depth + 1))),
  );
}

function inputOf(term: string | undefined, name: string): AskField['input'] {
  const type = term === undefined ? undefined : termOf(term)?.type;
  if (type === 'date') return 'date';
  if (type === 'percentage') return 'number';
  return type === 'amount' || type === 'unit-price' || type === 'quantity' || /Amount$/.test(name) ? 'amount' : 'text';
}

/** The name of an element with its prefix. */
export function writtenName(text: string, element: XmlElement): string {
  return /^<([^\s/>]+)/.exec(text.slice(element.start, element.start + 300))?.[1] ?? element.name;
}

/** The prefix with colon for a namespace, by an element near a place that has it. */
function prefixFor(uri: string, parent: XmlElement, text: string): string | undefined {
  for (let at: XmlElement | undefined = parent; at; at = at.parent) {
    const known = [at, ...at.children.slice(0, 100)].find((element) => element.uri === uri);
    if (known) return writtenName(text, known).slice(0, -known.name.length);
  }
  return undefined;
}
