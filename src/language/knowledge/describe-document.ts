import { memberOf, stringAt, valueOf } from '../syntax/tree.ts';
import type { ObjectNode, SyntaxTree, ValueNode } from '../syntax/tree.ts';
import type { PathStep } from '../../engine/index.ts';

/** A document's statements about itself, as far as they can be read. */
export interface DocumentDescription {
  /** The id as written: `https://gobl.org/draft-0/bill/invoice`. */
  readonly schema?: string;
  /** Country code of the tax regime: as written, or else the supplier's country. */
  readonly regime?: string;
  /** At most {@link MOST_NAMES}, like the tags. */
  readonly addons: readonly string[];
  readonly tags: readonly string[];
  /** The day whose rates apply: the value date, or else the issue date. */
  readonly date?: string;
  readonly currency?: string;
  /** The document itself: the root, or the content of an envelope. */
  readonly body: ObjectNode | undefined;
  /** Steps from the root to the body: none, or `doc`. */
  readonly base: readonly PathStep[];
}

/** More addons or tags than any document has. Each word of a text is looked up in the definitions of all of them. */
const MOST_NAMES = 64;

export function describeDocument(tree: SyntaxTree): DocumentDescription {
  const envelope = stringAt(tree.root, '$schema')?.endsWith('/envelope') ?? false;
  const body = envelope ? valueOf(tree.root, 'doc') : tree.root;
  const schema = stringAt(body, '$schema');
  const regime = stringAt(body, '$regime') ?? stringAt(body, 'supplier', 'tax_id', 'country');
  const date = stringAt(body, 'value_date') ?? stringAt(body, 'issue_date');
  const currency = stringAt(body, 'currency');
  return {
    ...(schema === undefined ? {} : { schema }),
    ...(regime === undefined ? {} : { regime }),
    ...(date === undefined ? {} : { date }),
    ...(currency === undefined ? {} : { currency }),
    addons: stringsAt(body, '$addons'),
    tags: stringsAt(body, '$tags'),
    body: body?.kind === 'object' ? body : undefined,
    base: envelope ? ['doc'] : [],
  };
}

/** Short name of the type: `bill/invoice`. */
export function shortSchema(id: string): string {
  return id.replace(/^https:\/\/gobl\.org\/draft-0\//, '');
}

function stringsAt(node: ValueNode | undefined, name: string): readonly string[] {
  const list = memberOf(node, name)?.value;
  if (list?.kind !== 'array') return [];
  return list.items
    .slice(0, MOST_NAMES)
    .flatMap((item) => (item.kind === 'string' && item.value !== '' ? [item.value] : []));
}
