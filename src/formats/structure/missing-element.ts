import type { AskField } from '../../engine/index.ts';
import { titled } from '../../engine/values.ts';
import { escaped, OPEN_VALUE } from '../xml/open-value.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import type { AttributeDeclared, ElementParticle, ElementType } from './element-type.ts';
import { structureMessages } from './messages.ts';
import { quoted, type StructureChoice } from './structure-fault.ts';
import type { StructureFixes } from './structure-fixes.ts';
import type { Structure } from './structure.ts';
import type { TextType } from './text-types.ts';

/** Most values that are asked for at once, and most elements within each other. A larger one is not offered. */
const MOST_VALUES = 30;
const DEEPEST = 6;

/** Most codes offered for a value. */
const MOST_CODES = 300;

/** Where an element is missing: in its parent, before a sibling or at the end. */
export interface MissingPlace {
  readonly parent: XmlElement;
  readonly next: XmlElement | undefined;
}

/**
 * Adds a missing element with everything that the schema requires in it, and asks the author for the values. Undefined if
 * it cannot be written there, or asks for too much at once.
 */
export function missingElement(
  structure: Structure,
  { uri, name, type }: ElementParticle,
  { parent, next }: MissingPlace,
  fixes: StructureFixes,
): StructureChoice | undefined {
  const gap = fixes.gapIn(parent, next);
  const before = parent.children.filter((child) => child.name === name && child.uri === uri).length;
  const place = `${xmlPath(parent)}/${name}[${String(before + 1)}]`;
  const written = gap && new Writer(structure, (uri) => fixes.prefixFor(uri, parent)).element(uri, name, type, place);
  if (!gap || !written) return undefined;
  const [first] = written.form;
  return {
    ...titled(structureMessages.addElement({ element: quoted(name) })),
    edits: [{ start: gap.at, end: gap.at, text: `${gap.indent}${written.text}` }],
    ...(first && { ask: { place: first.place, form: written.form } }),
  };
}

class Writer {
  private readonly form: AskField[] = [];
  private readonly structure: Structure;
  private readonly prefixFor: (uri: string) => string | undefined;

  constructor(structure: Structure, prefixFor: (uri: string) => string | undefined) {
    this.structure = structure;
    this.prefixFor = prefixFor;
  }

  element(uri: string, name: string, type: string, place: string) {
    const text = this.tag(uri, name, type, place, 0);
    return text === undefined || this.form.length > MOST_VALUES ? undefined : { text, form: this.form };
  }

  private tag(uri: string, name: string, typeName: string, place: string, depth: number): string | undefined {
    const prefix = uri === '' ? '' : this.prefixFor(uri);
    if (prefix === undefined || depth > DEEPEST || this.form.length > MOST_VALUES) return undefined;
    const type = this.structure.typeOf(typeName);
    const attributes = this.attributes(type, place);
    const inner = type.text ? this.value(place, type.text.type) : this.content(type, place, depth);
    if (attributes === undefined || inner === undefined) return undefined;
    const own = `${prefix}${name}`;
    return inner === '' ? `<${own}${attributes}/>` : `<${own}${attributes}>${inner}</${own}>`;
  }

  /** The elements that every one of the type has. What there is a choice of, the next fault asks for. */
  private content({ content }: ElementType, place: string, depth: number): string | undefined {
    const items = content?.kind === 'sequence' || content?.kind === 'all' ? content.items : content ? [content] : [];
    let text = '';
    for (const item of items) {
      if (item.kind !== 'element') continue;
      for (let turn = 1; turn <= item.min; turn++) {
        const written = this.tag(item.uri, item.name, item.type, `${place}/${item.name}[${String(turn)}]`, depth + 1);
        if (written === undefined) return undefined;
        text += written;
      }
    }
    return text;
  }

  private attributes({ required }: ElementType, place: string): string | undefined {
    const written = required.map((attribute) => this.attribute(attribute, place));
    return written.every((text) => text !== undefined) ? written.join('') : undefined;
  }

  private attribute({ uri, name, fixed, text }: AttributeDeclared, place: string): string | undefined {
    if (uri !== '') return undefined;
    return ` ${name}="${fixed === undefined ? this.value(`${place}/@${name}`, text) : escaped(fixed)}"`;
  }

  /** The only value that is allowed, or a placeholder with its field. */
  private value(place: string, type: TextType | undefined): string {
    const codes = type?.codes ?? [];
    if (codes.length === 1) return escaped(codes[0] ?? '');
    const choices = codes.length > MOST_CODES ? [] : codes.map((value) => ({ value, name: value }));
    this.form.push({ place, input: inputOf(type), ...(choices.length > 0 && { choices }) });
    return OPEN_VALUE;
  }
}

/** The kind of value that a type of text takes, by what it takes. */
function inputOf(type: TextType | undefined): AskField['input'] {
  const takes = (text: string) => type?.(text) === undefined;
  if (takes('-')) return 'text';
  if (takes('2026-01-31')) return takes('A') ? 'text' : 'date';
  return (takes('1') || takes('1.00')) && !takes('A') ? 'amount' : 'text';
}
