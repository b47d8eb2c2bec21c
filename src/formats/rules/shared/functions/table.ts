import { elementsNamed } from '../../../en16931/rules/constraints.ts';
import { below, elementsAt, outermost, type Where } from '../../../en16931/rules/elements.ts';
import { splitRule, type Holds, type TermRule } from '../../../en16931/rules/rule.ts';
import type { Wording } from '../../../../engine/index.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { normal } from '../../../peppol/peppol-rule.ts';
import { attributeOf, type XmlElement } from '../../../xml/xml-tree.ts';

/** Building blocks of PINT rules: most only require that something exists, or exists once. */

/** A UBL rule. */
export function pint(
  code: string,
  terms: readonly string[],
  say: Wording,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms, today?: string) => Holds,
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, ubl: { on, must } });
}

/** Elements with any of these parents and names; a path without a parent is below the root element. */
export const at = (...paths: readonly string[]): Where => {
  const all = paths.map((path) => (path === '' ? outermost : elementsAt(path)));
  return (invoice) => all.flatMap((where) => where(invoice));
};

/** At most one element at a path below. */
export const atMostOne = (code: string, terms: readonly string[], say: string, on: Where, path: string): TermRule =>
  pint(code, terms, say, on, (element) => below(element, path).length <= 1);

/** An element at a path below, with any content. */
export const written = (code: string, terms: readonly string[], say: string, on: Where, path: string): TermRule =>
  pint(code, terms, say, on, (element) => below(element, path).length > 0);

/** An attribute. */
export const having = (code: string, terms: readonly string[], say: string, on: Where, name: string): TermRule =>
  pint(code, terms, say, on, (element) => attributeOf(element, name) !== undefined);

/** At most two decimals in a figure, as written. */
export const twoDecimals = (code: string, terms: readonly string[], say: string, on: Where, name: string): TermRule =>
  pint(code, terms, say, on, (element) => {
    const [figure] = below(element, name);
    return (figure?.text ?? '').split('.').slice(1).join('.').length <= 2;
  });

/** Numbers of a scheme, for any party. */
export const ofSchemes =
  (...schemes: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, 'EndpointID', 'ID', 'CompanyID').filter(
      (element) =>
        (element.name !== 'ID' || element.parent?.name === 'PartyIdentification') &&
        schemes.includes(attributeOf(element, 'schemeID')?.value ?? ''),
    );

/** A number of a scheme with its check. */
export const numbered = (
  code: string,
  schemes: readonly string[],
  say: string,
  isSound: (text: string) => boolean,
): TermRule =>
  pint(code, ['BT-29', 'BT-34', 'BT-46', 'BT-49'], say, ofSchemes(...schemes), ({ text }) => isSound(normal(text)));
