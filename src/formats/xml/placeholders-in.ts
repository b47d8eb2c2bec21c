import { textOf, type XmlElement, type XmlNode } from './xml-tree.ts';

/** Texts and attributes that are left to be filled in, in the order of the text; at most so many. */
export function placeholdersIn(root: XmlElement, most: number): readonly XmlNode[] {
  const found: XmlNode[] = [];
  const visit = (element: XmlElement): void => {
    for (const node of [element, ...element.attributes]) if (found.length < most && isOpen(node)) found.push(node);
    for (const child of element.children) if (found.length < most) visit(child);
  };
  visit(root);
  return found;
}

/** As in a document. Taken from the engine, it would have the worker of the workbench wait for another file. */
const PLACEHOLDER = '<?>';

/** Looking for three signs is quicker than trimming every value. */
function isOpen(node: XmlNode): boolean {
  const text = textOf(node);
  return text.includes(PLACEHOLDER) && text.trim() === PLACEHOLDER;
}
