import type { Path } from '../en16931/document/draft.ts';
import type { TermBuilder } from '../en16931/document/term-builder.ts';
import type { TermGroup } from '../en16931/term-tree.ts';

/** Series and code form one number in XML. */
export function addNumber(builder: TermBuilder, group: TermGroup, term: string, base: Path): void {
  const paths = ['series', 'code'].map((name) => [...base, name]).filter((path) => builder.text(path) !== undefined);
  builder.add(group, term, paths.map((path) => builder.text(path)).join('-'), ...paths.toReversed());
}
