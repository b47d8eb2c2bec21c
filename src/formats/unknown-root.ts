import { formatAmong, type Format } from './format.ts';
import type { TextPlace } from './xml/text-places.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** Why an outermost element begins no format: its namespace is wrong, or it only wraps an invoice. */
export function whyUnknown(
  formats: readonly Format[],
  root: XmlElement,
  placeOf: (offset: number) => TextPlace,
): { readonly description: string; readonly at: XmlElement } {
  const uri = root.uri || '(none)';
  const inner = invoiceIn(formats, root);
  if (inner) {
    const { line } = placeOf(inner.start);
    const description = `The outermost element ${root.name} only wraps an invoice: take out ${inner.name} of line ${line} and give it alone`;
    return { description, at: inner };
  }
  const right = formats
    .flatMap(({ table }) => table.roots)
    .find(({ name }) => name.replace(/^.*:/, '') === root.name)?.namespace;
  if (right !== undefined) {
    const description = `The element ${root.name} of an invoice has the namespace ${uri}; it must be ${right}`;
    return { description, at: root };
  }
  const known = formats.map(({ name }) => name).join(', ');
  const description = `An outermost element ${root.name} of the namespace ${uri} begins no format that is known; known are ${known}`;
  return { description, at: root };
}

/** The first element below another that begins a format. */
function invoiceIn(formats: readonly Format[], element: XmlElement): XmlElement | undefined {
  for (const child of element.children) {
    const found = formatAmong(formats, child) ? child : invoiceIn(formats, child);
    if (found) return found;
  }
  return undefined;
}
