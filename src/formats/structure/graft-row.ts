import { readXml } from '../xml/read-xml.ts';
import { withBlanks } from '../xml/edit-value.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import { prefixesAt } from './complete-element.ts';
import { childIn, siblingBefore, typeOfElement } from './content-place.ts';
import type { Structure } from './structure.ts';

/** Where the values of another text of the same format are in its document. */
export interface DonorEntry {
  readonly path: string;
  readonly to?: readonly string[] | undefined;
}

/** A text of the same format that has the row, and where its values are. */
export interface Donor {
  readonly text: string;
  readonly entries: readonly DonorEntry[];
}

/** A row such as `$.charges[0]`, by which of its values its element is known. */
export interface GraftedRow {
  readonly row: string;
  /** `$.charges[0].amount` */
  readonly first: string;
}

/**
 * The text with the element of a row that another text of its format has: where the content model wants it, in the layout
 * and with the prefixes of the text. Nothing else changes. Undefined if the donor does not say the first value of the
 * row, or if the content model has no room for one more.
 */
export function graftRow(text: string, donor: Donor, row: GraftedRow, structure: Structure): string | undefined {
  const [target, from] = [readXml(text), readXml(donor.text)];
  if (!target.ok || !from.ok || !isSameRoot(target.document.root, from.document.root)) return undefined;
  const grafting = new Grafting(text, donor.text, structure, placesOf(donor.entries, row));
  if (!grafting.below(from.document.root, target.document.root)) return undefined;
  return grafting.puts
    .toSorted((a, b) => b.at - a.at)
    .reduce((done, { at, put, over }) => done.slice(0, at) + put + done.slice(at + over), text);
}

const isSameRoot = (element: XmlElement, other: XmlElement): boolean =>
  element.name === other.name && element.uri === other.uri;

interface Places {
  /** Elements with the first value of the row inside. */
  readonly own: ReadonlySet<string>;
  /** Elements with a value of another place inside. */
  readonly foreign: ReadonlySet<string>;
}

function placesOf(entries: readonly DonorEntry[], { row, first }: GraftedRow): Places {
  const places = { own: new Set<string>(), foreign: new Set<string>() };
  for (const { path, to = [] } of entries) {
    const isOwn = to.includes(first);
    if (to.length === 0 || (!isOwn && to.some((place) => isWithin(place, row)))) continue;
    const found = isOwn ? places.own : places.foreign;
    for (let at = path.replace(/\/@[^/]*$/, ''); at !== ''; at = at.slice(0, at.lastIndexOf('/'))) found.add(at);
  }
  return places;
}

const isWithin = (place: string, row: string): boolean =>
  place === row || place.startsWith(`${row}.`) || place.startsWith(`${row}[`);

interface Put {
  readonly at: number;
  readonly put: string;
  /** How many characters it replaces. */
  readonly over: number;
}

/** What one indentation has beyond another. */
const within = (inner: string, outer: string): string => (inner.startsWith(outer) ? inner.slice(outer.length) : '');

class Grafting {
  readonly puts: Put[] = [];
  private readonly text: string;
  private readonly donor: string;
  private readonly structure: Structure;
  private readonly places: Places;

  constructor(text: string, donor: string, structure: Structure, places: Places) {
    this.text = text;
    this.donor = donor;
    this.structure = structure;
    this.places = places;
  }

  /** Puts the row's element below one of the donor into that of the text; false if there is no room. */
  below(from: XmlElement, into: XmlElement): boolean {
    const own = from.children.filter((child) => this.places.own.has(xmlPath(child)));
    return own.length > 0 && own.every((child) => this.child(child, into));
  }

  private child(child: XmlElement, into: XmlElement): boolean {
    const there = into.children.filter(({ name, uri }) => name === child.name && uri === child.uri);
    const last = there.at(-1);
    const isMixed = this.places.foreign.has(xmlPath(child));
    const type = typeOfElement(this.structure, into);
    const declared = type && childIn(type, child.name, child.uri);
    if (!declared) return false;
    const isFull = there.length >= declared.max;
    if (last && (isMixed || isFull)) return child.children.length > 0 && this.below(child, last);
    this.insert(child, into, last ?? (type.slots ? siblingBefore(type, into, child.name) : this.before(child, into)));
    return true;
  }

