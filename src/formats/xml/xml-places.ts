import { readXml } from './read-xml.ts';
import { attributeOf, valueRange, type XmlElement } from './xml-tree.ts';

/** A range of a text, in offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The range of a path such as `/Invoice[1]/InvoiceLine[2]/ID[1]` or `…/@unitCode` in an XML text: the value of a leaf,
 * otherwise the name in the start tag. For a missing node, that of its nearest ancestor.
 */
export function xmlPlaces(text: string): (path: string) => Span {
  const read = readXml(text);
  if (!read.ok) return () => ({ start: 0, end: Math.min(1, text.length) });
  const { root } = read.document;
  const childAt = childrenByStep();
  return (path) => {
    const [first, ...steps] = path.split('/').filter((step) => step !== '');
    if (first !== `${root.name}[1]`) return nameOf(text, root);
    let at = root;
    for (const step of steps) {
      if (step.startsWith('@')) {
        const attribute = attributeOf(at, step.slice(1));
        if (attribute) return { start: attribute.valueStart, end: attribute.valueEnd };
        break;
      }
      const next = childAt(at, step);
      if (!next) return nameOf(text, at);
      at = next;
    }
    const [start, end] = valueRange(at);
    return at.children.length === 0 && end > start ? { start, end } : nameOf(text, at);
  };
}

/** Children by `name[index]`, listed once per element: ten thousand verdicts may be below one. */
function childrenByStep(): (element: XmlElement, step: string) => XmlElement | undefined {
  const listed = new Map<XmlElement, ReadonlyMap<string, XmlElement>>();
  return (element, step) => {
    let children = listed.get(element);
    if (!children) {
      children = new Map(element.children.map((child) => [`${child.name}[${String(child.position)}]`, child]));
      listed.set(element, children);
    }
    return children.get(step);
  };
}

function nameOf(text: string, { start, contentStart }: XmlElement): Span {
  let end = start + 1;
  while (end < contentStart && !/[\s/>]/.test(text.charAt(end))) end += 1;
  return { start, end };
}
