import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, places, shortest } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { inside, leaf, ofTheFile, within, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { euros, written } from './amounts.ts';
import {
  BY_DIFFERENCES,
  CLASS_TAGS,
  CORRECTING,
  CORRECTION,
  DOC_TYPE,
  INVOICE_CLASS,
  KIND_TAGS,
  METHOD,
  METHODS,
  reasonWords,
  WHOLE,
} from './codes.ts';
import { party } from './parties.ts';
import { sumsOf } from './totals.ts';

const ISSUER: Path = ['ordering', 'issuer'];
const EXT: Path = ['tax', 'ext'];

const peek = (to: To, member: string): string => String(to.writing.peek({ at: [] }, member) ?? '');

/** Who issues the file: the seller, the customer of a self-billed invoice, or a third party. */
function issuerOf(to: To): string {
  if (to.writing.peek({ at: ISSUER }, '') !== undefined) return 'TE';
  return peek(to, `tax.ext.${DOC_TYPE}`) === 'AF' ? 'RE' : 'EM';
}

/** The third party that issues the invoice for the supplier. */
const issuer: Row = {
  read(from) {
    if (from.reading.node(from.element, 'ThirdParty')) thirdParty.read(from);
  },
  write(to) {
    if (to.writing.peek({ at: ISSUER }, '') !== undefined) thirdParty.write(to);
  },
};

const thirdParty: Row = within('ThirdParty', 'ordering.issuer', party);

/** Sums of the file are those of its one invoice. */
export const fileHeader: Row = inside('FileHeader', [
  ofTheFile('SchemaVersion', () => '3.2.2'),
  ofTheFile('Modality', () => 'I'),
  ofTheFile('InvoiceIssuerType', issuerOf),
  issuer,
  inside('Batch', [
    ofTheFile('BatchIdentifier', (to) => [peek(to, 'supplier.tax_id.code'), peek(to, 'code')].join('-')),
    ofTheFile('InvoicesCount', () => '1'),
    ...(
      [
        ['TotalInvoicesAmount', 'invoice'],
        ['TotalOutstandingAmount', 'outstanding'],
        ['TotalExecutableAmount', 'outstanding'],
      ] as const
    ).map(([name, sum]) => ofTheFile(`${name}/TotalAmount`, ({ writing }) => written(sumsOf(writing)[sum]))),
    ofTheFile('InvoiceCurrencyCode', (to) => peek(to, 'currency')),
  ]),
]);

/** A correction by differences that gives money back is a credit note; one that asks for more is a debit note. */
function typeOf(element: XmlElement, code: string, total: string): string {
  if (!CORRECTING.has(code)) return 'standard';
  const method = methodIn(element);
  if (!method || plain(method.text) === WHOLE || code === 'CR') return 'corrective';
  return parseDecimal(total)?.compare(Decimal.ZERO) === -1 ? 'credit-note' : 'debit-note';
}

function methodIn(element: XmlElement): XmlElement | undefined {
  return element.children
    .find(({ name }) => name === 'Corrective')
    ?.children.find(({ name }) => name === 'CorrectionMethod');
}

const methodOf = (type: string): string => (type === 'corrective' ? WHOLE : BY_DIFFERENCES);

/** Kind and class of an invoice are type and tags of a document; the addon makes the codes of them. */
export const kind: Row = {
  read({ element, reading }) {
    const [kindNode, classNode] = ['InvoiceDocumentType', 'InvoiceClass'].map((name) => reading.node(element, name));
    const [kindCode, classCode] = [kindNode, classNode].map((node) => (node ? plain(textOf(node)) : ''));
    const total = reading.text(reading.root, 'Invoices/Invoice/InvoiceTotals/InvoiceTotal');
    const known = classNode && CLASS_TAGS[classCode ?? ''];
    reading.draft.put(['type'], typeOf(element, classCode ?? '', total), known && classNode);
    for (const [node, tags] of [
      [kindNode, KIND_TAGS[kindCode ?? '']],
      [classNode, known],
    ] as const) {
      if (tags?.length === 0) reading.implied(node);
      for (const tag of tags ?? []) reading.draft.put(['$tags', reading.draft.count(['$tags'])], tag, node);
    }
  },
  write({ out, writing }) {
    out.put('InvoiceDocumentType', writing.take({ at: EXT }, DOC_TYPE));
    out.put('InvoiceClass', writing.take({ at: EXT }, INVOICE_CLASS));
  },
};

/** The invoice that is corrected, why and how. Words belong to each reason and method. */
const corrective: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'Corrective');
    if (!node || !isElement(node)) return;
    const from = { element: node, at: ['preceding', 0], reading };
    for (const row of reference) row.read(from);
    const of = (name: string) => reading.node(node, name);
    const [reason, method] = [of('ReasonCode'), of('CorrectionMethod')];
    if (reason) reading.put(from, `ext.${CORRECTION}`, plain(textOf(reason)), reason);
    const day = reading.text(node, 'InvoiceIssueDate');
    const isDay = ['StartDate', 'EndDate'].every((name) => reading.text(node, `TaxPeriod/${name}`) === day);
    for (const name of ['StartDate', 'EndDate']) {
      if (isDay) reading.implied(of(`TaxPeriod/${name}`));
      else leaf(`TaxPeriod/${name}`, `period.${name === 'StartDate' ? 'start' : 'end'}`, date).read(from);
    }
    const code = method ? plain(textOf(method)) : '';
    if (code !== '' && code !== methodOf(String(reading.draft.root.type)))
      reading.put({ at: [] }, METHOD, code, method);
    else reading.implied(method);
    for (const [name, words] of [
      ['ReasonDescription', reasonWords(reading.text(node, 'ReasonCode'))],
      ['CorrectionMethodDescription', METHODS[code]],
    ] as const) {
      if (reading.text(node, name) === words) reading.implied(of(name));
    }
  },
  write(to) {
    const { writing } = to;
    const type = peek(to, 'type');
    if (!CORRECTING.has(to.out.textAt('InvoiceClass'))) return;
    const [at] = writing.entries({ at: [] }, 'preceding');
    if (!at) return;
    const inner: To = { out: to.out.inside('Corrective'), at, writing };
    for (const row of reference) row.write(inner);
    const reason = writing.take({ at }, `ext.${CORRECTION}`);
    inner.out.put('ReasonCode', reason);
    inner.out.put('ReasonDescription', reasonWords(reason));
    const day = String(writing.peek({ at }, 'issue_date') ?? '');
    inner.out.put('TaxPeriod/StartDate', writing.take({ at }, 'period.start') || day);
    inner.out.put('TaxPeriod/EndDate', writing.take({ at }, 'period.end') || day);
    const method = writing.take({ at: [] }, METHOD) || methodOf(type);
    inner.out.put('CorrectionMethod', method);
    inner.out.put('CorrectionMethodDescription', METHODS[method] ?? '');
  },
};

