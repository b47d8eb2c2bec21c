import type { Path } from '../en16931/document/draft.ts';
import { codes, date, pieces, shortened } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { inside, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { exchangeRate } from './amounts.ts';
import { MEANS } from './codes.ts';
import { mark } from './flags.ts';

/** The day of the supply: that of the invoice if it names none. */
const deliveryDate: Row = {
  read: (from) => leaf('invoiceDeliveryDate', 'op_date', date).read(from),
  write({ out, writing }) {
    const day = writing.take({ at: [] }, 'op_date') || String(writing.peek({ at: [] }, 'issue_date') ?? '');
    out.put('invoiceDeliveryDate', day);
  },
};

/** How and when to pay. Whoever names an account is paid by transfer. */
const payment: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'paymentMethod');
    const at: Path = ['payment', 'instructions'];
    const means = MEANS[node ? plain(textOf(node)) : ''];
    if (means !== undefined) reading.put({ at }, 'key', means, node);
    else if (!node && reading.draft.count([...at, 'credit_transfer']) > 0)
      reading.put({ at }, 'key', MEANS.TRANSFER ?? '');
    const due = reading.node(element, 'paymentDate');
    const day = due && date.read(plain(textOf(due)));
    if (day === undefined) return;
    const first: Path = ['payment', 'terms', 'due_dates', 0];
    reading.put({ at: first }, 'date', day, due);
    reading.put({ at: first }, 'percent', '100%');
  },
  write({ out, writing }) {
    const key = writing.take({ at: ['payment', 'instructions'] }, 'key');
    const method = Object.entries(MEANS).find(([, means]) => key === means || key.startsWith(`${means}+`))?.[0];
    if (key !== '') out.put('paymentMethod', method ?? 'OTHER');
    const days = writing.entries({ at: ['payment', 'terms'] }, 'due_dates');
    // Several days have no place: the first is the one that NAV asks for, and the others are reported.
    const [first] = days;
    if (!first) return;
    out.put('paymentDate', writing.take({ at: first }, 'date'));
    if (days.length === 1) writing.takeAll(first);
  },
};

const appearance = leaf(
  'invoiceAppearance',
  'meta.nav-appearance',
  codes({ paper: 'PAPER', edi: 'EDI', unknown: 'UNKNOWN' }),
  { otherwise: 'ELECTRONIC' },
);

const selfBilling: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'selfBillingIndicator');
    const text = node ? plain(textOf(node)) : '';
    if (text === 'true' || text === '1')
      reading.draft.put(['$tags', reading.draft.count(['$tags'])], 'self-billed', node);
    else if (text === 'false' || text === '0') reading.implied(node);
  },
  write({ out, writing }) {
    if (hasTag('self-billed', writing)) out.put('selfBillingIndicator', 'true');
  },
};

export const hasTag = (tag: string, { document: { $tags } }: Pick<MemberWriting, 'document'>): boolean =>
  Array.isArray($tags) && ($tags as readonly unknown[]).includes(tag);

/** References to documents, by the list that holds them. */
const REFERENCES = [
  ['orderNumbers/orderNumber', 'purchases'],
  ['deliveryNotes/deliveryNote', 'despatch'],
  ['contractNumbers/contractNumber', 'contracts'],
  ['projectNumbers/projectNumber', 'projects'],
] as const;

const references: Row = inside('conventionalInvoiceInfo', [
  ...REFERENCES.map(([element, list]): Row => ({
    read({ element: info, reading }) {
      for (const node of reading.nodes(info, element)) {
        const text = plain(textOf(node));
        const at: Path = ['ordering', list, reading.draft.count(['ordering', list])];
        if (text !== '') reading.put({ at }, 'code', text, node);
      }
    },
    write({ out, writing }) {
      const [container = '', name = ''] = element.split('/');
      for (const at of writing.entries({ at: ['ordering'] }, list)) {
        const parts = ['series', 'code'].map((member) => writing.take({ at }, member)).filter((part) => part !== '');
        out
          .inside(container)
          .add(name)
          .say(shortened(parts.join('-'), 100));
      }
    },
  })),
  leaf('costCenters/costCenter', 'ordering.cost'),
]);

