import { termPlace } from '../../../formats/page/term-places.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
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
  const blocks = new Map<string, string | null | undefined>();
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
      if (row !== undefined) return [`$.lines[${String(row)}]`];
      const block = blockAround(path, entries, blocks);
      return block === undefined ? [] : [block];
    });
    return { problem, paths: [...new Set(found)] };
  });
}

/**
 * The party or block of the document that the values beside an element belong to; undefined for the whole document.
 * `known` keeps what was found for each element.
 */
function blockAround(
  path: string,
  entries: XmlReading['entries'],
  known: Map<string, string | null | undefined>,
): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const around = `${path.slice(0, end)}/`;
    const block = known.has(around) ? known.get(around) : blockOf(around, entries);
    known.set(around, block);
    if (block !== undefined) return block ?? undefined;
  }
  return undefined;
}

/** A row of a list of the document, such as a line or a discount, or another block of it. */
const BLOCK = /^([$][.][^.[]+)(?:\[\d+\])?/;

/** Null if the values in an element belong to several blocks; undefined if it has none. Rows of one list are their list. */
function blockOf(around: string, entries: XmlReading['entries']): string | null | undefined {
  const blocks = new Set<string>();
  const lists = new Set<string>();
  for (const { path, to: [place] = [] } of entries) {
    if (place === undefined || !path.startsWith(around)) continue;
    const [block = '', list = ''] = BLOCK.exec(place) ?? [];
    blocks.add(block);
    lists.add(list);
    if (lists.size > 1) return null;
  }
  const [only] = blocks.size > 1 ? lists : blocks;
  return only === '' ? null : only;
}
