import type { TermGroup } from '../term-tree.ts';
import type { Path } from './draft.ts';
import { RECEIVER } from './parties.ts';
import { addAddress } from './party-terms.ts';
import type { TermBuilder } from './term-builder.ts';

const OPERATION: Path = ['op_date'];

/** Adds the receiver of the delivery, its place and the day of supply. */
export function addDelivery(builder: TermBuilder): void {
  const at = ['delivery'];
  if (builder.at(at) === undefined) {
    if (builder.text(OPERATION) !== undefined) {
      builder.addText(builder.group('BG-13', builder.invoice, OPERATION), 'BT-72', OPERATION);
    }
    return;
  }
  const group = builder.group('BG-13', builder.invoice, at);
  const receiver = [...at, 'receiver'];
  builder.addText(group, RECEIVER.name, [...receiver, 'name']);
  if (builder.list([...receiver, 'addresses']).length > 0) addAddress(builder, group, receiver, RECEIVER);
  addSupplyDays(builder, group);
  // The day of the operation is the day of supply, if no other is given.
  const day = group.value('BT-72')?.value;
  if (day === undefined) builder.addText(group, 'BT-72', OPERATION);
  else if (builder.text(OPERATION) === day) builder.use(OPERATION);
  const identity = [...at, 'identities', 0];
  const value = builder.addText(group, 'BT-71', [...identity, 'code']);
  const scheme = [...identity, 'ext', 'iso-scheme-id'];
  const label = [...identity, 'label'];
  if (builder.text(scheme) !== undefined) builder.addPart(value, 'BT-71-1', builder.text(scheme), scheme);
  else if (/^\d{4}$/.test(builder.text(label) ?? '')) builder.addPart(value, 'BT-71-1', builder.text(label), label);
}

/** The date of supply; with its last day if the profile writes one. */
function addSupplyDays(builder: TermBuilder, group: TermGroup): void {
  const first = builder.addText(group, 'BT-72', ['delivery', 'date']);
  const [start, end] = [
    ['delivery', 'period', 'start'],
    ['delivery', 'period', 'end'],
  ] as const;
  if (!builder.ways.supplyPeriod) {
    // A period without a place: its last day is the day of supply.
    if (!first && !isInvoicePeriod(builder, ['delivery', 'period'])) builder.addText(group, 'BT-72', end);
    return;
  }
  if (!first) builder.addText(group, 'BT-72', start);
  else if (builder.text(start) === first.value) builder.use(start);
  builder.addText(group, 'X-DeliveryEnd', end);
}

/** BG-14 is the period of the delivery or of the invoice; those of the lines lie within it (PEPPOL-EN16931-R110). */
export function isInvoicePeriod(builder: TermBuilder, supply: Path): boolean {
  if (builder.at(supply) === undefined || builder.ways.supplyPeriod || builder.at(['ordering', 'period'])) return false;
  const [start = '', end = ''] = ['start', 'end'].map((name) => builder.text([...supply, name]));
  return builder.list(['lines']).every((_, i) => {
    const [from, to] = ['start', 'end'].map((name) => builder.text(['lines', i, 'period', name]));
    return (from === undefined || from >= start) && (to === undefined || to <= end);
  });
}
