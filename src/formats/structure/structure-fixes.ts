import { escaped } from '../xml/open-value.ts';
import { valueRange, type XmlAttribute, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { quoted, type StructureEdit, type StructureFix } from './structure-fault.ts';
import { titled } from '../../engine/values.ts';
import { structureMessages } from './messages.ts';

/** A longer element is not moved, since the edit contains its text. */
export const LONGEST_MOVED = 20_000;

/** Makes the edits of a fix. */
export class StructureFixes {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Writes the value that a wrong one can only mean. */
  written(node: XmlNode, value: string): StructureFix {
    const [start, end] = valueRange(node);
    const title = titled(structureMessages.write({ value: quoted(value) }));
    return { kind: 'write', ...title, safe: true, edits: [{ start, end, text: escaped(value) }] };
  }

  /** Moves an element before or after a sibling. */
  moved(element: XmlElement, sibling: XmlElement, isBefore: boolean): StructureFix | undefined {
    const cut = this.withIndent(element);
    if (cut.end - cut.start > LONGEST_MOVED) return undefined;
    const target = this.withIndent(sibling);
    const at = isBefore ? target.start : target.end;
    return {
      kind: 'move',
      ...titled(
        isBefore
          ? structureMessages.moveBefore({ element: quoted(element.name), sibling: quoted(sibling.name) })
          : structureMessages.moveAfter({ element: quoted(element.name), sibling: quoted(sibling.name) }),
      ),
      safe: true,
      edits: inOrder([
        { ...cut, text: '' },
        { start: at, end: at, text: this.text.slice(cut.start, cut.end) },
      ]),
    };
  }

  /** Removes an element that repeats another. */
  withoutDouble(element: XmlElement, other: XmlElement): StructureFix | undefined {
    if (element.end - element.start !== other.end - other.start) return undefined;
    const isSame = this.text.slice(element.start, element.end) === this.text.slice(other.start, other.end);
    return isSame ? this.without(element, true) : undefined;
  }

  without(element: XmlElement, safe: boolean): StructureFix {
    const title = titled(structureMessages.remove({ element: quoted(element.name) }));
    return { kind: 'remove', ...title, safe, edits: [{ ...this.withIndent(element), text: '' }] };
  }

  withoutAttribute({ name, start, valueEnd }: XmlAttribute): StructureFix {
    let from = start;
    while (/\s/.test(this.text.charAt(from - 1))) from -= 1;
    const title = titled(structureMessages.removeAttribute({ name: quoted(name) }));
    return { kind: 'remove', ...title, safe: false, edits: [{ start: from, end: valueEnd + 1, text: '' }] };
  }

  /** Inserts a missing empty element: before a sibling, or at the end. */
  inserted(
    { uri, name }: { readonly uri: string; readonly name: string },
    parent: XmlElement,
    next: XmlElement | undefined,
  ): StructureFix | undefined {
    const prefix = this.prefixFor(uri, parent);
    const gap = this.gapIn(parent, next);
    if (prefix === undefined || !gap) return undefined;
    const { at, indent } = gap;
    const text = `${indent}<${prefix}${name}/>`;
    return {
      kind: 'insert',
      ...titled(structureMessages.insertEmpty({ name: quoted(name) })),
      safe: true,
      edits: [{ start: at, end: at, text }],
    };
  }

  /** Where a missing element goes: before a sibling, or at the end; and the blanks before it. */
  gapIn(
    parent: XmlElement,
    next: XmlElement | undefined,
  ): { readonly at: number; readonly indent: string } | undefined {
    const near = next ?? parent.children.at(-1);
    // `<a/>` has no content to insert into.
    if (!near) return parent.contentEnd < parent.end ? { at: parent.contentStart, indent: '' } : undefined;
    const { start, end } = this.withIndent(near);
    return { at: next ? start : end, indent: this.text.slice(start, near.start) };
  }

  /** Renames an element, in the right namespace. */
  renamed(
    element: XmlElement,
    { uri, name }: { readonly uri: string; readonly name: string },
  ): StructureFix | undefined {
    const prefix = element.parent && this.prefixFor(uri, element.parent);
    if (prefix === undefined) return undefined;
    const old = this.nameOf(element);
    const edit = (start: number): StructureEdit => ({ start, end: start + old.length, text: `${prefix}${name}` });
    const isClosed = element.end > element.contentEnd;
    const edits = [edit(element.start + 1), ...(isClosed ? [edit(element.contentEnd + 2)] : [])];
    return {
      kind: 'rename',
      ...titled(structureMessages.changeName({ value: quoted(`${prefix}${name}`) })),
      safe: false,
      edits,
    };
  }

  /** The element with the line break and blanks before it. */
  private withIndent({ start, end }: XmlElement): { readonly start: number; readonly end: number } {
    let from = start;
    while (/[ \t\r\n]/.test(this.text.charAt(from - 1))) from -= 1;
    return { start: from, end };
  }

  private nameOf(element: XmlElement): string {
    let end = element.start + 1;
    while (end < element.contentStart && !/[\s/>]/.test(this.text.charAt(end))) end += 1;
    return this.text.slice(element.start + 1, end);
  }

  /** The prefix with colon for a namespace at a place, possibly empty; undefined if unknown from the context. */
  prefixFor(uri: string, parent: XmlElement): string | undefined {
    for (let at: XmlElement | undefined = parent; at; at = at.parent) {
      const known = [at, ...at.children.slice(0, 100)].find(
        (element) => element.uri === uri && !this.declares(element),
      );
      if (known) return this.nameOf(known).slice(0, -known.name.length);
    }
    return undefined;
  }

  /** An element that declares a namespace has a prefix that others may not have, except the root. */
  private declares(element: XmlElement): boolean {
    return element.parent !== undefined && this.text.slice(element.start, element.contentStart).includes('xmlns');
  }
}

function inOrder(edits: readonly StructureEdit[]): readonly StructureEdit[] {
  return edits.toSorted((a, b) => a.start - b.start);
}
