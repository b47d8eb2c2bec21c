import type { Making } from './making.ts';
import { reportOf } from './mapping/report.ts';
import { reportedMembers } from './members/account.ts';
import { readMembers, type MemberTable } from './members/member-table.ts';
import { memberPlaces } from './members/member-places.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** The document of an authority's own format. */
export function makeOfMembers(table: MemberTable, root: XmlElement, text: string): Making {
  const reading = readMembers(table, root);
  return {
    document: reading.draft.root,
    readable: (document) => document,
    finish(build, length) {
      const document = reading.draft.root;
      const first = build(document);
      const built = first && table.settle?.(reading, first) ? build(document) : first;
      const report = reportOf(text, length, reportedMembers(root, reading, built));
      return { document, report, faults: [], places: memberPlaces(reading) };
    },
  };
}
