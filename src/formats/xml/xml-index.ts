import type { XmlElement } from './xml-tree.ts';

/** The elements of a document by what rules ask for, in the order of the text within each name. */
export interface XmlIndex {
  readonly byName: ReadonlyMap<string, readonly XmlElement[]>;
  /** Elements that bear an attribute, by its local name. */
  readonly byAttribute: ReadonlyMap<string, readonly XmlElement[]>;
}

const indexes = new WeakMap<XmlElement, XmlIndex>();

/** Made at the first question and kept as long as the outermost element; the tree is complete by then. */
export function xmlIndex(root: XmlElement): XmlIndex {
  let index = indexes.get(root);
  if (!index) {
    const byName = new Map<string, XmlElement[]>();
    const byAttribute = new Map<string, XmlElement[]>();
    const walk = (element: XmlElement): void => {
      add(byName, element.name, element);
      for (const { name } of element.attributes) add(byAttribute, name, element);
      element.children.forEach(walk);
    };
    walk(root);
    index = { byName, byAttribute };
    indexes.set(root, index);
  }
  return index;
}

function add(map: Map<string, XmlElement[]>, key: string, element: XmlElement): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}
