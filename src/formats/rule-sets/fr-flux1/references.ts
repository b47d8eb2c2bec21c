import { below, type Where } from '../../en16931/rules/elements.ts';
import { notBoth, one as once } from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { textsAt } from '../../rules/shared/france/texts.ts';
import * as facts from '../../rules/shared/france/flows/facts.ts';
import type { Asked } from '../../rules/shared/france/flows/facts.ts';
import type { Paths } from './paths.ts';

/** What the portal checks: at the start of the reform, or at its target. */
export type Depth = 'base' | 'full';

/** `#` is a line, `%` the document type. */
const pathIn = ({ name }: XmlElement, path: string): string =>
  name === 'CreditNote'
    ? path.replace('#', 'CreditNoteLine').replace('%', 'CreditNoteTypeCode')
    : path.replace('#', 'InvoiceLine').replace('%', 'InvoiceTypeCode');

export const at =
  (...paths: readonly string[]): Where =>
  ({ root }) =>
    root ? paths.flatMap((path) => below(root, pathIn(root, path))) : [];

export const itself: Where = ({ root }) => (root ? [root] : []);
export const texts = (root: XmlElement, path: string): readonly string[] => textsAt(root, pathIn(root, path));
export const has = (element: XmlElement, path: string): boolean => below(element, pathIn(element, path)).length > 0;
export const isOneOf = (all: readonly string[], codes: ReadonlySet<string>): boolean =>
  all.some((code) => codes.has(code));

/** Each line has number and date of an earlier invoice. */
const refersByLine = (root: XmlElement, { lines, lineReference }: Paths): boolean =>
  below(root, pathIn(root, lines)).every((line) => lineReference.every((path) => below(line, path).length > 0));

function refersToOne(root: XmlElement, paths: Paths): boolean {
  const count = below(root, paths.reference[0]).length;
  return count === 1 || (count === 0 && has(root, paths.lines) && refersByLine(root, paths));
}

export function referenceFacts(paths: Paths, depth: Depth): readonly Asked[] {
  const { reference, lines, lineReference, type } = paths;
  const isOf = (root: XmlElement, codes: ReadonlySet<string>): boolean => isOneOf(texts(root, type), codes);
  const isCredit = (root: XmlElement): boolean => isOf(root, facts.CREDITS);
  const isCorrection = (root: XmlElement): boolean => isOf(root, facts.CORRECTIONS);
  const count = (root: XmlElement): number => below(root, reference[0]).length;
  const oneReference: facts.MakeRow = (id) => once(id, reference[0]);
  const someReference = facts.there(reference[0]);
  if (depth === 'base') {
    return [
      [itself, (root) => !isCorrection(root) || count(root) === 1, oneReference],
      [itself, (root) => !isCredit(root) || count(root) > 0, someReference],
    ];
  }
  return [
    [itself, (root) => !isCorrection(root) || refersToOne(root, paths), oneReference],
    [itself, (root) => !isCredit(root) || count(root) > 0 || refersToOne(root, paths), someReference],
    [
      itself,
      (root) => !(has(root, reference[0]) && has(root, `${lines}/${lineReference[0]}`)),
      (id) => notBoth(id, reference[0], `${lines.replace('#', '*')}/${lineReference[0]}`),
    ],
    [
      itself,
      (root) =>
        !(isCredit(root) || isCorrection(root)) ||
        reference.every((path) => has(root, path)) ||
        refersByLine(root, paths),
      facts.there(...reference),
    ],
    [itself, (root) => !isCorrection(root) || count(root) <= 1, oneReference],
  ];
}
