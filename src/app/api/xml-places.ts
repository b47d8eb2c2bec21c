import { readXml } from '../../formats/xml/read-xml.ts';
import { attributeOf, valueRange, type XmlElement } from '../../formats/xml/xml-tree.ts';

/** A stretch of a text, in offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where places such as `/Invoice[1]/InvoiceLine[2]/ID[1]` or `…/@unitCode` lie in an XML text: the value of a leaf, else the
 * name in the start tag. A place that is not there is shown at the nearest element above it.
 */
export function xmlPlaces(text: string): (path: string) => Span {
  const read = readXml(text);
  if (!read.ok) return () => ({ start: 0, end: Math.min(1, text.length) });
  const { root } = read.document;
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
      const next = at.children.find(({ name, position }) => step === `${name}[${String(position)}]`);
      if (!next) return nameOf(text, at);
      at = next;
    }
    const [start, end] = valueRange(at);
    return at.children.length === 0 && end > start ? { start, end } : nameOf(text, at);
  };
}

function nameOf(text: string, { start, contentStart }: XmlElement): Span {
  let end = start + 1;
  while (end < contentStart && !/[\s/>]/.test(text.charAt(end))) end += 1;
  return { start, end };
}