  /** Without a plain order of the schema: behind what the donor has before it. */
  private before(child: XmlElement, into: XmlElement): XmlElement | undefined {
    const siblings = child.parent?.children ?? [];
    const names = new Set(siblings.slice(0, siblings.indexOf(child)).map(({ name }) => name));
    return into.children.findLast(({ name }) => names.has(name));
  }

  private insert(child: XmlElement, into: XmlElement, behind: XmlElement | undefined): void {
    const near = behind ?? into.children[0];
    const [inner, outer] = near ? [this.blanksBefore(near.start), this.blanksBefore(into.start)] : this.guessed(into);
    const [deeper] = near?.children ?? [];
    const unit = deeper ? within(this.blanksBefore(deeper.start), inner) : within(inner, outer);
    const written = this.written(child, prefixesAt(this.text, into), inner, unit);
    if (into.contentEnd === into.end) {
      // `<a/>` has no content to insert into.
      const name = /^[^\s/>]+/.exec(this.text.slice(into.start + 1))?.[0] ?? '';
      const opened = this.text.slice(into.start, into.end - 2).trimEnd();
      this.puts.push({
        at: into.start,
        over: into.end - into.start,
        put: `${opened}>${inner}${written}${outer}</${name}>`,
      });
      return;
    }
    const at = behind ? behind.end : into.contentStart;
    this.puts.push({ at, over: 0, put: `${inner}${written}` });
  }

  /** The white space before an offset, if it breaks the line. */
  private blanksBefore(offset: number): string {
    const blanks = this.text.slice(withBlanks(this.text, offset), offset);
    return blanks.includes('\n')
      ? blanks.slice(Math.max(0, blanks.lastIndexOf('\n') - (blanks.includes('\r') ? 1 : 0)))
      : '';
  }

  private guessed(into: XmlElement): readonly [inner: string, outer: string] {
    const outer = this.blanksBefore(into.start);
    return [outer === '' ? '' : `${outer}  `, outer];
  }

  private written(element: XmlElement, prefixes: ReadonlyMap<string, string>, indent: string, unit: string): string {
    const known = prefixes.get(element.uri);
    const own = /^<([^\s/>]+)/.exec(this.donor.slice(element.start, element.start + 300))?.[1] ?? element.name;
    const prefix = known ?? own.slice(0, own.length - element.name.length).replace(':', '');
    const name = prefix === '' ? element.name : `${prefix}:${element.name}`;
    const declaration =
      known !== undefined || element.uri === '' ? '' : ` xmlns${prefix === '' ? '' : `:${prefix}`}="${element.uri}"`;
    const inside = known === undefined ? new Map([...prefixes, [element.uri, prefix]]) : prefixes;
    const attributes = element.attributes
      .map(({ start, valueEnd }) => ` ${this.donor.slice(start, valueEnd + 1)}`)
      .join('');
    const children = element.children.filter((child) => !this.isElsewhere(child));
    const opened = `<${name}${declaration}${attributes}`;
    if (children.length > 0) {
      const deeper = indent === '' ? '' : `${indent}${unit}`;
      const parts = children.map((child) => `${deeper}${this.written(child, inside, deeper, unit)}`);
      return `${opened}>${parts.join('')}${indent}</${name}>`;
    }
    const text = element.children.length > 0 ? '' : this.donor.slice(element.contentStart, element.contentEnd);
    return text === '' ? `${opened}/>` : `${opened}>${text}</${name}>`;
  }

  /** Only says what is of another place. */
  private isElsewhere(element: XmlElement): boolean {
    const path = xmlPath(element);
    return this.places.foreign.has(path) && !this.places.own.has(path);
  }
}
