import { cut, date } from '../members/form.ts';
import { fixed, inside, joined, leaf, ofTheFile, type Row } from '../members/rows.ts';
import { annotations, kind, unnamedBuyer } from './annotations.ts';
import { PLACE_OF_ISSUE } from './codes.ts';
import { corrections } from './corrections.ts';
import { adjustmentLines, exchangeRate, lines } from './lines.ts';
import { descriptions, footers } from './notes.ts';
import { deliveryNotes, order, references } from './order.ts';
import { buyer, customerNumber, others, registers, seller } from './parties.ts';
import { advanceInvoices, payment } from './payment.ts';
import { settlement, totals } from './totals.ts';

/** Constants of FA(3), and what only the maker of the file knows. */
const header: Row = inside('Naglowek', [
  fixed('KodFormularza', 'FA'),
  fixed('KodFormularza/@kodSystemowy', 'FA (3)'),
  fixed('KodFormularza/@wersjaSchemy', '1-0E'),
  fixed('WariantFormularza', '3'),
  ofTheFile('DataWytworzeniaFa', ({ writing }) => writing.context.made_at),
  ofTheFile('SystemInfo', ({ writing }) => writing.context.program),
]);

const days = inside('OkresFa', [
  leaf('P_6_Od', 'ordering.period.start', date),
  leaf('P_6_Do', 'ordering.period.end', date),
]);

/** The period of the supply. The schema allows either it or the day of the supply. */
const period: Row = {
  read: (from) => days.read(from),
  write(to) {
    if (to.writing.peek({ at: [] }, 'op_date') === undefined) days.write(to);
  },
};

/** An invoice of KSeF and a document, by subject. The kind comes first: it decides the signs. */
export const FA_3_ROWS: readonly Row[] = [
  header,
  inside('Fa', [kind]),
  seller,
  buyer,
  others,
  customerNumber,
  unnamedBuyer,
  inside('Fa', [
    leaf('KodWaluty', 'currency'),
    leaf('P_1', 'issue_date', date),
    leaf('P_1M', `meta.${PLACE_OF_ISSUE}`, cut(256)),
    joined('P_2', '-', 'series', 'code'),
    deliveryNotes,
    leaf('P_6', 'op_date', date),
    period,
    annotations,
    corrections,
    exchangeRate,
    lines,
    adjustmentLines,
    descriptions,
    advanceInvoices,
    payment,
    references,
    order,
    settlement,
    totals,
  ]),
  footers,
  registers,
];
