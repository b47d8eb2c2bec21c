import type { Message } from '../../../engine/index.ts';
import type { TermVerdict } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { TaxName } from '../../en16931/term-names.ts';
import type { Table } from '../../mapping/row.ts';
import type { Structure } from '../../structure/structure.ts';
import { isElement, type XmlNode } from '../../xml/xml-tree.ts';
import { TermValue } from '../../en16931/term-tree.ts';
import { nodeOf, textIn, type Found } from '../kit/target.ts';
import { describeFault, nodesOf } from './describe-fault.ts';
import type { Choice } from './choice.ts';
import { fixesOf } from './fixes.ts';
import { Seen } from './seen.ts';
import { termOfNode } from './table-terms.ts';

/** A broken rule in words: what is wrong, where, and the values that were judged. */
export interface Described {
  readonly description: Message;
  readonly terms: readonly string[];
  /** What is wrong, the most relevant first; for something missing, the element that lacks it. */
  readonly nodes: readonly XmlNode[];
  readonly found: readonly { readonly term: string; readonly text: string }[];
  /** Ways to fix it, from which the author chooses. */
  readonly choices?: readonly Choice[];
}

/** The document of a fault. */
export interface JudgedDocument {
  readonly invoice: InvoiceTerms;
  readonly table: Table | undefined;
  /** What the tax is called, if not VAT. */
  readonly tax?: TaxName | undefined;
  /** The XML, in which fixes are edits. */
  readonly text: string;
}

/** Makes the words of a broken row; undefined for rules that have their own. */
export type Describer = (verdict: TermVerdict, judged: JudgedDocument) => Described | undefined;

/** A describer that knows where these content models want an element. */
export const describerWith =
  (structures: readonly Structure[]): Describer =>
  (verdict, { invoice, table, text, tax }) => {
    const { broken } = verdict;
    if (!broken) return undefined;
    const { root } = invoice;
    const structure = root && structures.find((structure) => structure.rootOf(root));
    const seen = new Seen(broken.row, broken.subject, { invoice, table, structure, tax });
    const fault = describeFault(seen, verdict.right);
    const { message, found, missing } = fault;
    const choices = fixesOf(fault, seen, text);
    const nodes = nodesOf(found);
    const [gap] = missing.flatMap((otherMissing) => otherMissing.gap ?? []);
    const values = found.map((place) => ({ place, term: termOf(place, table) }));
    const terms = values.flatMap(({ term }) => term ?? []);
    const [first] = nodes;
    const around = seen.around(first ? (isElement(first) ? first.parent : first.owner) : gap?.parent);
    return {
      description: message,
      terms: [verdict.terms, terms].find((some) => some.length > 0) ?? (around === undefined ? [] : [around]),
      nodes: nodes.length > 0 ? nodes : gap ? [gap.parent] : verdict.nodes,
      found:
        verdict.found.length > 0
          ? verdict.found
          : values.flatMap(({ place, term }) => {
              const named = term ?? nameOfLeaf(place);
              return named === undefined ? [] : [{ term: named, text: textIn(place) }];
            }),
      ...(choices.length > 0 && { choices }),
    };
  };

function termOf(found: Found, table: Table | undefined): string | undefined {
  if (found instanceof TermValue) return found.term;
  const [node] = nodesOf([found]);
  return node && table && termOfNode(table, node)?.term;
}

/** The name of an element or attribute with a value: formats of authorities have no terms. */
function nameOfLeaf(found: Found): string | undefined {
  const node = nodeOf(found);
  if (!node) return undefined;
  if (!isElement(node)) return `@${node.name}`;
  return node.children.length === 0 ? node.name : undefined;
}
