import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { mostElements, XML_LIMITS, type XmlLimits } from './limits.ts';
import { explain } from './explain-syntax.ts';
import { textPlaces, type TextPlace } from './text-places.ts';
import { XmlElement, type XmlDocument, type XmlFault } from './xml-tree.ts';

export type ReadXml =
  { readonly ok: true; readonly document: XmlDocument } | { readonly ok: false; readonly faults: readonly XmlFault[] };

/** No more than this many faults that reading can step over are told of one text. */
const MOST_FAULTS = 100;

/** What reading cannot step over. */
class Refusal {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    this.fault = fault;
  }
}

/**
 * Reads an XML 1.0 text into a tree with the place of every element and attribute. No document type declaration, no
 * entity beyond the five of XML, nothing beyond the limits; the first such trouble ends the reading with one fault. Characters
 * that XML does not allow are left out of the value and told.
 */
export function readXml(text: string, limits: XmlLimits = XML_LIMITS): ReadXml {
  const place = textPlaces(text);
  if (text.length > limits.maxLength) {
    const description = `The text has ${text.length} characters; ${limits.maxLength} are the limit`;
    return { ok: false, faults: [{ code: 'ASSAY-XML-LIMIT', description, offset: 0, line: 1, column: 1 }] };
  }
  const reading = new Reading(text, place, limits);
  try {
    reading.run();
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, faults: [thrown.fault] };
    throw thrown;
  }
  if (!reading.root) return { ok: false, faults: [reading.fault('EMPTY', 'There is no element in the text', 0)] };
  return { ok: true, document: { text, root: reading.root, faults: reading.faults } };
}

class Reading {
  root: XmlElement | undefined;
  readonly faults: XmlFault[] = [];
  private readonly text: string;
  private readonly place: (offset: number) => TextPlace;
  private readonly limits: XmlLimits;
  private readonly mostElements: number;
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly open: XmlElement[] = [];
  /** The element that was closed last. */
  private closed: XmlElement | undefined;
  /** For each open element, how many children of a local name it has so far. */
  private readonly counts: (Map<string, number> | undefined)[] = [];
  /** Of the attributes of the tag being read: name start, value start, value end, three numbers each. */
  private attributePlaces: number[] = [];
  private elements = 0;
  /** A value may hold what XML does not allow: looked for once in the whole text. */
  private readonly isPerhapsUnsound: boolean;
  private tagStart = 0;

  constructor(text: string, place: (offset: number) => TextPlace, limits: XmlLimits) {
    this.text = text;
    this.place = place;
    this.limits = limits;
    this.mostElements = mostElements(limits, text.length);
    this.isPerhapsUnsound = PERHAPS_UNSOUND.test(text);
  }

  run(): void {
    const { parser } = this;
    parser.on('error', (error) => this.onError(error.message.replace(/^\d+:\d+: /, '')));
    parser.on('doctype', () => this.refuseDoctype());
    parser.on('opentagstart', () => this.beginTag());
    parser.on('attribute', (attribute) => this.noteAttribute(attribute.name, attribute.value.length));
    parser.on('opentag', (tag) => this.openElement(tag));
    parser.on('closetag', (tag) => this.closeElement(tag.isSelfClosing));
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.write(this.text).close();
  }

  fault(
    kind: 'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT' | 'CHARACTER' | 'EMPTY',
    description: string,
    at: number,
  ): XmlFault {
    return { code: `ASSAY-XML-${kind}`, description, offset: at, ...this.place(at) };
  }

  private refuse(kind: 'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT', description: string, at: number): never {
    throw new Refusal(this.fault(kind, description, at));
  }

  private refuseDoctype(): never {
    const start = Math.max(0, this.text.lastIndexOf('<!DOCTYPE', this.parser.position));
    return this.refuse('DTD', 'A document type declaration is not allowed', start);
  }

