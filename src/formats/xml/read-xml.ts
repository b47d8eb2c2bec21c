import type { Message } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { mostElements, XML_LIMITS, type XmlLimits } from './limits.ts';
import { hiddenInXml } from './hidden-in-xml.ts';
import { openEnvelope } from './open-envelope.ts';
import { explain } from './explain-syntax.ts';
import { textPlaces, type TextPlace } from './text-places.ts';
import {
  FORBIDDEN,
  SAYS_SOMETHING,
  XmlElement,
  type XmlAttribute,
  type XmlDocument,
  type XmlFault,
} from './xml-tree.ts';
import { readingMessages } from './messages.ts';
import { XmlParser } from './xml-parser.ts';

export type ReadXml =
  | { readonly ok: true; readonly document: XmlDocument }
  | { readonly ok: false; readonly faults: readonly XmlFault[] };

/** Most recoverable faults reported per text. */
const MOST_FAULTS = 100;

/** Unrecoverable errors. */
class Refusal {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    this.fault = fault;
  }
}

/**
 * Parses an XML 1.0 text into a tree with the position of every element and attribute. No document type declaration, no
 * entities beyond the five of XML, nothing beyond the limits: the first such error ends the parsing with one fault.
 * Characters that XML forbids are dropped from the value and reported; half a character becomes U+FFFD. Text outside the
 * root element is reported and ignored. The document in an envelope of a network is opened.
 */
export function readXml(given: string, limits: XmlLimits = XML_LIMITS): ReadXml {
  const place = textPlaces(given);
  if (given.length > limits.maxLength) {
    const description = readingMessages.tooLong({ count: given.length, maxLength: limits.maxLength });
    return {
      ok: false,
      faults: [
        { code: 'ASSAY-XML-LIMIT', severity: 'error', ...described(description), offset: 0, line: 1, column: 1 },
      ],
    };
  }
  // A text that was not decoded from bytes may have half a surrogate pair. The parser would take what follows for the other half.
  const text = given.toWellFormed();
  const reading = new Reading(text, place, limits);
  try {
    // A fault names the first one.
    if (text !== given) reading.note(readingMessages.halfCharacter, given.search(/\p{Surrogate}/u));
    // Strict parsers accept the character that decoders write for a byte they cannot read.
    const lost = given.indexOf('\uFFFD');
    if (lost >= 0) reading.note(readingMessages.lostCharacter, lost, 'warning');
    const root = reading.run();
    const faults = [...reading.faults, ...hiddenInXml(root, text, place)];
    const inner = openEnvelope(root, text);
    const opened = inner ? { root: inner, envelope: root } : { root };
    return { ok: true, document: { text, source: { text, hasMark: text.startsWith(MARK) }, ...opened, faults } };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, faults: [thrown.fault] };
    throw thrown;
  }
}

class Reading {
  private root: XmlElement | undefined;
  readonly faults: XmlFault[] = [];
  private readonly text: string;
  private readonly place: (offset: number) => TextPlace;
  private readonly limits: XmlLimits;
  private readonly mostElements: number;
  private readonly parser = new XmlParser({ position: true });
  private readonly open: XmlElement[] = [];
  /** The children of each open element so far: growing lists take far more memory than finished ones. */
  private readonly children: (XmlElement[] | undefined)[] = [];
  /** The element closed last. */
  private closed: XmlElement | undefined;
  /** For each open element, the number of children by local name so far. */
  private readonly counts: (Map<string, number> | undefined)[] = [];
  /** Attributes of the tag being read: name start, value start and value end, three numbers each. */
  private attributePlaces: number[] = [];
  private elements = 0;
  /** Forbidden characters are searched once in the whole text. */
  private readonly isPerhapsUnsound: boolean;
  private tagStart = 0;
  /** Text before the root element, for the case that there is none. */
  private outside: XmlFault | undefined;

  constructor(text: string, place: (offset: number) => TextPlace, limits: XmlLimits) {
    this.text = text;
    this.place = place;
    this.limits = limits;
    this.mostElements = mostElements(limits, text.length);
    this.isPerhapsUnsound = PERHAPS_UNSOUND.test(text);
  }

  run(): XmlElement {
    const { parser } = this;
    parser.on('error', (error) => this.onError(error.message.replace(/^\d+:\d+: /, '')));
    parser.on('doctype', () => this.refuseDoctype());
    parser.on('opentagstart', ({ name }) => this.beginTag(name));
    parser.on('attribute', ({ name, value }) => this.noteAttribute(name, value));
    parser.on('opentag', (tag) => this.openElement(tag));
    parser.on('closetag', (tag) => this.closeElement(tag.isSelfClosing));
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.write(this.text).close();
    // The parser itself refuses a text without an element.
    return this.root ?? this.refuse('SYNTAX', readingMessages.noElement, 0);
  }

