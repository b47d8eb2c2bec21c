import type { Structure } from './structure.ts';
import type { ElementParticle, ElementType } from './element-type.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** Where the content model of a syntax wants an element that is not there yet. */

/** The type of an element of a document; undefined if the schema does not know it. */
export function typeOfElement(structure: Structure, element: XmlElement): ElementType | undefined {
  const { parent } = element;
  if (!parent) {
    const root = structure.rootOf(element);
    return root && structure.typeOf(root.type);
  }
  const outer = typeOfElement(structure, parent);
  const declared = outer && childIn(outer, element.name, element.uri);
  return declared && structure.typeOf(declared.type);
}

/** The declaration of a child, by its local name. */
export function childIn(type: ElementType, name: string, uri?: string): ElementParticle | undefined {
  const all = type.elements.get(name) ?? [];
  return (uri === undefined ? undefined : all.find((candidate) => candidate.uri === uri)) ?? all[0];
}

/**
 * The existing child behind which an element belongs; undefined if it belongs at the beginning. Without an order of the
 * schema, behind the last one.
 */
export function siblingBefore(type: ElementType | undefined, parent: XmlElement, name: string): XmlElement | undefined {
  const order = type?.slotByName;
  const own = order?.get(name);
  if (!order || own === undefined) return parent.children.at(-1);
  return parent.children.findLast((child) => (order.get(child.name) ?? Infinity) <= own);
}
