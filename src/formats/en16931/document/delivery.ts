import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { decode } from './leaf-rows.ts';
import { putAddress, putParty, RECEIVER } from './parties.ts';
import { xmlMessages } from '../../reading/messages.ts';

/**
 * Puts place and time of delivery. A document has one delivery: of several, all places and the whole period are kept.
 */
export function putDelivery(draft: Draft, invoice: InvoiceTerms): void {
  const deliveries = invoice.groups('BG-13');
  deliveries.forEach((delivery) => {
    putPlace(draft, delivery);
    for (const location of delivery.valuesOf('BT-71')) putLocation(draft, location);
  });
  putTime(draft, deliveries);
}

function putPlace(draft: Draft, delivery: TermGroup): void {
  const at = ['delivery', 'receiver'];
  const name = delivery.value('BT-70')?.value;
  const known = draft.get([...at, 'name']);
  const address = delivery.group('BG-15');
  if (draft.get(at) === undefined) {
    putParty(draft, delivery, at, RECEIVER);
    return;
  }
  if (name !== undefined && name !== known) {
    if (known === undefined) draft.put([...at, 'name'], name, delivery.value('BT-70'));
    else draft.left(delivery.value('BT-70'), xmlMessages.oneReceiver);
  } else if (name !== undefined) {
    for (const value of delivery.valuesOf('BT-70')) draft.taken(value, [...at, 'name']);
  }
  if (address) putAddress(draft, address, at, RECEIVER, `addresses[${draft.count([...at, 'addresses'])}]`);
}

function putLocation(draft: Draft, location: TermValue): void {
  const code = decode(draft, location, 'code');
  if (code === undefined) return;
  const entry = ['delivery', 'identities', draft.count(['delivery', 'identities'])];
  draft.put([...entry, 'code'], code, location);
  const scheme = location.part('BT-71-1');
  draft.put([...entry, 'ext', 'iso-scheme-id'], decode(draft, scheme, 'code'), scheme);
}

function putTime(draft: Draft, deliveries: readonly TermGroup[]): void {
  const days = deliveries.flatMap((delivery) => DAYS.flatMap(([term]) => delivery.valuesOf(term)));
  const unread = days.filter((day) => decode(draft, day, 'date') === undefined);
  const readable = (term: string): readonly TermValue[] =>
    days.filter((day) => day.term === term && CODECS.date.read(day.value) !== undefined);
  putReadable(draft, readable('BT-72'), readable('X-DeliveryStart'), readable('X-DeliveryEnd'));
  const places = new Map(DAYS);
  for (const day of unread) draft.putUnread(places.get(day.term) ?? [], day);
}

const DAYS: readonly (readonly [term: string, at: Path])[] = [
  ['BT-72', ['delivery', 'date']],
  ['X-DeliveryStart', ['delivery', 'period', 'start']],
  ['X-DeliveryEnd', ['delivery', 'period', 'end']],
];

function putReadable(
  draft: Draft,
  dates: readonly TermValue[],
  starts: readonly TermValue[],
  ends: readonly TermValue[],
): void {
  const [first] = dates;
  if (first) draft.put(['delivery', 'date'], first.value, first);
  const firsts = [...starts, ...dates].sort(byDate);
  const lasts = [...ends, ...dates].sort(byDate);
  const [start, end] = [firsts[0], lasts.at(-1)];
  if (!start || !end || (dates.length < 2 && starts.length + ends.length === 0)) return;
  draft.put(['delivery', 'period', 'start'], start.value, start);
  draft.put(['delivery', 'period', 'end'], end.value, end);
  for (const between of [...firsts, ...lasts]) {
    if (draft.fateOf(between)?.outcome !== 'taken') draft.left(between, xmlMessages.inPeriod);
  }
}

function byDate(a: TermValue, b: TermValue): number {
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}