  private onError(message: string): void {
    const at = Math.max(0, Math.min(this.parser.position, this.text.length) - 1);
    if (message === 'disallowed character.') {
      if (this.faults.length < MOST_FAULTS) {
        const code = (this.text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        this.faults.push(this.fault('CHARACTER', `XML does not allow the character U+${code}; it is left out`, at));
      }
      return;
    }
    const open = this.open.at(-1);
    if (open && message.startsWith('unclosed tag')) {
      this.refuse('SYNTAX', `The element ${open.name} is never closed`, open.start);
    }
    if (message.startsWith('undefined entity')) {
      const start = this.text.lastIndexOf('&', at);
      const name = this.text.slice(start + 1, at);
      this.refuse('ENTITY', `The entity ${name} is not one of the five of XML: amp, lt, gt, quot, apos`, start);
    }
    // The parser has closed the element before it says so.
    if (this.closed && message.startsWith('unexpected close tag')) {
      const { line } = this.place(this.closed.start);
      const name = `${this.closed.name}, which was begun in line ${line}`;
      this.refuse('SYNTAX', `The end tag does not close ${name}`, this.text.lastIndexOf('</', at));
    }
    this.refuse('SYNTAX', explain(message), this.beginningOf(message, at));
  }

  /** Where what the parser stumbled over begins. */
  private beginningOf(message: string, at: number): number {
    if (message.startsWith('documents may contain only one root')) return this.text.lastIndexOf('<', at);
    if (message.startsWith('text data outside') && !this.root) return Math.max(0, this.text.search(/[^\s\uFEFF]/));
    return at;
  }

  private beginTag(): void {
    this.tagStart = this.text.lastIndexOf('<', this.parser.position - 1);
    this.attributePlaces = [];
    if (this.open.length >= this.limits.maxDepth) {
      this.refuse('LIMIT', `Elements are nested more than ${this.limits.maxDepth} deep`, this.tagStart);
    }
    if (++this.elements > this.mostElements) {
      this.refuse('LIMIT', `The text has more than ${this.mostElements} elements`, this.tagStart);
    }
  }

  private noteAttribute(name: string, length: number): void {
    // The parser stands behind the closing quote, and a value cannot hold the quote that encloses it.
    const valueEnd = this.parser.position - 1;
    const valueStart = this.text.lastIndexOf(this.text[valueEnd] as string, valueEnd - 1) + 1;
    const start = this.text.lastIndexOf(name, this.text.lastIndexOf('=', valueStart - 1));
    if (this.attributePlaces.length / 3 >= this.limits.maxAttributes) {
      this.refuse('LIMIT', `The element has more than ${this.limits.maxAttributes} attributes`, start);
    }
    if (length > this.limits.maxText) {
      this.refuse('LIMIT', `The value is longer than ${this.limits.maxText} characters`, start);
    }
    this.attributePlaces.push(start, valueStart, valueEnd);
  }

  private openElement(tag: SaxesTagNS): void {
    const parent = this.open.at(-1);
    const element = new XmlElement(tag.uri, tag.local, parent, this.countChild(tag.local), this.tagStart);
    element.contentStart = this.parser.position;
    if (!parent) element.prefix = tag.prefix;
    let i = 0;
    for (const key in tag.attributes) {
      const attribute = tag.attributes[key] as SaxesAttributeNS;
      const start = this.attributePlaces[i++] as number;
      const valueStart = this.attributePlaces[i++] as number;
      const valueEnd = this.attributePlaces[i++] as number;
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const { uri, local: name, value } = attribute;
      element.attributes.push({ uri, name, value: this.sound(value), start, valueStart, valueEnd, owner: element });
    }
    if (parent) parent.children.push(element);
    else this.root = element;
    this.open.push(element);
    this.counts.push(undefined);
  }

  private countChild(name: string): number {
    const last = this.counts.length - 1;
    if (last < 0) return 1;
    const counts = (this.counts[last] ??= new Map());
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    return position;
  }

  private closeElement(selfClosing: boolean): void {
    const element = this.open.pop();
    this.closed = element;
    this.counts.pop();
    if (!element) return;
    element.end = this.parser.position;
    element.contentEnd = selfClosing ? element.contentStart : this.text.lastIndexOf('</', element.end - 1);
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (!element) return;
    element.text += this.sound(text);
    if (element.text.length > this.limits.maxText) {
      this.refuse('LIMIT', `The value is longer than ${this.limits.maxText} characters`, element.start);
    }
  }

  /** The value without the characters that XML does not allow. */
  private sound(value: string): string {
    return this.isPerhapsUnsound ? value.replace(UNSOUND, '') : value;
  }
}

const UNSOUND = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const PERHAPS_UNSOUND = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
