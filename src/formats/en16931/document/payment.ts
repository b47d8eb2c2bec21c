import { parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { decode, putLeaves, type LeafRow } from './leaf-rows.ts';
import { PAYEE, putParty, type PartyWays } from './parties.ts';
import { PAYMENT_MEANS } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

const AT: Path = ['payment', 'instructions'];

export const CARD_LEAVES: readonly LeafRow[] = [{ term: 'BT-88', at: 'card.holder' }];

export const DEBIT_LEAVES: readonly LeafRow[] = [
  { term: 'BT-89', at: 'direct_debit.ref' },
  { term: 'BT-90', at: 'direct_debit.creditor' },
  { term: 'BT-91', at: 'direct_debit.account' },
];

/** Puts payee, means and terms of payment, and advances. */
export function putPayment(draft: Draft, invoice: InvoiceTerms, hasAddon: boolean, how: PartyWays): void {
  const payee = invoice.group('BG-10');
  if (payee) putParty(draft, payee, ['payment', 'payee'], PAYEE, how);
  putTerms(draft, invoice);
  putAdvances(draft, invoice);
  invoice.groups('BG-16').forEach((group) => putMeans(draft, group, hasAddon));
  // Some name an account or a text and no code; a document needs a key.
  if (draft.get(AT) !== undefined && draft.get([...AT, 'key']) === undefined) draft.put([...AT, 'key'], 'any');
}

function putTerms(draft: Draft, invoice: InvoiceTerms): void {
  const texts = invoice.values('BT-20').filter((text) => decode(draft, text) !== undefined);
  if (texts.length > 0) {
    draft.put(['payment', 'terms', 'notes'], texts.map(({ value }) => value).join('\n'), ...texts);
  }
  draft.implied(invoice.value('X-PaymentTermsAmount'), xmlMessages.amountDue);
  const dates = invoice.values('BT-9');
  const isOnly = new Set(dates.map(({ value }) => value)).size === 1;
  const seen = new Set<string>();
  dates.forEach((source) => {
    const amount = source.part('X-TermsAmount');
    const date = decode(draft, source, 'date') ?? source.value;
    const isUnread = draft.fateOf(source)?.outcome === 'left';
    if (date === '') return;
    if (seen.has(date)) {
      draft.taken(source, ['payment', 'terms', 'due_dates', 0, 'date']);
      return;
    }
    seen.add(date);
    const entry = ['payment', 'terms', 'due_dates', draft.count(['payment', 'terms', 'due_dates'])];
    if (isUnread) draft.putUnread([...entry, 'date'], source);
    else draft.put([...entry, 'date'], date, source);
    if (amount) draft.put([...entry, 'amount'], decode(draft, amount, 'amount'), amount);
    else if (isOnly) draft.put([...entry, 'percent'], '100%');
  });
}

/**
 * XRechnung's extension uses UBL's elements of a prepayment for claims of third parties (BG-DEX-09). They are added to
 * the amount due, so in a document they are advances below zero.
 */
function hasThirdParties(invoice: InvoiceTerms): boolean {
  const specification = invoice.value('BT-24')?.value ?? '';
  return invoice.syntax === 'ubl' && specification.includes('#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_');
}

function putAdvances(draft: Draft, invoice: InvoiceTerms): void {
  const at = ['payment', 'advances'];
  const prepayments = invoice.groups('X-Prepayment');
  const areClaims = hasThirdParties(invoice);
  for (const prepayment of prepayments) {
    const amount = prepayment.value('X-PrepaidAmount');
    const value = decode(draft, amount, 'amount');
    if (value === undefined) continue;
    const entry = [...at, draft.count(at)];
    putLeaves(draft, prepayment, entry, [
      { term: 'X-PrepaidDate', at: 'date', as: 'date' },
      { term: 'X-PrepaidId', at: 'ref' },
    ]);
    const text = prepayment.value('X-PrepaidText');
    draft.implied(prepayment.value('X-PrepaidNumber'), xmlMessages.paymentOrder);
    draft.put([...entry, 'description'], decode(draft, text) ?? (areClaims ? 'Claim of a third party' : PREPAID), text);
    draft.put([...entry, 'amount'], areClaims ? negated(value) : value, amount);
  }
  const paid = invoice.value('BT-113');
  if (!paid) return;
  const entry = [...at, draft.count(at)];
  if (draft.count(at) > 0 && !areClaims) {
    draft.recalculated(paid, ['totals', 'advance']);
  } else if (decode(draft, paid, 'amount') !== undefined) {
    draft.put([...entry, 'description'], PREPAID);
    draft.put([...entry, 'amount'], CODECS.amount.read(paid.value), paid);
  }
}

const PREPAID = 'Prepaid Amount';

const negated = (amount: string): string => parseDecimal(amount)?.negated().toString() ?? amount;

function putMeans(draft: Draft, group: TermGroup, hasAddon: boolean): void {
  putMeansCode(draft, group.value('BT-81'), hasAddon);
  putOnce(draft, group.value('BT-82'), [...AT, 'detail'], 'text');
  for (const reference of [...group.valuesOf('BT-83'), ...group.valuesOf('X-PaymentInstruction')]) {
    putReference(draft, reference);
  }
  for (const note of group.valuesOf('X-PaymentNote')) putOnce(draft, note, [...AT, 'notes'], 'text');
  for (const value of [...group.valuesOf('X-PaymentChannel'), ...group.valuesOf('X-PaymentSlip')]) {
    draft.implied(value, xmlMessages.meansAndReference);
  }
  for (const account of group.valuesOf('X-CreditAccount')) {
    const list = [...AT, 'credit_transfer'];
    draft.put([...list, draft.count(list), 'number'], decode(draft, account, 'code'), account);
  }
  for (const transfer of group.groupsOf('BG-17')) putTransfer(draft, transfer);
  for (const card of group.groupsOf('BG-18')) putCard(draft, card);
  for (const debit of group.groupsOf('BG-19')) putLeaves(draft, debit, AT, DEBIT_LEAVES);
}

/** An addon derives the code of a key; without it, both are written. */
function putMeansCode(draft: Draft, source: TermValue | undefined, hasAddon: boolean): void {
  const code = decode(draft, source, 'code');
  if (!source || code === undefined) return;
  const known = draft.get([...AT, 'key']);
  const key = PAYMENT_MEANS[code] ?? 'other';
  const extension = [...AT, 'ext', 'untdid-payment-means'];
  if (known === undefined) {
    draft.put([...AT, 'key'], key, source);
    if (key === 'other' || !hasAddon) draft.put(extension, code, source);
  } else if (known === key && (key !== 'other' || draft.get(extension) === code)) {
    draft.taken(source, [...AT, 'key']);
  } else {
    // A document has one main means of payment; the codes of the others are kept beside it.
    const others = [...AT, 'meta', 'other-means'];
    const already = draft.get(others);
    draft.put(others, typeof already === 'string' ? `${already} ${code}` : code, source);
  }
}

function putReference(draft: Draft, source: TermValue): void {
  putOnce(draft, source, [...AT, 'ref'], 'code');
}

function putOnce(draft: Draft, source: TermValue | undefined, at: Path, as: 'text' | 'code'): void {
  const value = decode(draft, source, as);
  if (!source || value === undefined) return;
  const known = draft.get(at);
  if (known === undefined) draft.put(at, value, source);
  else if (known === value) draft.taken(source, at);
  else {
    const notes = [...AT, 'notes'];
    const text = draft.get(notes);
    draft.put(notes, typeof text === 'string' ? `${text}\n${value}` : value, source);
  }
}

/** Two letters, two check digits and the account (ISO 13616); usually written with spaces. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,40}$/i;

function putTransfer(draft: Draft, transfer: TermGroup): void {
  const list = [...AT, 'credit_transfer'];
  const entry = [...list, draft.count(list)];
  for (const account of transfer.valuesOf('BT-84')) {
    const code = decode(draft, account, 'code');
    const isIban = account.qualifier === undefined ? IBAN.test(code ?? '') : account.qualifier === 'IBAN';
    if (code !== undefined) draft.put([...entry, isIban ? 'iban' : 'number'], code, account);
  }
  putLeaves(draft, transfer, entry, [
    { term: 'BT-86', at: 'bic', as: 'code' },
    { term: 'X-BankBranch', at: 'clearing', as: 'code' },
    { term: 'BT-85', at: 'name' },
  ]);
}

function putCard(draft: Draft, card: TermGroup): void {
  const number = card.value('BT-87');
  const digits = decode(draft, number, 'code');
  if (digits !== undefined) draft.put([...AT, 'card', 'last4'], digits.slice(-4), number);
  draft.implied(card.value('X-CardNetwork'), xmlMessages.network);
  putLeaves(draft, card, AT, CARD_LEAVES);
}
