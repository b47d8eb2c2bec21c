import { create } from 'zustand';
import { lasting } from '../../state/stored.ts';
import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { at } from '../../../formats/mapping/report.ts';
import { numberAfter, type KnownParty } from '../../../language/start/known-parties.ts';

/** What the page proposes in a document that was begun on it; by the id of the document. */
export interface Begun {
  readonly number: string | undefined;
}

export const useBegun = create<Readonly<Record<string, Begun>>>(stored);

const STORED = 'assay.begun';

/** Most documents that are remembered. */
const MOST = 20;

function stored(): Readonly<Record<string, Begun>> {
  try {
    const found: unknown = JSON.parse(lasting.getItem(STORED) ?? '[]');
    if (!Array.isArray(found)) return {};
    const sound = found.filter(
      (entry): entry is string[] => Array.isArray(entry) && entry.every((text) => typeof text === 'string'),
    );
    return Object.fromEntries(sound.map(([id = '', number]) => [id, { number }]));
  } catch {
    return {};
  }
}

/** Notes that a document was begun on the page, for a seller of an earlier document or another one. */
export function beginHere(documentId: string, seller: KnownParty | undefined): void {
  const number = seller?.number === undefined ? undefined : numberAfter(seller.number);
  useBegun.setState({ [documentId]: { number } });
  const all = Object.entries(useBegun.getState()).slice(-MOST);
  lasting.setItem(
    STORED,
    JSON.stringify(all.map(([id, begun]) => [id, ...(begun.number === undefined ? [] : [begun.number])])),
  );
}

/** A value that follows from others and that a press of Enter takes, for a missing one at this path. */
export function proposedAt(path: string, document: JsonObject, begun: Begun | undefined): string | undefined {
  if (/^\$(?:\.doc)?\.code$/.test(path)) return begun?.number;
  const order = /^(.*)\.ordering\.code$/.exec(path)?.[1];
  if (order !== undefined) return leitwegIdOf(at(document, `${order}.customer`));
  const means = /^(.*\.payment\.instructions)\.key$/.exec(path)?.[1];
  if (means !== undefined) return meansOf(at(document, means));
  const found = sourceOf(path);
  const value = found === undefined ? undefined : at(document, found);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The number of Leitweg-IDs in the list of schemes, ISO/IEC 6523. */
const LEITWEG = '0204';

/** The Leitweg-ID that a buyer has among its electronic addresses or identities. */
function leitwegIdOf(customer: Json | undefined): string | undefined {
  const own = (member: string): readonly JsonObject[] => {
    const list = customer !== undefined && isJsonObject(customer) ? customer[member] : undefined;
    return Array.isArray(list) ? list.filter((entry: Json): entry is JsonObject => isJsonObject(entry)) : [];
  };
  const addressed = own('inboxes').find(({ scheme }) => scheme === LEITWEG);
  const named = own('identities').find(({ ext = null }) => isJsonObject(ext) && ext['iso-scheme-id'] === LEITWEG);
  const code = (addressed ?? named)?.['code'];
  return typeof code === 'string' && code !== '' ? code : undefined;
}

/** What is known of one means of payment, and its key. */
const MEANS = [
  ['direct_debit', 'direct-debit'],
  ['card', 'card'],
  ['online', 'online'],
] as const;

/** The means of payment of which the details are there; otherwise a transfer, with which most invoices are paid. */
function meansOf(instructions: Json | undefined): string {
  const stated = (member: string) =>
    instructions !== undefined && isJsonObject(instructions) && Object.hasOwn(instructions, member);
  return MEANS.find(([member]) => stated(member))?.[1] ?? 'credit-transfer';
}

/** The place of a value that is usually the same: the electronic address is the e-mail, the seller holds the account. */
function sourceOf(path: string): string | undefined {
  const party = /^(.*)\.inboxes\[0\]\.email$/.exec(path)?.[1];
  if (party !== undefined) return `${party}.emails[0].addr`;
  const root = /^(\$(?:\.doc)?)\.payment\.instructions\.credit_transfer\[0\]\.name$/.exec(path)?.[1];
  return root === undefined ? undefined : `${root}.supplier.name`;
}
