import type { Path } from '../en16931/document/draft.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { plain } from '../members/member-reading.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { FOLIO, REL_TYPE } from './codes.ts';

const PRECEDING: Path = ['preceding'];

/**
 * Earlier documents by their fiscal folio, and how this one is related to them: `whole` is the member of the document
 * with the relation, if there is one. An earlier document may have its own.
 */
export const relations = (whole: string | undefined): Row => ({
  read({ element, at, reading }) {
    for (const group of reading.nodes(element, 'CfdiRelacionados')) {
      if (!isElement(group)) continue;
      const kind = reading.node(group, '@TipoRelacion');
      const code = kind ? plain(textOf(kind)) : '';
      const known = whole === undefined ? undefined : (reading.draft.get(whole.split('.')) ?? code);
      if (whole !== undefined && known === code && code !== '') reading.put({ at }, whole, code, kind);
      for (const related of reading.nodes(group, 'CfdiRelacionado')) {
        const node = isElement(related) ? reading.node(related, '@UUID') : undefined;
        const folio = node ? plain(textOf(node)) : '';
        if (folio === '') continue;
        const place: Path = [...PRECEDING, reading.draft.count(PRECEDING)];
        // A payment has no other number of what it replaces.
        reading.put({ at: place }, 'code', folio, node);
        reading.put({ at: place }, `stamps[prv=${FOLIO}].val`, folio, node);
        if (known !== code && code !== '') reading.put({ at: place }, `ext.${REL_TYPE}`, code, kind);
      }
    }
  },
  write({ out, at, writing }) {
    const usual = whole === undefined ? '' : String(writing.peek({ at }, whole) ?? '');
    const groups = new Map<string, Path[]>();
    for (const entry of writing.entries({ at }, 'preceding')) {
      if (writing.peek({ at: entry }, `stamps[prv=${FOLIO}].val`) === undefined) continue;
      const kind = writing.take({ at: entry }, `ext.${REL_TYPE}`) || usual;
      groups.set(kind, [...(groups.get(kind) ?? []), entry]);
    }
    for (const [kind, places] of groups) {
      const group = out.add('CfdiRelacionados');
      group.put('@TipoRelacion', kind);
      for (const place of places) group.add('CfdiRelacionado').put('@UUID', folioOf(place, writing));
    }
    if (whole !== undefined && groups.size > 0) writing.take({ at }, whole);
  },
});

/** The folio of a document, which stands for its number and its day. */
export function folioOf(at: Path, writing: MemberWriting): string {
  for (const member of ['series', 'code', 'issue_date', 'type']) writing.take({ at }, member);
  return writing.take({ at }, `stamps[prv=${FOLIO}].val`);
}
