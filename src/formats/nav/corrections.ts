import { Decimal } from '../en16931/decimal.ts';
import { valueAt, type Path } from '../en16931/document/draft.ts';
import { lossMessages } from '../losses/messages.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { inside, joined, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { numberAt } from './amounts.ts';
import { META } from './codes.ts';
import { mark } from './flags.ts';

const FIRST: Path = ['preceding', 0];
const REFERENCE = 'invoiceReference';
const GROSS = 'invoiceSummary/summaryGrossData/invoiceGrossAmount';
const NET = 'invoiceSummary/summaryNormal/invoiceNetAmount';

/**
 * The type of the document: an invoice, or with a reference a correction. One that takes off is a credit note, whose
 * amounts are positive in a document.
 */
export const kind: Row = {
  read({ element, reading }) {
    const isCorrection = reading.node(element, REFERENCE) !== undefined;
    const sum = numberAt(element, GROSS, reading) ?? numberAt(element, NET, reading) ?? Decimal.ZERO;
    const type = !isCorrection ? 'standard' : sum.compare(Decimal.ZERO) < 0 ? 'credit-note' : 'debit-note';
    reading.put({ at: [] }, 'type', type);
  },
  write: () => undefined,
};

const original: readonly Row[] = [
  joined('originalInvoiceNumber', '-', 'series', 'code'),
  mark('modifyWithoutMaster', `meta.${META.withoutMaster}`, true),
  {
    read({ element, at, reading }) {
      const node = reading.node(element, 'modificationIndex');
      const text = node ? plain(textOf(node)) : '';
      if (text === '1') reading.implied(node);
      else if (text !== '') reading.put({ at }, `meta.${META.index}`, text, node);
    },
    write({ out, at, writing }) {
      out.put('modificationIndex', writing.take({ at }, `meta.${META.index}`) || '1');
    },
  },
];

/** The invoice that is corrected. */
export const reference: Row = {
  read(from) {
    const node = from.reading.node(from.element, REFERENCE);
    if (node && isElement(node)) for (const row of original) row.read({ ...from, element: node, at: FIRST });
  },
  write({ out, writing }) {
    if (!isModifying(writing)) return;
    inside(REFERENCE, original).write({ out, at: FIRST, writing });
    writing.excuse([...FIRST, 'issue_date'], writing.peek({ at: FIRST }, 'issue_date'), lossMessages.hasOriginal);
  },
};

/** Which line of the whole chain of invoices this one is: a new one, or one that is changed. */
export const modification: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'lineModificationReference/lineNumberReference');
    const text = node ? plain(textOf(node)) : '';
    const numbers: Path = [...FIRST, 'lines'];
    const index = reading.draft.count(numbers);
    if (node && /^\d{1,15}$/.test(text) && at[1] === index) reading.draft.put([...numbers, index], Number(text), node);
    const operation = reading.node(element, 'lineModificationReference/lineOperation');
    const word = operation ? plain(textOf(operation)) : '';
    if (word === 'CREATE') reading.implied(operation);
    else if (word === 'MODIFY') reading.put({ at }, `item.meta.${META.operation}`, 'modify', operation);
  },
  write({ out, at, writing }) {
    if (!isModifying(writing)) return;
    const turn = Number(out.textAt('lineNumber'));
    const place: Path = [...FIRST, 'lines', turn - 1];
    const stated = valueAt(writing.document, place);
    if (stated !== undefined) writing.takeAll(place);
    out.put('lineModificationReference/lineNumberReference', String(stated ?? linesBefore(writing) + turn));
    const isChange = writing.take({ at }, `item.meta.${META.operation}`) === 'modify';
    out.put('lineModificationReference/lineOperation', isChange ? 'MODIFY' : 'CREATE');
  },
};

/** Whether the document corrects another one. */
function isModifying({ document }: MemberWriting): boolean {
  const { type, preceding } = document;
  return (type === 'credit-note' || type === 'debit-note') && Array.isArray(preceding) && preceding.length > 0;
}

/** Lines of the invoice and its corrections so far: as many as here if it is cancelled whole. */
function linesBefore(writing: MemberWriting): number {
  return ['lines', 'charges', 'discounts'].reduce((sum, list) => sum + writing.entries({ at: [] }, list).length, 0);
}
