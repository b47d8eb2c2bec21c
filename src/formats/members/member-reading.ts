import type { Json, Message } from '../../engine/index.ts';
import { Draft, type Path } from '../en16931/document/draft.ts';
import { attributeOf, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { memberMessages } from './messages.ts';
import { placeFor } from './member-path.ts';

/** Where a row reads: an element, and the place in the document that its members are below. */
export interface From {
  readonly element: XmlElement;
  readonly at: Path;
  readonly reading: MemberReading;
}

/** A document that is read from XML by rows. Every element and attribute with an outcome is in its draft. */
export class MemberReading {
  readonly draft = new Draft<XmlNode>();
  readonly root: XmlElement;
  private readonly body: XmlElement | undefined;
  private readonly unread: { readonly node: XmlNode; readonly path: Path }[] = [];

  /** Of a file with several documents, `body` is the element of this one: those of the others are not seen. */
  constructor(root: XmlElement, body?: XmlElement) {
    this.root = root;
    this.body = body;
  }

  /** The children of an element with that local name. */
  children(element: XmlElement, name: string): readonly XmlElement[] {
    if (this.body?.parent === element && this.body.name === name) return [this.body];
    const { children } = element;
    return children.length <= FEW_CHILDREN ? fewNamed(children, name) : (namesIn(element).get(name) ?? NONE);
  }

  /** What is at a path such as `A/B` or `A/@b` below an element, of each container the first. */
  nodes(element: XmlElement, path: string): readonly XmlNode[] {
    const { containers, name, attribute } = elementPathOf(path);
    let at = element;
    for (const container of containers) {
      const inner = this.children(at, container)[0];
      if (!inner) return NONE;
      at = inner;
    }
    if (!attribute) return this.children(at, name);
    const found = attributeOf(at, name);
    return found ? [found] : NONE;
  }

  node(element: XmlElement, path: string): XmlNode | undefined {
    return this.nodes(element, path)[0];
  }

  /** The text there, without white space around it; empty if there is none. */
  text(element: XmlElement, path: string): string {
    const node = this.node(element, path);
    return node ? plain(textOf(node)) : '';
  }

  /** Puts a value at a member below `at`, with the nodes that say it. A place that has another value keeps it. */
  put({ at }: Pick<From, 'at'>, member: string, value: Json, ...nodes: readonly (XmlNode | undefined)[]): void {
    const path = placeFor(this.draft, at, member);
    const before = this.draft.get(path);
    if (before === undefined || before === value) this.draft.put(path, value, ...nodes);
    else for (const node of nodes) this.draft.left(node, memberMessages.oneHere);
  }

  /** A value that its row cannot read, whose member is below `at`. */
  refuse({ at }: Pick<From, 'at'>, member: string, node: XmlNode): void {
    this.draft.left(node, memberMessages.unread);
    // To look for an entry by its key would make it.
    if (!member.includes('=')) this.unread.push({ node, path: placeFor(this.draft, at, member) });
  }

  /** Reads an entry of a list; one of which nothing could be read is none, and its values have no place. */
  entry(path: Path, read: () => void): void {
    const before = this.unread.length;
    read();
    if (this.draft.get(path) === undefined) this.unread.length = before;
  }

  /** Gives each value that was refused its place, unless another value has it. */
  placeRefused(): void {
    for (const { node, path } of this.unread) if (this.draft.get(path) === undefined) this.draft.leftFrom(path, node);
  }

  implied(node: XmlNode | undefined, why: Message = memberMessages.implied): void {
    this.draft.implied(node, why);
  }

  ofTheFile(node: XmlNode | undefined): void {
    this.implied(node, memberMessages.ofTheFile);
  }

  isCorrection(): boolean {
    return this.draft.root.type === 'credit-note';
  }
}

export function plain(text: string): string {
  if (!UNEVEN.test(text)) return text;
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

/** A path such as `A/B` or `A/@b`. */
interface ElementPath {
  readonly containers: readonly string[];
  readonly name: string;
  /** Whether it ends in an attribute. */
  readonly attribute: boolean;
}

/** Paths come from tables, so there are few. */
const known = new Map<string, ElementPath>();

function elementPathOf(written: string): ElementPath {
  let path = known.get(written);
  if (!path) {
    const containers = written.split('/');
    const last = containers.pop() ?? '';
    const attribute = last.startsWith('@');
    known.set(written, (path = { containers, name: attribute ? last.slice(1) : last, attribute }));
  }
  return path;
}

/** White space at an end, or between words more than one blank. */
const UNEVEN = /^ | $|[\t\r\n]| {2}/;

/** Among few children to look is quicker than to keep a list of them. */
const FEW_CHILDREN = 16;

/** The children of long elements by their local names. All documents of a file share them: its root may have thousands. */
const byName = new WeakMap<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

function fewNamed(children: readonly XmlElement[], name: string): readonly XmlElement[] {
  let found: XmlElement[] | undefined;
  for (const child of children) {
    if (child.name !== name) continue;
    if (found) found.push(child);
    else found = [child];
  }
  return found ?? NONE;
}

const NONE: readonly never[] = [];

function namesIn(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const known = byName.get(element);
  if (known) return known;
  const made = new Map<string, XmlElement[]>();
  for (const child of element.children) {
    const same = made.get(child.name);
    if (same) same.push(child);
    else made.set(child.name, [child]);
  }
  byName.set(element, made);
  return made;
}
