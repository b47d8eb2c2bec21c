import type { Json, JsonObject } from '../../../engine/index.ts';
import { tableOf } from '../../../engine/values.ts';
import type { Syntax, TermGroup } from '../term-tree.ts';
import type { Path } from './draft.ts';
import { DEBIT_LEAVES } from './payment.ts';
import type { TermBuilder } from './term-builder.ts';
import { PAYMENT_MEANS } from './vocabulary.ts';

const AT: Path = ['payment', 'instructions'];
const CODE: Path = [...AT, 'ext', 'untdid-payment-means'];
/** Codes of further means of payment, which reading a file keeps. */
const OTHERS: Path = [...AT, 'meta', 'other-means'];

/** A kind of payment: where a document has its details, and its codes (UNTDID 4461). */
interface Kind {
  readonly member: 'credit_transfer' | 'direct_debit' | 'card';
  readonly codes: readonly string[];
  /** Codes beside which Germany forbids details of other kinds (BR-DE-23 to 25, DE-R-023 to 025). */
  readonly alone: readonly string[];
}

const KINDS: readonly Kind[] = [
  { member: 'credit_transfer', codes: ['30', '31', '42', '58'], alone: ['30', '58'] },
  { member: 'direct_debit', codes: ['49', '59'], alone: ['59'] },
  { member: 'card', codes: ['48', '54', '55'], alone: ['48', '54', '55'] },
];

/** Adds the ways to pay: all in one, or, as the profile has it, the first kind alone or a group for each. */
export function addMeans(builder: TermBuilder, syntax: Syntax): void {
  if (builder.at(AT) === undefined) {
    const reasons = reasonsOf(builder);
    if (reasons.length > 0) addReasons(builder, builder.group('BG-16', builder.invoice));
    return;
  }
  const code = mainCode(builder) ?? '';
  const present = KINDS.filter(({ member }) => builder.at([...AT, member]) !== undefined);
  const main = present.find(({ codes }) => codes.includes(code));
  const others = main ? present.filter((kind) => kind !== main) : [];
  const isAlone = main?.alone.includes(code) && standsAlone(builder, syntax);
  const apart = isAlone ? others : builder.ways.severalMeans ? others.filter((kind) => named(builder, kind)) : [];
  addKinds(
    builder,
    present.filter((kind) => !apart.includes(kind)),
  );
  for (const kind of apart) {
    if (isAlone) leaveOut(builder, kind);
    else addKinds(builder, [kind], named(builder, kind));
  }
  if (apart.length > 0) builder.use(OTHERS);
}

/** The code by which the file that was read named a kind of payment beside the main one. */
const named = (builder: TermBuilder, { codes }: Kind): string | undefined =>
  (builder.text(OTHERS) ?? '').split(' ').find((code) => codes.includes(code));

/** Whether the rules allow details of one kind of payment only: in XRechnung, and by Peppol's UBL within Germany. */
const standsAlone = (builder: TermBuilder, syntax: Syntax): boolean =>
  builder.ways.oneKindOfMeans === true ||
  (builder.ways.peppol === true &&
    syntax === 'ubl' &&
    ['supplier', 'customer'].every((party) => isGerman(builder, party)));

const isGerman = (builder: TermBuilder, party: string): boolean =>
  builder.text([party, 'addresses', 0, 'country']) === 'DE';

/** Adds the details of these kinds to one means of payment; the first has the code of the document. */
function addKinds(builder: TermBuilder, kinds: readonly Kind[], code?: string): void {
  const has = (member: Kind['member']): boolean => kinds.some((kind) => kind.member === member);
  const group = (isFirst: boolean): TermGroup => addOneMeans(builder, { isFirst, ...(code !== undefined && { code }) });
  const first = group(code === undefined);
  const transfers = has('credit_transfer') ? builder.list([...AT, 'credit_transfer']) : [];
  if (transfers.length > 0) addTransfer(builder, first, 0);
  if (has('card')) {
    const card = builder.group('BG-18', first, [...AT, 'card']);
    builder.addText(card, 'BT-87', [...AT, 'card', 'last4']);
    builder.addText(card, 'BT-88', [...AT, 'card', 'holder']);
  }
  if (has('direct_debit')) {
    builder.addLeaves(builder.group('BG-19', first, [...AT, 'direct_debit']), AT, DEBIT_LEAVES);
  }
  // UBL and CII have one account per means of payment.
  transfers.slice(1).forEach((_, i) => addTransfer(builder, group(false), i + 1));
}

/** Tells that the details of another kind of payment have no place. */
function leaveOut(builder: TermBuilder, { member }: Kind): void {
  for (const path of leavesBelow(builder.at([...AT, member]), [...AT, member])) {
    builder.addText(builder.invoice, 'X-OtherMeans', path);
  }
}

function leavesBelow(value: Json | undefined, path: Path): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item: Json, i) => leavesBelow(item, [...path, i]));
  return Object.entries(value as JsonObject).flatMap(([name, member]) => leavesBelow(member, [...path, name]));
}

