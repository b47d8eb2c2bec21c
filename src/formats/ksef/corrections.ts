import type { Path } from '../en16931/document/draft.ts';
import { cut, date } from '../members/form.ts';
import type { To } from '../members/member-writing.ts';
import { joined, leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { plain } from '../members/member-reading.ts';
import { KSEF_NUMBER } from './codes.ts';

/** The number of the corrected invoice in KSeF, or that it has none. */
const ksefNumber: Row = {
  read({ element, at, reading }) {
    reading.implied(reading.node(element, 'NrKSeF'));
    reading.implied(reading.node(element, 'NrKSeFN'));
    const node = reading.node(element, 'NrKSeFFaKorygowanej');
    if (node) reading.put({ at }, `stamps[prv=${KSEF_NUMBER}].val`, plain(textOf(node)), node);
  },
  write({ out, at, writing }) {
    const number = writing.take({ at }, `stamps[prv=${KSEF_NUMBER}].val`);
    out.put(number === '' ? 'NrKSeFN' : 'NrKSeF', '1');
    out.put('NrKSeFFaKorygowanej', number);
  },
};

const FIRST: Path = ['preceding', 0];

const ofFirst = (row: Row): Row => ({
  read: (from) => row.read({ ...from, at: FIRST }),
  write: (to) => row.write({ ...to, at: FIRST }),
});

const corrected: readonly Row[] = [
  list('DaneFaKorygowanej', 'preceding', [
    leaf('DataWystFaKorygowanej', 'issue_date', date),
    joined('NrFaKorygowanej', '-', 'series', 'code'),
    ksefNumber,
  ]),
  ofFirst(leaf('PrzyczynaKorekty', 'reason', cut(256))),
  ofFirst(leaf('TypKorekty', 'ext.pl-favat-effective-date')),
];

/** Of a correction: its reason, when it takes effect, and the invoices that it corrects. */
export const corrections: Row = {
  read: (from) => corrected.forEach((row) => row.read(from)),
  write(to: To) {
    if (to.writing.isCorrection()) corrected.forEach((row) => row.write(to));
  },
};