/** A name of further data: a letter, five digits, and what it is. */
const DATA_NAME = /^[A-Z]\d{5}_[_A-Z0-9]{1,249}$/;
const LONGEST_VALUE = 512;
const LONGEST_DESCRIPTION = 255;

/** Notes are further data. The name is the code of the note, and the description is kept beside it. */
export function notes(element: string): Row {
  return {
    read({ element: owner, at, reading }) {
      for (const node of reading.nodes(owner, element)) {
        if (!isElement(node)) continue;
        const place: Path = [...at, 'notes', reading.draft.count([...at, 'notes'])];
        const [name, description] = [reading.node(node, 'dataName'), reading.node(node, 'dataDescription')];
        const value = reading.node(node, 'dataValue');
        if (!value || plain(textOf(value)) === '') continue;
        if (name) reading.put({ at: place }, 'code', plain(textOf(name)), name);
        if (description) reading.put({ at: place }, 'meta.nav-description', plain(textOf(description)), description);
        reading.put({ at: place }, 'text', plain(textOf(value)), value);
      }
    },
    write({ out, at, writing }) {
      writing.entries({ at }, 'notes').forEach((place, i) => {
        const code = writing.take({ at: place }, 'code');
        const key = writing.take({ at: place }, 'key');
        const description = writing.take({ at: place }, 'meta.nav-description');
        const text = writing.take({ at: place }, 'text');
        for (const piece of pieces(text, LONGEST_VALUE)) {
          const child = out.add(element);
          child.put('dataName', DATA_NAME.test(code) ? code : nameOf(i, code || key));
          child.put('dataDescription', shortened(description || code || key || 'Megjegyzés', LONGEST_DESCRIPTION));
          child.put('dataValue', piece);
        }
      });
    },
  };
}

/** A name for a note without one of the form that the authority wants. */
function nameOf(index: number, word: string): string {
  const letters = word.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  return `X${String(index + 1).padStart(5, '0')}_${letters === '' ? 'NOTE' : letters}`.slice(0, 255);
}

/** The kind of invoice: normal, or a collective one, whose lines have a day of supply each. */
const category: Row = {
  read: ({ element, reading }) => {
    const node = reading.node(element, 'invoiceCategory');
    reading.implied(node);
  },
  write({ out, writing }) {
    out.put('invoiceCategory', isCollective(writing) ? 'AGGREGATE' : 'NORMAL');
  },
};

/** Whether every line has its own day of supply. */
export const isCollective = (writing: MemberWriting): boolean => writing.once(everyLineHasItsDay);

function everyLineHasItsDay(writing: MemberWriting): boolean {
  const lines = writing.entries({ at: [] }, 'lines');
  return lines.length > 1 && lines.every((at) => dayOfLine(writing, at) !== undefined);
}

/** The day of a line whose period is one day. */
export function dayOfLine(writing: MemberWriting, at: Path): string | undefined {
  const [start, end] = [writing.peek({ at }, 'period.start'), writing.peek({ at }, 'period.end')];
  return typeof start === 'string' && start === end ? start : undefined;
}

const MARKS = [
  ['periodicalSettlement', 'meta.nav-periodical-settlement'],
  ['smallBusinessIndicator', 'meta.nav-small-business'],
  ['utilitySettlementIndicator', 'meta.nav-utility-settlement'],
  ['cashAccountingIndicator', 'meta.nav-cash-accounting'],
] as const;

/** What the head says of the invoice itself; of a simplified one the kind is fixed. */
export const details = (kind: Row = category): Row =>
  inside('invoiceDetail', [
    kind,
    deliveryDate,
    leaf('invoiceDeliveryPeriodStart', 'ordering.period.start', date),
    leaf('invoiceDeliveryPeriodEnd', 'ordering.period.end', date),
    leaf('invoiceAccountingDeliveryDate', 'value_date', date),
    ...MARKS.map(([element, member]) => mark(element, member)),
    leaf('currencyCode', 'currency'),
    exchangeRate,
    selfBilling,
    payment,
    appearance,
    references,
    notes('additionalInvoiceData'),
  ]);
