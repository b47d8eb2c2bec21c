import { CII } from '../cii/cii.ts';
import { localName, type Condition, type Row, type Table } from '../mapping/row.ts';
import { placesOf, type TermPlace } from '../rules/faults/table-terms.ts';
import { UBL } from '../ubl/ubl.ts';

/** Where an XML invoice has the value of a term. */
export interface TermElement {
  readonly term: string;
  readonly syntax: 'UBL' | 'CII';
  /** From the root, with the usual prefixes: `/Invoice/cbc:BuyerReference`. */
  readonly path: string;
}

const ROOTS: readonly (readonly [syntax: TermElement['syntax'], table: Table, root: string])[] = [
  ['UBL', UBL, 'Invoice'],
  ['CII', CII, 'rsm:CrossIndustryInvoice'],
];

/** The elements of terms in an invoice, first of each syntax. A term that a syntax has no element for has none there. */
export function elementsOf(terms: readonly string[], syntaxes: readonly string[] = []): readonly TermElement[] {
  return terms.flatMap((term) =>
    ROOTS.flatMap(([syntax, table, root]) => {
      if (syntaxes.length > 0 && !syntaxes.includes(syntax)) return [];
      const place = placesOf(table, localName(root)).byTerm.get(term)?.[0];
      return place ? [{ term, syntax, path: pathOf(root, place) }] : [];
    }),
  );
}

function pathOf(root: string, { rows, attribute, conditions }: TermPlace): string {
  const steps = rows.map((row, index) => row.name + predicate(conditions.get(index), row));
  return ['', root, ...steps, ...(attribute === undefined ? [] : [`@${attribute}`])].join('/');
}

/** What tells the element from others of its name, as in XPath. Conditions on another term are left out. */
function predicate(condition: Condition | undefined, row: Row): string {
  if (!condition) return '';
  const { is = [], not = [] } = condition;
  const at = prefixed(condition.at, row);
  const equal = is.map((value) => `${at}='${value}'`).join(' or ');
  const different = not.map((value) => `${at}!='${value}'`).join(' and ');
  const test = [equal, different].filter((part) => part !== '').join(' and ');
  return test === '' ? '' : `[${test}]`;
}

/** A path of local names below a row's element, with the prefixes of the table. */
function prefixed(path: string, row: Row): string {
  let at: Row | undefined = row;
  const steps = path.split('/').map((step) => {
    at = at?.rows?.find(({ name }) => localName(name) === step);
    return at?.name ?? step;
  });
  return steps.join('/');
}