/**
 * Peppol names the codes of Danish sellers: 31 for an account with a bank, 42 for a Danish one, 58 for an IBAN alone
 * (DK-R-005, DK-R-006).
 */
function meansCode(builder: TermBuilder, code: string | undefined): string | undefined {
  if (code !== '30' || !builder.ways.peppol || builder.text(['supplier', 'tax_id', 'country']) !== 'DK') return code;
  const accounts = builder.list([...AT, 'credit_transfer']).map((_, i) => [...AT, 'credit_transfer', i]);
  const has = (name: string) => (account: Path) => builder.text([...account, name]) !== undefined;
  if (!accounts.some(has('iban'))) return '42';
  // One code for all accounts (UBL-SR-47).
  return accounts.every(has('bic')) ? '31' : '58';
}

/** The code of means of payment without a code of the standard; the first part of a key says most. */
function codeOfMeans(key: string | undefined): string | undefined {
  const codes = Object.entries(PAYMENT_MEANS);
  const named = (name: string | undefined) => codes.find(([, known]) => known === name)?.[0];
  return named(key) ?? named(key?.split('+', 1)[0]);
}

function addOneMeans(builder: TermBuilder, { isFirst, code }: { isFirst: boolean; code?: string }): TermGroup {
  const group = builder.group('BG-16', builder.invoice, AT);
  if (code === undefined) builder.add(group, 'BT-81', meansCode(builder, mainCode(builder)), CODE, [...AT, 'key']);
  else builder.add(group, 'BT-81', code);
  // One text for all (UBL-SR-46).
  if (isFirst) builder.addText(group, 'BT-82', [...AT, 'detail']);
  if (builder.ways.paymentChannels) addChannel(builder, group);
  else if (!builder.ways.referenceInTerms) builder.addText(group, 'BT-83', [...AT, 'ref']);
  addReasons(builder, group);
  return group;
}

/** The code of the document, or that of its key. */
const mainCode = (builder: TermBuilder): string | undefined =>
  builder.text(CODE) ?? codeOfMeans(builder.text([...AT, 'key']));

/** The reason for correcting earlier invoices, if the profile has it with the means of payment. */
function reasonsOf(builder: TermBuilder): readonly Path[] {
  if (!builder.ways.reasonWithPayment) return [];
  const places = builder.list(['preceding']).map((_, i) => ['preceding', i, 'reason']);
  const known = new Set<string>();
  return places.filter((place) => {
    const text = builder.text(place);
    if (text === undefined) return false;
    if (!known.has(text)) return Boolean(known.add(text));
    builder.use(place);
    return false;
  });
}

function addReasons(builder: TermBuilder, group: TermGroup): void {
  for (const place of reasonsOf(builder)) builder.addText(group, 'X-CorrectionReason', place);
}

/** For Danish means of payment, and for IBAN accounts. Source: OIOUBL 2.1, PaymentChannelCode. */
const CHANNELS: Readonly<Record<string, string>> = tableOf({
  '31': 'IBAN',
  '42': 'DK:BANK',
  '50': 'DK:GIRO',
  '58': 'IBAN',
  '93': 'DK:FIK',
  '97': 'DK:NEMKONTO',
});

/** A postal (50) or creditor (93) slip has a kind, which requires no, 15 or 16 digits of its number. */
function slipOf(means: string, reference: string | undefined): string | undefined {
  if (means === '50') return reference === undefined ? '01' : '04';
  if (means === '93') return reference === undefined ? '73' : reference.length === 16 ? '75' : '71';
  return undefined;
}

function addChannel(builder: TermBuilder, group: TermGroup): void {
  const means = group.value('BT-81')?.value ?? '';
  const slip = slipOf(means, builder.text([...AT, 'ref']));
  builder.add(group, 'X-PaymentChannel', Object.hasOwn(CHANNELS, means) ? CHANNELS[means] : undefined);
  builder.add(group, 'X-PaymentSlip', slip);
  builder.addText(group, slip === undefined ? 'BT-83' : 'X-PaymentInstruction', [...AT, 'ref']);
}

function addTransfer(builder: TermBuilder, means: TermGroup, position: number): void {
  const place = [...AT, 'credit_transfer', position];
  const account = builder.text([...place, 'iban']) === undefined ? 'number' : 'iban';
  if (builder.ways.paymentChannels && means.value('BT-81')?.value === '93') {
    builder.addText(means, 'X-CreditAccount', [...place, account]);
    return;
  }
  const group = builder.group('BG-17', means, place);
  const value = builder.addText(group, 'BT-84', [...place, account]);
  if (value) value.qualifier = account === 'iban' ? 'IBAN' : 'other';
  builder.addText(group, 'BT-85', [...place, 'name']);
  builder.addText(group, 'BT-86', [...place, 'bic']);
  if (builder.ways.paymentChannels) builder.addText(group, 'X-BankBranch', [...place, 'clearing']);
}
