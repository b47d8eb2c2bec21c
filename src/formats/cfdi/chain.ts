import { tableOf } from '../../engine/values.ts';
import type { ElementType } from '../structure/element-type.ts';
import type { Structure } from '../structure/structure.ts';
import { plain } from '../members/member-reading.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { chainOfComplement } from './complement-chain.ts';
import { STAMP } from './namespaces.ts';

/** What the seal is not made over: itself, and the certificate that it is checked with. */
const UNSEALED: ReadonlySet<string> = new Set(['Sello', 'Certificado']);

/** Totals of the taxes of a document, which follow their lists. */
const TOTAL_OF: Readonly<Record<string, string>> = tableOf({
  Retenciones: 'TotalImpuestosRetenidos',
  Traslados: 'TotalImpuestosTrasladados',
});

/**
 * The chain of values that the seal of a file is made over (cadena original): every attribute in the order of the
 * schema, without white space around it. Undefined if the file has a complement that SAT does not list. Source: Anexo 20,
 * section on the cadena original, SAT.
 */
export function chainOf(root: XmlElement, structure: Structure): string | undefined {
  const declared = structure.rootOf(root);
  if (!declared) return undefined;
  const values: string[] = [];
  const say = (element: XmlElement, name: string, isRequired: boolean): void => {
    const attribute = attributeOf(element, name);
    if (attribute || isRequired) values.push(plain(attribute?.value ?? ''));
  };
  const walk = (element: XmlElement, type: ElementType): boolean => {
    const totals = element.name === 'Impuestos' && type.attributes.length > 0 ? TOTAL_OF : {};
    const late = new Set(Object.values(totals));
    for (const { name, isRequired } of type.attributes) {
      if (!(element === root && UNSEALED.has(name)) && !late.has(name)) say(element, name, isRequired);
    }
    for (const [name, [slot]] of type.elements) {
      const inner = slot && structure.typeOf(slot.type);
      for (const child of element.children) {
        if (inner && child.name === name && child.uri === slot.uri && name !== 'Addenda' && !walk(child, inner))
          return false;
      }
      const total = totals[name];
      if (total !== undefined) say(element, total, false);
    }
    return type.elements.size > 0 || element.children.every((child) => walkOpen(child));
  };
  const walkOpen = (element: XmlElement): boolean => {
    if (element.uri === STAMP) return true;
    const known = structure.openOf(element);
    if (known) return walk(element, structure.typeOf(known.type));
    const listed = chainOfComplement(element);
    for (const value of listed ?? []) values.push(value);
    return listed !== undefined;
  };
  return walk(root, structure.typeOf(declared.type)) ? `||${values.join('|')}||` : undefined;
}
