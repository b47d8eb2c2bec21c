import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { readMembers, type MemberTable } from './member-table.ts';
import type { MemberReading } from './member-reading.ts';
import { memberPlaces } from './member-places.ts';

/** A document in a file: the table that reads it, and its element if the format may have several in a file. */
export interface MemberPart {
  readonly table: MemberTable;
  readonly body?: XmlElement;
}

/**
 * Most documents of a file, and of a short one: one for so many characters, which is less than any document has. The tax
 * agency of Spain takes as many records in one.
 */
export const MOST_DOCUMENTS = 1_000;
export const CHARACTERS_PER_DOCUMENT = 128;

/** So many documents are read of any file. */
export const FEW_DOCUMENTS = 10;

/**
 * Most elements that the documents of a file share, counted once for each document: every document is read with all of
 * them.
 */
export const MOST_SHARED = 500_000;

/** The documents of a file, by one or several tables with its root element. Without such elements it is one document. */
export function partsOf(tables: readonly MemberTable[], root: XmlElement): readonly MemberPart[] {
  const paths = [...new Set(tables.flatMap(({ each }) => each ?? []))];
  const parts = paths.flatMap((path) =>
    elementsAt(root, path).flatMap((body): readonly MemberPart[] => {
      const table = tables.find(({ each, reads }) => each === path && (reads?.(root, body) ?? true));
      return table ? [{ table, body }] : [];
    }),
  );
  if (parts.length > 0) return parts;
  const table = tables.find(({ reads }) => reads?.(root) ?? true);
  return table ? [{ table }] : [];
}

/** The elements at a path such as `A/B`, of each container the first. */
function elementsAt(root: XmlElement, path: string): readonly XmlElement[] {
  const steps = path.split('/');
  const last = steps.pop();
  let at: XmlElement | undefined = root;
  for (const step of steps) at = at?.children.find(({ name }) => name === step);
  return at?.children.filter(({ name }) => name === last) ?? [];
}

/** How many documents are read of a file with this root element. */
export function mostDocuments({ start, end }: XmlElement): number {
  return Math.min(MOST_DOCUMENTS, Math.max(FEW_DOCUMENTS, Math.floor((end - start) / CHARACTERS_PER_DOCUMENT)));
}

/** What is beyond the limit in a file with several documents: their number, or what they share. */
export function isTooMuch(parts: readonly MemberPart[], root: XmlElement): 'documents' | 'shared' | undefined {
  if (parts.length <= 1) return undefined;
  if (parts.length > mostDocuments(root)) return 'documents';
  return sharedElements(root, parts) * parts.length > MOST_SHARED ? 'shared' : undefined;
}

/** The number of elements of a file that belong to none of its documents alone. */
export function sharedElements(root: XmlElement, parts: readonly MemberPart[]): number {
  const bodies = new Set(parts.map(({ body }) => body));
  let count = 0;
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    count++;
    for (const child of element.children) if (!bodies.has(child)) open.push(child);
  }
  return count;
}

/** Every document of a file as it is read. */
export interface MemberFile {
  readonly documents: readonly { readonly table: MemberTable; readonly reading: MemberReading }[];
  /** The index of the document that a node belongs to alone. */
  readonly ownerOf: (node: XmlNode) => number | undefined;
  /** Where its document has what a node says; for what all share, the first one. */
  readonly placesOf: (node: XmlNode) => readonly string[];
}

export function readFile(parts: readonly MemberPart[], root: XmlElement): MemberFile {
  const documents = parts.map(({ table, body }) => ({ table, reading: readMembers(table, root, body) }));
  const owners = new Map(parts.flatMap(({ body }, index) => (body ? [[body, index] as const] : [])));
  const ownerOf = (node: XmlNode): number | undefined => {
    let at: XmlElement | undefined = isElement(node) ? node : node.owner;
    for (; at; at = at.parent) {
      const index = owners.get(at);
      if (index !== undefined) return index;
    }
    return undefined;
  };
  const places = documents.map(({ reading }) => memberPlaces(reading).placesOf);
  return { documents, ownerOf, placesOf: (node) => places[ownerOf(node) ?? 0]?.(node) ?? [] };
}