  note(description: Message, at: number, severity: XmlFault['severity'] = 'error'): void {
    this.faults.push({ ...this.fault('CHARACTER', description, at), severity });
  }

  private fault(kind: 'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT' | 'CHARACTER', description: Message, at: number): XmlFault {
    return {
      code: `ASSAY-XML-${kind}`,
      severity: 'error',
      ...described(description),
      offset: at,
      ...this.place(at),
    };
  }

  private refuse(kind: 'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT', description: Message, at: number): never {
    throw new Refusal(this.fault(kind, description, at));
  }

  private refuseDoctype(): never {
    const start = Math.max(0, this.text.lastIndexOf('<!DOCTYPE', this.parser.position));
    return this.refuse('DTD', readingMessages.doctype, start);
  }

  private onError(message: string): void {
    const at = Math.max(0, Math.min(this.parser.position, this.text.length) - 1);
    if (message === 'disallowed character.') {
      if (this.faults.length < MOST_FAULTS) {
        const code = (this.text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        this.note(readingMessages.characterLeftOut({ code }), at);
      }
      return;
    }
    if (this.noteOutside(message, at)) return;
    const open = this.open.at(-1);
    // The parser takes all to the next semicolon, or to the end, for a reference.
    if (/^(?:unclosed tag|disallowed character in entity|unexpected end|document must contain)/.test(message)) {
      const sign = this.loneAmpersand(at);
      if (sign >= 0) this.refuse('SYNTAX', readingMessages.loneAmpersand, sign);
    }
    if (open && message.startsWith('unclosed tag')) {
      this.refuse('SYNTAX', readingMessages.neverClosedNamed({ open: open.name }), open.start);
    }
    if (message.startsWith('undefined entity')) {
      const start = this.text.lastIndexOf('&', at);
      const name = this.text.slice(start + 1, at).slice(0, this.limits.maxName);
      this.refuse('ENTITY', readingMessages.unknownEntity({ name }), start);
    }
    // The parser closes the element before reporting it.
    if (this.closed && message.startsWith('unexpected close tag')) {
      const { line } = this.place(this.closed.start);
      this.refuse(
        'SYNTAX',
        readingMessages.closesOther({ name: this.closed.name, line }),
        this.text.lastIndexOf('</', at),
      );
    }
    if (this.outside && message.startsWith('document must contain')) throw new Refusal(this.outside);
    const start = message.startsWith('documents may contain only one root') ? this.text.lastIndexOf('<', at) : at;
    this.refuse('SYNTAX', explain(message), start);
  }

  /**
   * Notes text or a byte order mark before or behind the root element, or a declaration that does not come first. The
   * invoice itself is whole, so it is read. The parser tells text once before the root element and once behind it.
   */
  private noteOutside(message: string, at: number): boolean {
    const isText = message.startsWith('text data outside');
    if (
      !isText &&
      (this.root || !/^(?:an|the) XML declaration must|^(?:version|encoding|standalone) .*must match/.test(message))
    )
      return false;
    const start = isText ? (this.root ? this.behindRoot(at) : Math.max(0, this.text.search(OUTSIDE))) : at;
    const isMark = isText && this.text[start] === MARK;
    const first = isText && !this.root ? this.text.search(/[^\s\uFEFF]/) : -1;
    if (first >= 0 && /[[{]/.test(this.text[first] as string)) this.refuse('SYNTAX', readingMessages.isJson, first);
    // Text before the declaration is the cause that it does not come first.
    if (!isText && this.outside) return true;
    const fault = this.fault('SYNTAX', isMark ? readingMessages.markInside : explain(message), start);
    this.faults.push(fault);
    if (!this.root) this.outside = fault;
    return true;
  }

  /** Start of the text behind the root element that was found before an offset. */
  private behindRoot(at: number): number {
    let start = this.closed?.end ?? at;
    while (start < at && !SAYS_SOMETHING.test(this.text[start] as string)) start++;
    return this.text[start] === '<' ? at : start;
  }

  /** The sign `&` behind the last tag, or in it, whose reference has not ended before an offset; -1 without it. */
  private loneAmpersand(before: number): number {
    const from = Math.max(this.tagStart + 1, this.open.at(-1)?.contentStart ?? 0, this.closed?.end ?? 0);
    const markup = this.text.indexOf('<', from);
    for (let end = from; ;) {
      const sign = this.text.indexOf('&', end);
      if (sign < 0 || (markup >= 0 && markup < sign)) return -1;
      end = this.text.indexOf(';', sign);
      if (end < 0 || end >= before) return sign;
    }
  }

  private beginTag(name: string): void {
    this.tagStart = this.text.lastIndexOf('<', this.parser.position - 1);
    this.attributePlaces = [];
    if (this.open.length >= this.limits.maxDepth) {
      this.refuse('LIMIT', readingMessages.tooDeep({ maxDepth: this.limits.maxDepth }), this.tagStart);
    }
    if (++this.elements > this.mostElements) {
      this.refuse('LIMIT', readingMessages.tooManyElements({ mostElements: this.mostElements }), this.tagStart);
    }
    this.checkName(name, this.tagStart);
  }

  /** A long name costs its length wherever it is asked for: in each path, and for a namespace in each attribute of it. */
  private checkName(name: string, at: number): void {
    const { maxName } = this.limits;
    if (name.length > maxName) this.refuse('LIMIT', readingMessages.nameTooLong({ maxName }), at);
  }

  private noteAttribute(name: string, value: string): void {
    // The parser is after the closing quote, and a value cannot contain its own quote.
    const valueEnd = this.parser.position - 1;
    const valueStart = this.text.lastIndexOf(this.text[valueEnd] as string, valueEnd - 1) + 1;
    let nameEnd = this.text.lastIndexOf('=', valueStart - 1);
    while (!SAYS_SOMETHING.test(this.text[nameEnd - 1] as string)) nameEnd--;
    const start = nameEnd - name.length;
    if (this.attributePlaces.length / 3 >= this.limits.maxAttributes) {
      this.refuse('LIMIT', readingMessages.tooManyAttributes({ maxAttributes: this.limits.maxAttributes }), start);
    }
    if (value.length > this.limits.maxText) {
      this.refuse('LIMIT', readingMessages.valueTooLong({ maxText: this.limits.maxText }), start);
    }
    this.checkName(name, start);
    if (/^xmlns(?::|$)/.test(name)) this.checkName(value, start);
    this.attributePlaces.push(start, valueStart, valueEnd);
  }

  private openElement(tag: SaxesTagNS): void {
    const parent = this.open.at(-1);
    const element = new XmlElement(tag.uri, tag.local, parent, this.countChild(tag.local), this.tagStart);
    element.contentStart = this.parser.position;
    if (!parent) element.prefix = tag.prefix;
    const attributes: XmlAttribute[] = [];
    let i = 0;
    for (const key in tag.attributes) {
      const attribute = tag.attributes[key] as SaxesAttributeNS;
      const start = this.attributePlaces[i++] as number;
      const valueStart = this.attributePlaces[i++] as number;
      const valueEnd = this.attributePlaces[i++] as number;
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const { uri, local: name, value } = attribute;
      attributes.push({ uri, name, value: this.sound(value), start, valueStart, valueEnd, owner: element });
    }
    if (attributes.length > 0) element.attributes = attributes.slice();
    if (parent) (this.children[this.open.length - 1] ??= []).push(element);
    else this.root = element;
    this.open.push(element);
    this.counts.push(undefined);
    this.children.push(undefined);
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
    const children = this.children.pop();
    if (!element) return;
    if (children) {
      element.children = children.slice();
      if (!SAYS_SOMETHING.test(element.text)) element.text = '';
    }
    element.end = this.parser.position;
    element.contentEnd = selfClosing ? element.contentStart : this.text.lastIndexOf('</', element.end - 1);
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (!element) return;
    element.text += this.sound(text);
    if (element.text.length > this.limits.maxText) {
      this.refuse('LIMIT', readingMessages.valueTooLong({ maxText: this.limits.maxText }), element.start);
    }
  }

  /** The value without characters that XML forbids. */
  private sound(value: string): string {
    return this.isPerhapsUnsound ? value.replace(FORBIDDEN, '') : value;
  }
}

/** The byte order mark. At the very start of a text it belongs to its encoding. */
const MARK = '\uFEFF';
/** The first sign before the root element that is no white space of XML, behind a mark at the start. */
const OUTSIDE = /(?<!^)\uFEFF|[^ \t\r\n\uFEFF]/;
const PERHAPS_UNSOUND = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
