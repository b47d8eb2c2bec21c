import type { NameFinder, Names } from '../names/name-table.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { ElementParticle, ElementType } from './element-type.ts';
import { isElementBegun, LONGEST_NAME } from './element-begun.ts';
import type { Structure } from './structure.ts';
import { typeAt } from './type-at.ts';

/** An element that may be written at a place. */
export interface ElementChoice {
  /** With its prefix. */
  readonly name: string;
  /** Whether the element around the place needs one more of it. */
  readonly isRequired: boolean;
  /** Required attributes that have no prefix, with the only value that is allowed, if there is one. */
  readonly attributes: readonly { readonly name: string; readonly fixed: string | undefined }[];
  /** Whether it has elements inside. */
  readonly hasElements: boolean;
  /** What it is called, if its format has names for people. */
  readonly called: Names | undefined;
}

/** What may be written behind a `<`. */
export interface ElementChoices {
  /** From the `<` to the end of what was typed behind it, in offsets. */
  readonly start: number;
  readonly end: number;
  readonly choices: readonly ElementChoice[];
}

/**
 * The elements that the schema allows behind a `<` at an offset, in its order, the required ones first. Undefined if
 * there is none, or if the rest of the text is no XML of one of the structures.
 */
export function elementsAt(
  text: string,
  offset: number,
  structures: readonly Structure[],
  names?: NameFinder,
): ElementChoices | undefined {
  if (!isElementBegun(text, offset)) return undefined;
  const start = text.lastIndexOf('<', offset - 1);
  const [typed = ''] = /^<[\w:.-]*/.exec(text.slice(start, start + LONGEST_NAME)) ?? [];
  const end = start + typed.length;
  const read = readXml(text.slice(0, start) + text.slice(end));
  if (!read.ok) return undefined;
  const { root } = read.document;
  const structure = structures.find((structure) => structure.rootOf(root));
  const parent = parentAt(root, start);
  const type = structure && parent && typeAt(structure, parent);
  if (!structure || !parent || !type) return undefined;
  const prefixes = prefixesAt(text, parent);
  const choices = allowedAt(type, parent, start).flatMap(({ declared, isRequired }) => {
    const prefix = prefixes.get(declared.uri);
    if (prefix === undefined) return [];
    const { required, content } = structure.typeOf(declared.type);
    const attributes = required.filter(({ uri }) => uri === '').map(({ name, fixed }) => ({ name, fixed }));
    const name = prefix === '' ? declared.name : `${prefix}:${declared.name}`;
    const called = names?.element(declared.name, parent.name);
    return [{ name, isRequired, attributes, hasElements: content !== undefined, called }];
  });
  return { start, end, choices };
}

/** The innermost element whose content an offset is in. */
function parentAt(root: XmlElement, offset: number): XmlElement | undefined {
  let at: XmlElement | undefined;
  for (let next: XmlElement | undefined = root; next;) {
    if (offset < next.contentStart || offset > next.contentEnd) break;
    at = next;
    next = at.children.find(({ start, end }) => start < offset && offset < end);
  }
  return at;
}

/** The elements that keep the order of the schema. Where it has no plain order, all that it knows. */
function allowedAt(type: ElementType, parent: XmlElement, offset: number) {
  const { slots, slotByName } = type;
  const all: readonly ElementParticle[] = slots ?? [...type.elements.values()].flat();
  const slotOf = (element: XmlElement | undefined): number | undefined => element && slotByName.get(element.name);
  const from = slots ? (slotOf(parent.children.findLast(({ end }) => end <= offset)) ?? 0) : 0;
  const to = slots ? (slotOf(parent.children.find(({ start }) => start >= offset)) ?? all.length) : all.length;
  const count = new Map<string, number>();
  for (const { name } of parent.children) count.set(name, (count.get(name) ?? 0) + 1);
  const open = all.flatMap((declared, at) => {
    const there = count.get(declared.name) ?? 0;
    return at < from || at > to || there >= declared.max ? [] : [{ declared, isRequired: there < declared.min }];
  });
  return open.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** The prefixes declared around an element, by namespace; the innermost declaration of a prefix counts. */
export function prefixesAt(text: string, element: XmlElement): ReadonlyMap<string, string> {
  const uris = new Map<string, string>();
  for (let at: XmlElement | undefined = element; at; at = at.parent) {
    const tag = text.slice(at.start, at.contentStart);
    for (const [, prefix = '', , uri = ''] of tag.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*(["'])([^"'<]*)\2/g))
      if (!uris.has(prefix)) uris.set(prefix, uri);
  }
  if (!uris.has('')) uris.set('', '');
  return new Map([...uris].map(([prefix, uri]) => [uri, prefix]));
}
