import { termPlace } from '../../../formats/page/term-places.ts';
import type { XmlReading } from '../../api/judge-xml.ts';
import type { Problem } from '../../api/problem.ts';
import type { PageProblem } from './place-problems.ts';

/** A line in the path of an element: `InvoiceLine[2]` in UBL, `IncludedSupplyChainTradeLineItem[2]` in CII. */
const LINE = /\/(?:InvoiceLine|CreditNoteLine|IncludedSupplyChainTradeLineItem)\[(\d+)\]/;

/**
 * The places in the document of the problems of an XML invoice: those of the elements, otherwise those of the terms that
 * the rule speaks of, since what is missing has no element. An element without a place in the document stands for itself.
 */
export function xmlProblems(problems: readonly Problem[], entries: XmlReading['entries']): readonly PageProblem[] {
  const places = new Map(entries.map(({ path, to = [], terms = [] }) => [path, { to, terms }]));
  const starts = new Map(entries.map(({ path, line, column }) => [`${String(line)}:${String(column)}`, path]));
  return problems.map((problem) => {
    const { terms = [], column } = problem;
    // A fault of the file has no path, but it may have the place of a value.
    const start = starts.get(`${String(problem.line)}:${String(column)}`);
    const paths = problem.paths.length === 0 && start !== undefined ? [start] : problem.paths;
    const found = paths.flatMap((path) => {
      const line = LINE.exec(path)?.[1];
      const row = line === undefined ? undefined : Number(line) - 1;
      const leaf = places.get(path);
      if (leaf) {
        const known = leaf.to.length > 0 ? leaf.to : leaf.terms.flatMap((term) => termPlace(term, row) ?? []);
        return known.length > 0 ? known : [path];
      }
      const [first] = terms.flatMap((term) => termPlace(term, row) ?? []);
      if (first !== undefined) return [first];
      return row === undefined ? [] : [`$.lines[${String(row)}]`];
    });
    return { problem, paths: [...new Set(found)] };
  });
}
