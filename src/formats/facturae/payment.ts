import { parseDecimal } from '../en16931/decimal.ts';
import { valueAt, type Path } from '../en16931/document/draft.ts';
import { lossMessages } from '../losses/messages.ts';
import { cut, date, figure } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import { amountOf, stated } from './amounts.ts';
import { MEANS, OTHER_MEANS } from './codes.ts';
import { sumsOf } from './totals.ts';

const PAYMENT: Path = ['payment'];
const TERMS: Path = [...PAYMENT, 'terms'];
const DUE: Path = [...TERMS, 'due_dates'];
const INSTRUCTIONS: Path = [...PAYMENT, 'instructions'];
const KEYS = new Map(
  Object.entries(MEANS)
    .toReversed()
    .map(([key, code]) => [code, key]),
);

/** A BIC of a head office has eleven characters in the file. */
const HEAD_OFFICE = 'XXX';

/** Elements of an instalment, and members of the payment. */
const PARTS = [
  ['AccountToBeCredited/IBAN', 'instructions.credit_transfer[0].iban'],
  ['AccountToBeCredited/AccountNumber', 'instructions.credit_transfer[0].number'],
  ['PaymentReconciliationReference', 'instructions.ref'],
  ['AccountToBeDebited/IBAN', 'instructions.direct_debit.account'],
  ['DebitReconciliationReference', 'instructions.direct_debit.ref'],
  ['CollectionAdditionalInformation', 'terms.notes'],
] as const;

const bic: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'AccountToBeCredited/BIC');
    const code = node ? plain(textOf(node)) : '';
    if (code !== '') reading.put({ at: INSTRUCTIONS }, 'credit_transfer[0].bic', code.replace(/XXX$/, ''), node);
  },
  write({ out, writing }) {
    if (out.textAt('AccountToBeCredited/IBAN') === '' && out.textAt('AccountToBeCredited/AccountNumber') === '') return;
    const code = writing.take({ at: INSTRUCTIONS }, 'credit_transfer[0].bic');
    out.put('AccountToBeCredited/BIC', code.length === 8 ? `${code}${HEAD_OFFICE}` : code);
  },
};

/** Days with amounts, and how to pay. Whoever pays at once pays on the day of issue. */
export const payment: Row = {
  read({ element, reading }) {
    const nodes = reading.nodes(element, 'PaymentDetails/Installment').filter(isElement);
    for (const node of nodes) readInstalment(node, reading);
    if (reading.draft.count(DUE) > 0) reading.put({ at: TERMS }, 'key', 'due-date');
  },
  write({ out, writing }) {
    const days = writing.entries({ at: TERMS }, 'due_dates');
    const list = (): Output => out.inside('PaymentDetails').add('Installment');
    for (const at of days) {
      const sum = writing.take({ at }, 'amount');
      writeInstalment(list(), writing.take({ at }, 'date'), sum, writing);
      writing.take({ at }, 'percent');
    }
    const { outstanding } = sumsOf(writing);
    const instructions = valueAt(writing.document, INSTRUCTIONS);
    const isAtOnce = writing.peek({ at: TERMS }, 'key') === 'instant';
    if (days.length === 0 && !isAtOnce)
      writing.leave(INSTRUCTIONS, instructions, { grade: 'matters', reason: lossMessages.noDay });
    else if (days.length === 0 && instructions !== undefined && !outstanding.isZero()) {
      const sum = writing.isCorrection() ? outstanding.negated() : outstanding;
      writeInstalment(list(), String(writing.document.issue_date ?? ''), sum.toString(), writing);
    }
    writing.take({ at: TERMS }, 'key');
  },
};

function writeInstalment(out: Output, day: string, sum: string, writing: MemberWriting): void {
  const amount = amountOf(sum, writing);
  const key = writing.take({ at: INSTRUCTIONS }, 'key');
  const parts = key.split('+');
  const found = parts
    .map((_, i) => parts.slice(0, parts.length - i).join('+'))
    .find((key) => Object.hasOwn(MEANS, key));
  out.put('InstallmentDueDate', day);
  if (amount) out.put('InstallmentAmount', figure(amount, 2, 2));
  out.put('PaymentMeans', (found !== undefined && MEANS[found]) || OTHER_MEANS);
  for (const [name, member] of PARTS) {
    if (name.endsWith('AccountNumber') && out.textAt('AccountToBeCredited/IBAN') !== '') continue;
    const text = writing.take({ at: PAYMENT }, member);
    out.put(name, cut(name === 'CollectionAdditionalInformation' ? 2500 : 60).write(text) ?? '');
  }
  bic.write({ out, at: [], writing });
}

function readInstalment(node: XmlElement, reading: MemberReading): void {
  const [day, sum, means] = ['InstallmentDueDate', 'InstallmentAmount', 'PaymentMeans'].map((name) =>
    reading.node(node, name),
  );
  const due = day && date.read(plain(textOf(day)));
  const amount = stated(sum, reading);
  if (due !== undefined && amount !== undefined && parseDecimal(amount)) {
    const at: Path = [...DUE, reading.draft.count(DUE)];
    reading.put({ at }, 'date', due, day);
    reading.put({ at }, 'amount', amount, sum);
  }
  const key = means && KEYS.get(plain(textOf(means)));
  if (key !== undefined) reading.put({ at: INSTRUCTIONS }, 'key', key, means);
  for (const [name, member] of PARTS) leaf(name, member).read({ element: node, at: PAYMENT, reading });
  bic.read({ element: node, at: [], reading });
}
