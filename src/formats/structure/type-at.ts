import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import { isElement } from '../xml/xml-tree.ts';
import { isOf, type ElementType } from './element-type.ts';
import type { Structure } from './structure.ts';
import type { TextType } from './text-types.ts';

/** The type that the schema gives an element at its place; undefined if it may not stand there. */
export function typeAt(structure: Structure, element: XmlElement): ElementType | undefined {
  if (!element.parent) {
    const root = structure.rootOf(element);
    return root && structure.typeOf(root.type);
  }
  const above = typeAt(structure, element.parent);
  const declared =
    above?.elements.get(element.name)?.find((candidate) => isOf(element, candidate)) ?? structure.openOf(element);
  return declared && structure.typeOf(declared.type);
}

/** The type of the text of an element or attribute. */
export function textTypeAt(structure: Structure, node: XmlNode): TextType | undefined {
  if (isElement(node)) return typeAt(structure, node)?.text?.type;
  const { uri, name } = node;
  return typeAt(structure, node.owner)?.attributes.find((declared) => declared.name === name && declared.uri === uri)
    ?.text;
}
