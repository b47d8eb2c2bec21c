import type { XmlElement } from '../../xml/xml-tree.ts';

/** Whether an element is within one with these names. */
export function isWithin(element: XmlElement, ...names: readonly string[]): boolean {
  for (let at = element.parent; at; at = at.parent) if (names.includes(at.name)) return true;
  return false;
}
