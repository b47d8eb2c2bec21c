import { ZONE_MEMBER } from '../answers/answer-leaves.ts';
import type { Path } from '../en16931/document/draft.ts';
import { isElement, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { memberMessages } from './messages.ts';
import { placeFor } from './member-path.ts';
import { plain, type MemberReading } from './member-reading.ts';
import type { Row } from './rows.ts';

/** Rows of an answer are only read: its authority writes it. */
export const reads = (read: Row['read']): Row => ({ read, write: () => undefined });

/** An attribute or element that tells only of the file. */
export const ofFile = (...names: readonly string[]): Row =>
  reads(({ element, reading }) => {
    for (const name of names) reading.ofTheFile(reading.node(element, name));
  });

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d{1,30})?(Z|[+-]\d\d:\d\d)?$/;

/** The moment of an answer, as it states it. */
export const moment = (name: string): Row =>
  reads(({ element, reading }) => {
    const node = reading.node(element, name);
    const [, date, time, zone] = MOMENT.exec(node ? plain(textOf(node)) : '') ?? [];
    if (node && !date) reading.draft.left(node, memberMessages.unread);
    if (!node || !date || !time) return;
    reading.draft.put(['issue_date'], date, node);
    reading.draft.put(['issue_time'], time, node);
    reading.draft.put(['meta', ZONE_MEMBER], zone, node);
  });

/** What an authority found. Without a code its text stands in the reason. */
export interface Found {
  readonly code: XmlNode | undefined;
  readonly message: XmlNode | undefined;
  /** What else is said of it. */
  readonly about?: { readonly text: string; readonly nodes: readonly XmlNode[] };
}

/** Adds a finding to a line, as a reason with one fault. */
export function addReason(reading: MemberReading, line: Path, { code, message, about }: Found): void {
  const { draft } = reading;
  const [number, text] = [code, message].map((node) => (node ? plain(textOf(node)) : ''));
  if (!number && !text && !about?.text) return;
  const reason = [...line, 'reasons', draft.count([...line, 'reasons'])];
  draft.put([...reason, 'key'], 'other');
  if (about?.text) draft.put([...reason, 'description'], about.text, ...about.nodes);
  if (number) draft.put([...reason, 'faults', 0, 'code'], number, code);
  if (!text) return;
  if (number) draft.put([...reason, 'faults', 0, 'message'], text, message);
  else draft.put([...reason, 'description'], about?.text ? `${about.text}; ${text}` : text, message);
}

/** Each such element is a reason of the line there. */
export const reasons = (name: string, found: (nodeAt: (child: string) => XmlNode | undefined) => Found): Row =>
  reads(({ element, at, reading }) => {
    for (const node of reading.nodes(element, name))
      if (isElement(node))
        addReason(
          reading,
          at,
          found((child) => reading.node(node, child)),
        );
  });

/** Keys of a line by a word of the answer. A word that its key does not tell apart from others stands beside it. */
export interface States {
  readonly keys: Readonly<Record<string, string>>;
  readonly beside: ReadonlySet<string>;
  /** Where such a word stands, below the line. */
  readonly member: string;
}

/** The state of a line. */
export const state = (name: string, { keys, beside, member }: States): Row =>
  reads(({ element, at, reading }) => {
    const node = reading.node(element, name);
    if (!node) return;
    const text = plain(textOf(node));
    const key = Object.hasOwn(keys, text) ? keys[text] : undefined;
    reading.draft.put([...at, 'key'], key ?? 'other');
    if (key === undefined) reading.draft.left(node, memberMessages.unread);
    else reading.draft.taken(node, [...at, 'key']);
    if (beside.has(text)) reading.draft.put(placeFor(reading.draft, at, member), text, node);
  });
