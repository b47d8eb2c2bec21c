import type { JsonObject } from '../../engine/index.ts';
import type { Making } from './making.ts';
import { reportOf } from '../mapping/report.ts';
import { figuresOff, reportedMembers } from '../members/account.ts';
import type { MemberReading } from '../members/member-reading.ts';
import { readMembers, type MemberTable } from '../members/member-table.ts';
import { memberPlaces } from '../members/member-places.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** The document of an authority's own format. */
export function makeOfMembers(table: MemberTable, root: XmlElement, text: string): Making {
  const reading = readMembers(table, root);
  return {
    document: reading.draft.root,
    readable: (document) => document,
    finish(build, length) {
      const document = reading.draft.root;
      const first = roundedAsThere(reading, build);
      const built = first && table.settle?.(reading, first) ? build(document) : first;
      const report = reportOf(text, length, reportedMembers(root, reading, built));
      return { document, report, faults: [], places: memberPlaces(reading) };
    },
  };
}

type Build = (document: JsonObject) => JsonObject | undefined;

/**
 * The built document. A file does not say whether its figures were rounded one by one or only their sums: if building
 * gives other figures than those in it, the other way is tried, and kept if more figures are then as they are there.
 */
function roundedAsThere(reading: MemberReading, build: Build): JsonObject | undefined {
  const { draft } = reading;
  const built = build(draft.root);
  const off = figuresOff(reading, built);
  if (off === 0) return built;
  const given = draft.get(ROUNDING);
  draft.replace(ROUNDING, given === BY_FIGURE ? BY_SUM : BY_FIGURE);
  const other = build(draft.root);
  if (other && figuresOff(reading, other) < off) return other;
  draft.replace(ROUNDING, given);
  return built;
}

const ROUNDING = ['tax', 'rounding'] as const;
const [BY_FIGURE, BY_SUM] = ['currency', 'precise'] as const;
