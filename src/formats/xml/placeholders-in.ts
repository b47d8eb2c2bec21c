import { textOf, type XmlElement, type XmlNode } from './xml-tree.ts';

/** The first `most` elements and attributes whose value is the placeholder, in document order. */
export function placeholdersIn(root: XmlElement, most: number): readonly XmlNode[] {
  const found: XmlNode[] = [];
  const visit = (element: XmlElement): void => {
    if (isOpen(element)) found.push(element);
    for (const attribute of element.attributes) if (found.length < most && isOpen(attribute)) found.push(attribute);
    for (const child of element.children) if (found.length < most) visit(child);
  };
  visit(root);
  return found;
}

/** The engine's `PLACEHOLDER`: importing it would split the engine's worker into two files. A test compares both. */
const PLACEHOLDER = '<?>';

/** Searches the three characters first, because trimming every value takes longer. */
function isOpen(node: XmlNode): boolean {
  const text = textOf(node);
  return text.includes(PLACEHOLDER) && text.trim() === PLACEHOLDER;
}
