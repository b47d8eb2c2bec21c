import type { NationalFormat as Key } from '../en16931/term-tree.ts';
import type { Format } from '../catalogue/format.ts';
import type { MemberTables } from '../members/member-tables.ts';

/** A format of an authority: rules are bound to it by its key. */
export type NationalFormat = Format & {
  readonly key: Key;
  readonly table: { readonly syntax: Key };
  readonly members: MemberTables;
};
