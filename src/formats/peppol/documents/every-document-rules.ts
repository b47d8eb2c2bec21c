import { each, outermost } from '../../en16931/rules/elements.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { PARTICIPANT_ROWS } from '../ubl-rows.ts';
import { isDate, normal, peppol } from '../peppol-rule.ts';

/** Peppol's requirements for all of its documents. */
export const EVERY_DOCUMENT_RULES: readonly TermRule[] = [
  peppol(
    'PEPPOL-COMMON-R001',
    [],
    'No element stands there empty',
    ({ root }) =>
      root
        ? [...xmlIndex(root).byName.values()].flatMap((elements) =>
            elements.filter(({ children, text }) => children.length === 0 && normal(text) === ''),
          )
        : [],
    () => false,
  ),
  peppol(
    'PEPPOL-COMMON-R003',
    [],
    'The outermost element names no schema location',
    outermost,
    (root) => !root.attributes.some(({ name }) => name === 'schemaLocation'),
    'warning',
  ),
  peppol(
    'PEPPOL-COMMON-R030',
    [],
    'A date is written YYYY-MM-DD and is in the calendar',
    each('IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate'),
    ({ text }) => isDate(text),
  ),
  // The terms are those of invoices.
  ...rulesOf(PARTICIPANT_ROWS)
    .filter(({ code }) => code.startsWith('PEPPOL-COMMON-'))
    .map((row) => ({ ...withPhrase(row), terms: [] })),
];
