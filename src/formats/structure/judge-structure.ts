import type { Message } from '../../engine/index.ts';
import { isElement, type XmlAttribute, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { judgeChildren } from './judge-children.ts';
import { meantTexts, type Meant } from './meant-text.ts';
import type { TextType } from './text-types.ts';
import { isOf, type ElementType } from './element-type.ts';
import { type Structure } from './structure.ts';
import { quoted, type StructureFault } from './structure-fault.ts';
import { StructureNotes } from './structure-notes.ts';
import type { Says } from './text-bases.ts';
import { structureMessages } from './messages.ts';

/** Schema violations of a document's elements, in text order. None for a document whose root is not in the schema. */
export function judgeStructure(structure: Structure, root: XmlElement, text: string): readonly StructureFault[] {
  const declared = structure.rootOf(root);
  if (!declared) return [];
  const notes = new StructureNotes(structure, text);
  new Walk(notes).element(root, declared.type);
  return notes.faults.toSorted((a, b) => startOf(a) - startOf(b));
}

function startOf({ node }: StructureFault): number {
  return node.start;
}

class Walk {
  private readonly notes: StructureNotes;

  constructor(notes: StructureNotes) {
    this.notes = notes;
  }

  element(element: XmlElement, typeName: string): void {
    const type = this.notes.structure.typeOf(typeName);
    if (element.attributes.length > 0 || type.required.length > 0) this.attributes(element, type, typeName);
    if (type.text) {
      this.value(element, type);
      return;
    }
    if (!type.isMixed && element.text !== '' && STRAY.test(element.text)) {
      this.notes.add('SCHEMA-TEXT', element, () =>
        structureMessages.strayText({ element: quoted(element.name), text: quoted(element.text) }),
      );
    }
    if (type.content)
      for (const child of judgeChildren(this.notes, element, type, type.content)) this.child(child, type);
    else for (const child of element.children) this.notes.cannotStand(child, element);
  }

  /** A declared child, or one in a wildcard. */
  private child(child: XmlElement, type: ElementType): void {
    const declared = type.elements.get(child.name)?.find((candidate) => isOf(child, candidate));
    if (declared) this.element(child, declared.type);
    else this.open(child);
  }

  private open(element: XmlElement): void {
    const declared = this.notes.structure.openOf(element);
    if (declared) this.element(element, declared.type);
    else for (const child of element.children) this.open(child);
  }

  private value(element: XmlElement, { text }: ElementType): void {
    for (const child of element.children) this.notes.cannotStand(child, element);
    const wrong = text?.type?.(element.text);
    if (wrong) this.wrongValue(element, element.text, text?.type, wrong);
  }

  private attributes(element: XmlElement, type: ElementType, typeName: string): void {
    for (const attribute of element.attributes) {
      if (attribute.uri === INSTANCE) this.instance(attribute, typeName);
      else this.attribute(attribute, element, type);
    }
    for (const { uri, name } of type.required) {
      if (element.attributes.some((attribute) => attribute.name === name && attribute.uri === uri)) continue;
      this.notes.add('SCHEMA-ATTRIBUTE', element, () =>
        structureMessages.attributeMissing({ element: quoted(element.name), name: quoted(name) }),
      );
    }
  }

  private attribute(attribute: XmlAttribute, element: XmlElement, type: ElementType): void {
    const { uri, name, value } = attribute;
    const declared = type.attributes.find((declared) => declared.name === name && declared.uri === uri);
    if (!declared) {
      if (type.hasAnyAttribute) return;
      this.notes.add(
        'SCHEMA-ATTRIBUTE',
        attribute,
        () => structureMessages.unknownAttribute({ element: quoted(element.name), name: quoted(name) }),
        () => this.notes.fixes.withoutAttribute(attribute),
      );
      return;
    }
    const { fixed, text } = declared;
    const wrong = text?.(value);
    if (wrong) this.wrongValue(attribute, value, text, wrong);
    else if (fixed !== undefined && value.trim() !== fixed) {
      this.notes.add('SCHEMA-VALUE', attribute, () =>
        structureMessages.fixedValue({ value: quoted(value), fixed: quoted(fixed) }),
      );
    }
  }

  private wrongValue(node: XmlNode, value: string, type: TextType | undefined, wrong: Says): void {
    const isText = !isElement(node) || node.children.length === 0;
    const meant = (): Meant => (type && isText ? meantTexts(value, type) : { texts: [], isSure: false });
    this.notes.add(
      'SCHEMA-VALUE',
      node,
      () => ofValue(node, value, wrong),
      () => {
        const { texts, isSure } = meant();
        return isSure ? this.notes.fixes.written(node, texts[0] ?? '') : undefined;
      },
      () => {
        const { texts, isSure } = meant();
        return isSure ? [] : texts.map((text) => this.notes.fixes.written(node, text));
      },
    );
  }

  /**
   * Attributes for validators are allowed anywhere, except one that declares an element as nil, or as another type: no
   * type of these schemas extends that of an element.
   */
  private instance(attribute: XmlAttribute, typeName: string): void {
    const { name, owner, value } = attribute;
    const right = name === 'type' ? this.notes.structure.schemaTypeOf(owner, typeName) : undefined;
    if (right !== undefined && value.trim().replace(/^[^:]*:/, '') !== right) {
      const says = (): Message =>
        structureMessages.otherType({ owner: quoted(owner.name), right: quoted(right), value: quoted(value) });
      this.notes.add('SCHEMA-ATTRIBUTE', attribute, says, () => this.notes.fixes.withoutAttribute(attribute));
      return;
    }
    const isNil = name === 'nil' && !/^\s*(?:false|0)\s*$/.test(value);
    if (!isNil && INSTANCE_NAMES.has(name)) return;
    const says = (): Message =>
      isNil
        ? structureMessages.notNil({ owner: quoted(owner.name), value: quoted('xsi:nil') })
        : structureMessages.unknownAttribute({ element: quoted(owner.name), name: quoted(name) });
    this.notes.add('SCHEMA-ATTRIBUTE', attribute, says, () => this.notes.fixes.withoutAttribute(attribute));
  }
}

/** Anything except XML white space. */
const STRAY = /[^ \t\r\n]/;

const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

const INSTANCE_NAMES: ReadonlySet<string> = new Set(['nil', 'type', 'schemaLocation', 'noNamespaceSchemaLocation']);

function ofValue({ name }: XmlNode, value: string, wrong: Says): Message {
  return value.trim() === '' ? structureMessages.noValue({ name: quoted(name) }) : wrong(quoted(value));
}
