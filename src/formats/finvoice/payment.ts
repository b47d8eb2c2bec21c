import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import { type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { attributeOf, isElement, type XmlNode } from '../xml/xml-tree.ts';
import { CHARGES, MEANS } from './codes.ts';
import { isCreditorReference, isFinnishReference } from './reference-numbers.ts';
import { addText, amountIn, dayOf, peeked, putDay, putAmount, takeNumber, wrapped, textIn, said } from './values.ts';

const PAYMENT: Path = ['payment'];
const INSTRUCTIONS: Path = [...PAYMENT, 'instructions'];
const ACCOUNTS: Path = [...INSTRUCTIONS, 'credit_transfer'];
const TERMS: Path = [...PAYMENT, 'terms'];

const ORDER = 'EpiDetails/EpiPaymentInstructionDetails';
const IDENTIFICATION = 'EpiDetails/EpiIdentificationDetails';
const BANK = 'EpiDetails/EpiPartyDetails/EpiBfiPartyDetails';
const BENEFICIARY = 'EpiDetails/EpiPartyDetails/EpiBeneficiaryPartyDetails';
const LISTED = 'SellerInformationDetails/SellerAccountDetails';
const SCHEME = 'IdentificationSchemeName';

/** An account without the blanks that it is printed with. */
const account = (text: string): string => text.replace(/\s/g, '');

/** Reads an account to a place: an IBAN, or the number that a bank of Finland had before. */
function readAccount(at: Path, node: XmlNode | undefined, reading: MemberReading): void {
  const text = account(textIn(node));
  if (!node || !isElement(node) || text === '') return;
  const isOfBank = attributeOf(node, SCHEME)?.value === 'BBAN';
  reading.put({ at }, isOfBank ? 'number' : 'iban', text, node);
}

/** The account of the payment order comes first, and then the others that the seller lists. */
function readAccounts({ element, reading }: From): void {
  const id = reading.node(element, `${BENEFICIARY}/EpiAccountID`);
  const first: Path = [...ACCOUNTS, 0];
  readAccount(first, id, reading);
  const bank = (part: string, member: string): void => {
    const node = reading.node(element, `${BANK}/${part}`);
    if (textIn(node) !== '' && id) reading.put({ at: first }, member, textIn(node), node);
  };
  bank('EpiBfiIdentifier', 'bic');
  bank('EpiBfiName', 'name');
  for (const node of reading.nodes(element, LISTED)) {
    if (!isElement(node)) continue;
    const [own, bic, name] = ['SellerAccountID', 'SellerBic', 'SellerAccountName'].map((part) =>
      reading.node(node, part),
    );
    const isFirst = account(textIn(own)) === account(textIn(id));
    const at: Path = isFirst ? first : [...ACCOUNTS, reading.draft.count(ACCOUNTS)];
    if (isFirst) reading.implied(own);
    else readAccount(at, own, reading);
    for (const [part, member] of [
      [bic, 'bic'],
      [name, 'name'],
    ] as const) {
      if (textIn(part) !== '') reading.put({ at }, member, textIn(part), part);
    }
  }
}

/** A reference without the noughts that banks fill it up with. */
const bare = (reference: string): string => account(reference).replace(/^0+/, '');

/** The reference of the payment: the one with a check digit, or any other. */
function readReference({ element, reading }: From): void {
  const nodes = [`${ORDER}/EpiRemittanceInfoIdentifier`, `${IDENTIFICATION}/EpiReference`].map((path) =>
    reading.node(element, path),
  );
  const [first, ...more] = nodes.filter((node) => /[0-9A-Za-z]/.test(textIn(node)));
  if (!first) return;
  reading.put({ at: INSTRUCTIONS }, 'ref', account(textIn(first)), first);
  for (const node of more) {
    if (bare(textIn(node)) === bare(textIn(first))) reading.implied(node);
    else reading.draft.left(node, memberMessages.oneHere);
  }
}

/** The means of payment: a code, that of Finvoice 1.3, or the transfer that every payment order is. */
function readMeans({ element, reading }: From): void {
  const [code, former, words, charge] = [
    'EpiPaymentMeansCode',
    'EpiInstructionCode',
    'EpiPaymentMeansText',
    'EpiCharge/@ChargeOption',
  ].map((part) => reading.node(element, `${ORDER}/${part}`));
  const node = textIn(code) === '' ? former : code;
  const known = MEANS[textIn(node)];
  const key = known ?? MEANS['30'] ?? '';
  reading.put({ at: INSTRUCTIONS }, 'key', key, known === undefined ? undefined : node);
  if (textIn(words) !== '') reading.put({ at: INSTRUCTIONS }, 'detail', textIn(words), words);
  reading.implied(charge);
  reading.implied(reading.node(element, `${ORDER}/EpiCharge`));
}

/** Who is paid, if it is not the seller. An order cuts long names. */
function readPayee({ element, reading }: From): void {
  const node = reading.node(element, `${BENEFICIARY}/EpiNameAddressDetails`);
  const name = textIn(node);
  if (name === '') return;
  const seller = String(reading.draft.get(['supplier', 'name']) ?? '');
  const known = [seller, textIn(reading.node(element, 'SellerPartyDetails/SellerOrganisationName'))];
  const isSeller = known.some((text) => {
    const [own, shown] = [text.toLowerCase(), name.toLowerCase()];
    return own.startsWith(shown);
  });
  if (isSeller) reading.implied(node);
  else reading.put({ at: PAYMENT }, 'payee.name', name, node);
  const number = reading.node(element, `${BENEFICIARY}/EpiBei`);
  const own = reading.node(element, 'SellerPartyDetails/SellerPartyIdentifier');
  if (number && textIn(number) === textIn(own)) reading.implied(number);
}

const LONGEST_NAME = 35;

/** Most terms with the same day that are told apart. */
const MOST_TERMS = 100;

/** When to pay: the day of the order is for the whole amount. Other days are reported. */
function readTerms({ element, reading }: From): void {
  const order = reading.node(element, `${ORDER}/EpiDateOptionDate`);
  const terms = reading.nodes(element, 'InvoiceDetails/PaymentTermsDetails').filter(isElement);
  const days = terms.map((term) => reading.node(term, 'InvoiceDueDate'));
  const [first] = [order, ...days].filter((node) => dayOf(textIn(node)) !== undefined);
  const due = dayOf(textIn(first));
  if (due !== undefined) {
    const at: Path = [...TERMS, 'due_dates', 0];
    const same = [order, ...days.slice(0, MOST_TERMS)].filter((node) => textIn(node) === textIn(first));
    reading.put({ at }, 'date', due, ...same);
    const total = amountIn({ element, reading }, 'InvoiceDetails/InvoiceTotalVatIncludedAmount');
    if (total && !total.number.isZero()) reading.put({ at }, 'percent', '100%');
  }
  for (const node of days) if (node && !reading.draft.fateOf(node)) reading.draft.left(node, memberMessages.oneHere);
  const texts = said(terms.slice(0, MOST_TERMS).flatMap((term) => reading.nodes(term, 'PaymentTermsFreeText')));
  if (texts.length > 0) reading.put({ at: TERMS }, 'notes', texts.map(textIn).join(' '), ...texts);
}

function readOrder({ element, reading }: From): void {
  const issued = reading.node(element, `${IDENTIFICATION}/EpiDate`);
  if (issued && dayOf(textIn(issued)) === reading.draft.get(['issue_date'])) reading.implied(issued);
  const amount = amountIn({ element, reading }, `${ORDER}/EpiInstructedAmount`);
  const isPartPaid = reading.draft.count([...PAYMENT, 'advances']) > 0;
  if (amount) reading.draft.recalculated(amount.node, ['totals', isPartPaid ? 'due' : 'payable']);
}

/** Writes the scheme of an account beside it. */
function putAccount(out: Output, element: string, at: Path, writing: MemberWriting): void {
  const iban = writing.take({ at }, 'iban');
  const code = iban || writing.take({ at }, 'number');
  if (code === '') return;
  out.put(element, account(code));
  out.put(`${element}/@${SCHEME}`, iban === '' ? 'BBAN' : 'IBAN');
}

function putBank(out: Output, element: string, at: Path, writing: MemberWriting): void {
  const bic = writing.take({ at }, 'bic');
  if (bic === '') return;
  out.put(element, bic);
  out.put(`${element}/@${SCHEME}`, 'BIC');
}

function writeAccounts({ out, writing }: To): void {
  writing.entries({ at: INSTRUCTIONS }, 'credit_transfer').forEach((at, turn) => {
    const name = peeked({ at, writing }, 'name');
    if (peeked({ at, writing }, 'bic') !== '') {
      const account = out.inside('SellerInformationDetails').add('SellerAccountDetails');
      putAccount(account, 'SellerAccountID', at, writing);
      putBank(account, 'SellerBic', at, writing);
      account.put('SellerAccountName', cut(70).write(writing.take({ at }, 'name')) ?? '');
    }
    if (turn > 0) return;
    putAccount(out, `${BENEFICIARY}/EpiAccountID`, at, writing);
    putBank(out, `${BANK}/EpiBfiIdentifier`, at, writing);
    const shown = cut(LONGEST_NAME).write(name) ?? '';
    out.put(`${BANK}/EpiBfiName`, shown);
    if (shown !== '') writing.take({ at }, 'name');
    // The schema wants the element, also of a bank that nobody names.
    out.inside(BANK).say('');
  });
}

/** Banks take a reference with right check digits only; any other one stands without a scheme. */
function writeReference({ out, writing }: To): void {
  const reference = account(writing.take({ at: INSTRUCTIONS }, 'ref'));
  out.put(`${IDENTIFICATION}/EpiReference`, reference);
  const scheme = isCreditorReference(reference) ? 'ISO' : isFinnishReference(reference) ? 'SPY' : '';
  if (scheme === '') return;
  out.put(`${ORDER}/EpiRemittanceInfoIdentifier`, reference);
  out.put(`${ORDER}/EpiRemittanceInfoIdentifier/@${SCHEME}`, scheme);
}

function writeMeans({ out, writing }: To): void {
  const key = writing.take({ at: INSTRUCTIONS }, 'key');
  const charge = key.split('+').includes('sepa') ? CHARGES.sepa : CHARGES.shared;
  out.put(`${ORDER}/EpiCharge`, charge);
  out.put(`${ORDER}/EpiCharge/@ChargeOption`, charge);
  const stated = writing.take({ at: INSTRUCTIONS }, 'ext.untdid-payment-means');
  const own = Object.keys(MEANS).find((code) => MEANS[code] === key) ?? '';
  out.put(`${ORDER}/EpiPaymentMeansCode`, stated || own);
  out.put(`${ORDER}/EpiPaymentMeansText`, cut(70).write(writing.take({ at: INSTRUCTIONS }, 'detail')) ?? '');
}

/** The first day is that of the order, which is for the whole amount. */
function writeTerms({ out, writing }: To): void {
  const [at, ...more] = writing.entries({ at: TERMS }, 'due_dates');
  const terms = out.inside('InvoiceDetails').add('PaymentTermsDetails');
  const texts = ['detail', 'notes'].map((member) => writing.take({ at: TERMS }, member)).filter((text) => text !== '');
  for (const part of wrapped(texts.join(' '), 70).slice(0, 2)) addText(terms, 'PaymentTermsFreeText', part);
  writing.take({ at: TERMS }, 'key');
  if (!at) return;
  const due = writing.take({ at }, 'date');
  putDay(terms, 'InvoiceDueDate', due);
  putDay(out, `${ORDER}/EpiDateOptionDate`, due);
  if (more.length > 0) return;
  for (const member of ['percent', 'amount']) writing.take({ at }, member);
}

function writeOrder({ out, writing }: To): void {
  putDay(out, `${IDENTIFICATION}/EpiDate`, String(writing.document.issue_date ?? ''));
  const payee = writing.take({ at: PAYMENT }, 'payee.name') || peeked({ at: ['supplier'], writing }, 'name');
  out.put(`${BENEFICIARY}/EpiNameAddressDetails`, cut(LONGEST_NAME).write(payee) ?? '');
  const due = ['due', 'payable'].find((member) => writing.peek({ at: ['totals'] }, member) !== undefined);
  const amount = due === undefined ? undefined : takeNumber({ at: ['totals'], writing }, due);
  putAmount(out, `${ORDER}/EpiInstructedAmount`, amount, writing);
}

const PARTS: readonly Row[] = [
  { read: readAccounts, write: writeAccounts },
  { read: readReference, write: writeReference },
  { read: readMeans, write: writeMeans },
  { read: readPayee, write: () => undefined },
  { read: readTerms, write: writeTerms },
  { read: readOrder, write: writeOrder },
];

/** The payment order (EPI), which every message has, credit notes too. */
export const payment: Row = {
  read(from) {
    for (const part of PARTS) part.read(from);
  },
  write(to) {
    for (const part of PARTS) part.write(to);
  },
};
