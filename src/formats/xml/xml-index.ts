import type { XmlElement, XmlIndex } from './xml-tree.ts';

/** Made on first use and stored in the root element; the tree is complete by then. */
export function xmlIndex(root: XmlElement): XmlIndex {
  return (root.index ??= indexOf(root));
}

function indexOf(root: XmlElement): XmlIndex {
  const byName = new Map<string, XmlElement[]>();
  const byAttribute = new Map<string, XmlElement[]>();
  const walk = (element: XmlElement): void => {
    add(byName, element.name, element);
    for (const { name } of element.attributes) add(byAttribute, name, element);
    for (const child of element.children) walk(child);
  };
  walk(root);
  return { byName, byAttribute, found: new Map() };
}

function add(map: Map<string, XmlElement[]>, key: string, element: XmlElement): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}