const reference: readonly Row[] = [
  leaf('InvoiceNumber', 'code'),
  leaf('InvoiceSeriesCode', 'series'),
  leaf('AdditionalReasonDescription', 'reason', cut(2500)),
  leaf('InvoiceIssueDate', 'issue_date', date),
];

/** A draft may have no number; the schema accepts an empty one. */
const number: Row = {
  read: (from) => code.read(from),
  write(to) {
    if (peek(to, 'code') === '') to.out.inside('InvoiceNumber').say('');
    else code.write(to);
  },
};

const code: Row = leaf('InvoiceNumber', 'code');

export const header: Row = inside('InvoiceHeader', [number, leaf('InvoiceSeriesCode', 'series'), kind, corrective]);

/** The day of the operation. One that a document does not state is the day of issue. */
const operation: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'OperationDate');
    if (node && plain(textOf(node)) === reading.text(element, 'IssueDate')) reading.implied(node);
    else leaf('OperationDate', 'op_date', date).read({ element, at: [], reading });
  },
  write(to) {
    const stated = ['op_date', 'value_date'].map((member) => to.writing.take({ at: [] }, member));
    to.out.put('OperationDate', stated.find((day) => day !== '') ?? peek(to, 'issue_date'));
  },
};

const EUR = 'EUR';

/** What the currency of the invoice is in euros, in which the tax is paid. */
const exchange: Row = {
  read({ element, reading }) {
    const [rate, day] = ['ExchangeRate', 'ExchangeRateDate'].map((name) =>
      reading.node(element, `ExchangeRateDetails/${name}`),
    );
    const currency = reading.text(element, 'InvoiceCurrencyCode');
    const tax = reading.node(element, 'TaxCurrencyCode');
    if (tax && [EUR, currency].includes(plain(textOf(tax)))) reading.implied(tax);
    if (!rate || !parseDecimal(textOf(rate)) || currency === EUR) return;
    const at: Path = ['exchange_rates', 0];
    reading.put({ at }, 'from', currency);
    reading.put({ at }, 'to', EUR);
    reading.put({ at }, 'amount', plain(textOf(rate)), rate);
    if (day && plain(textOf(day)) === reading.text(element, 'IssueDate')) reading.implied(day);
    else if (day) reading.put({ at }, 'at', `${plain(textOf(day))}T00:00:00`, day);
  },
  write(to) {
    const { out, writing } = to;
    out.put('TaxCurrencyCode', EUR);
    const rate = euros(writing);
    const at = writing.entries({ at: [] }, 'exchange_rates').find((entry) => {
      const [source, target] = ['from', 'to'].map((member) => writing.peek({ at: entry }, member));
      return source === writing.document.currency && target === EUR;
    });
    if (!rate || !at) return;
    out.put('ExchangeRateDetails/ExchangeRate', places(0, 8).write(shortest(rate, 0)) ?? '');
    out.put('ExchangeRateDetails/ExchangeRateDate', writing.take({ at }, 'at').slice(0, 10) || peek(to, 'issue_date'));
    writing.takeAll(at);
  },
};

/** Days, currency, and what the invoice refers to as a whole. */
export const issueData = (references: readonly Row[]): Row =>
  inside('InvoiceIssueData', [
    leaf('IssueDate', 'issue_date', date),
    operation,
    within('InvoicingPeriod', 'ordering.period', [leaf('StartDate', 'start', date), leaf('EndDate', 'end', date)]),
    leaf('InvoiceCurrencyCode', 'currency'),
    exchange,
    ofTheFile('LanguageName', () => 'es'),
    ...references,
  ]);
