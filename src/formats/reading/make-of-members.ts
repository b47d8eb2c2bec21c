import type { JsonObject } from '../../engine/index.ts';
import type { Made, Making } from './making.ts';
import { reportOf, type Account } from '../mapping/report.ts';
import { divided } from './divided.ts';
import { figuresOff, reportedMembers } from '../members/account.ts';
import { readFile, type MemberPart } from '../members/member-parts.ts';
import type { MemberReading } from '../members/member-reading.ts';
import type { MemberTable } from '../members/member-table.ts';
import { described } from '../../engine/values.ts';
import { textPlaces } from '../xml/text-places.ts';
import { valueRange, xmlPath, type XmlElement, type XmlFault, type XmlNode } from '../xml/xml-tree.ts';

/** The document of an authority's own format, or each one of a file with several. */
export function makeOfMembers(parts: readonly [MemberPart, ...MemberPart[]], root: XmlElement, text: string): Making {
  const { documents, ownerOf, placesOf } = readFile(parts, root);
  const roots = documents.map(({ reading }) => reading.draft.root);
  const [first = {}] = roots;
  const isOne = parts.length === 1;
  return {
    document: first,
    ...(!isOne && { documents: roots }),
    readable: (document) => document,
    finish(build, length): Made {
      const reported = documents.map((document) => reportedMembers(root, document.reading, builtOf(document, build)));
      const [sole] = reported;
      const made = {
        document: first,
        faults: noInvoices(parts, root, text),
        places: { propertiesOf: () => [], placesOf },
      };
      if (isOne && sole) return { ...made, report: reportOf(text, length, sole) };
      // What all share counts as read if one of them reads it.
      const sharedAccount = (node: XmlNode): Account | undefined => {
        const accounts = reported.map(({ accountOf }) => accountOf(node));
        return accounts.find(({ outcome }) => outcome !== 'left') ?? accounts[0];
      };
      const leftOut = new Map<number | undefined, number>();
      const report = reportOf(text, length, {
        root,
        isRead: (node) => {
          const owner = ownerOf(node);
          return owner === undefined
            ? reported.some(({ isRead }) => isRead(node))
            : (reported[owner]?.isRead(node) ?? false);
        },
        accountOf: (node) => {
          const owner = ownerOf(node);
          const account = owner === undefined ? sharedAccount(node) : reported[owner]?.accountOf(node);
          return { ...(account ?? { outcome: 'left' }), ...(owner !== undefined && { document: owner + 1 }) };
        },
        onLeftOut: (node) => {
          const owner = ownerOf(node);
          leftOut.set(owner, (leftOut.get(owner) ?? 0) + 1);
        },
      });
      const elements = parts.map(({ body }) => (body ? xmlPath(body) : ''));
      return { ...made, ...divided(report, roots, elements, leftOut) };
    },
  };
}

/** Tells what a file is that is no invoice. */
function noInvoices(parts: readonly MemberPart[], root: XmlElement, text: string): readonly XmlFault[] {
  return parts.flatMap(({ table }): readonly XmlFault[] => {
    const found = table.noInvoice?.(root);
    if (!found) return [];
    const [offset] = valueRange(found.node);
    const place = textPlaces(text)(offset);
    return [{ code: 'ASSAY-XML-NO-INVOICE', severity: 'warning', ...described(found.says), offset, ...place }];
  });
}

type Build = (document: JsonObject) => JsonObject | undefined;

/** The built document, once its figures are settled. */
function builtOf(
  { table, reading }: { readonly table: MemberTable; readonly reading: MemberReading },
  build: Build,
): JsonObject | undefined {
  const first = roundedAsThere(reading, build);
  return first && table.settle?.(reading, first) ? build(reading.draft.root) : first;
}

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
