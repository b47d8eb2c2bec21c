import { codes, shortened } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { fixed, inside, leaf, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { EXEMPTION, KINDS } from './codes.ts';

const LONGEST = 256;

/** Yes is 1, no is 2. A document says only yes. */
const mark = (element: string, extension: string): Row =>
  leaf(element, `tax.ext.${extension}`, codes({ '1': '1' }), { otherwise: '2' });

/** A mark that a document says by a tag, from which the addon makes the extension. */
const tagMark = (element: string, tag: string, extension: string): Row => ({
  read({ element: outer, reading }) {
    const node = reading.node(outer, element);
    const text = node && plain(textOf(node));
    if (node && text === '1') {
      const at = ['$tags', reading.draft.count(['$tags'])];
      reading.draft.put(at, tag, node);
    } else if (text === '2') reading.implied(node);
  },
  write: ({ out, writing }) => out.put(element, writing.take({ at: ['tax', 'ext'] }, extension) === '1' ? '1' : '2'),
});

/** Legal basis of an exemption: its kind is an extension, its words are a legal note. */
const exemption: Row = {
  read({ element, reading }) {
    reading.implied(reading.node(element, 'P_19'));
    reading.implied(reading.node(element, 'P_19N'));
    for (const kind of ['A', 'B', 'C']) {
      const node = reading.node(element, `P_19${kind}`);
      if (!node) continue;
      reading.put({ at: ['tax', 'ext'] }, EXEMPTION, kind, node);
      reading.put({ at: [] }, `notes[src=${EXEMPTION}].key`, 'legal');
      reading.put({ at: [] }, `notes[src=${EXEMPTION}].code`, kind);
      reading.put({ at: [] }, `notes[src=${EXEMPTION}].text`, plain(textOf(node)), node);
    }
  },
  write({ out, writing }) {
    const kind = writing.take({ at: ['tax', 'ext'] }, EXEMPTION);
    const place = writing.entries({ at: [] }, 'notes').find((at) => writing.peek({ at }, 'src') === EXEMPTION);
    if (!place || !/^[ABC]$/.test(kind)) {
      out.put('P_19N', '1');
      return;
    }
    out.put('P_19', '1');
    out.put(`P_19${kind}`, shortened(writing.take({ at: place }, 'text'), LONGEST));
    writing.takeAll(place);
  },
};

const MARGINS = ['2', '3.1', '3.2', '3.3'];

const margin: Row = {
  read({ element, reading }) {
    reading.implied(reading.node(element, 'P_PMarzy'));
    reading.implied(reading.node(element, 'P_PMarzyN'));
    for (const kind of MARGINS) {
      const node = reading.node(element, `P_PMarzy_${kind.replace('.', '_')}`);
      if (node) reading.put({ at: ['tax', 'ext'] }, 'pl-favat-margin-scheme', kind, node);
    }
  },
  write({ out, writing }) {
    const kind = writing.take({ at: ['tax', 'ext'] }, 'pl-favat-margin-scheme');
    if (!MARGINS.includes(kind)) {
      out.put('P_PMarzyN', '1');
      return;
    }
    out.put('P_PMarzy', '1');
    out.put(`P_PMarzy_${kind.replace('.', '_')}`, '1');
  },
};

/** What the law wants told on every invoice, yes or no. */
export const annotations: Row = inside('Adnotacje', [
  mark('P_16', 'pl-favat-cash-accounting'),
  tagMark('P_17', 'self-billed', 'pl-favat-self-billing'),
  tagMark('P_18', 'reverse-charge', 'pl-favat-reverse-charge'),
  mark('P_18A', 'pl-favat-split-payment'),
  inside('Zwolnienie', [exemption]),
  fixed('NoweSrodkiTransportu/P_22N', '1'),
  fixed('P_23', '2'),
  inside('PMarzy', [margin]),
]);

/** A correction that names no buyer is of a simplified invoice: only the kind of one that corrects nothing says so. */
export const unnamedBuyer: Row = {
  read({ reading }) {
    const { draft } = reading;
    const isOrdinary = draft.get(['type']) === 'credit-note' && draft.count(['$tags']) === 0;
    if (isOrdinary && draft.get(['customer']) === undefined) draft.put(['$tags', 0], 'simplified');
  },
  write: () => undefined,
};

/** The kind of invoice is type and tag of a document. */
export const kind: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'RodzajFaktury');
    const text = node && plain(textOf(node));
    const known = text !== undefined && Object.hasOwn(KINDS, text) ? KINDS[text] : undefined;
    reading.draft.put(['type'], known?.type ?? 'standard', known && node);
    if (known?.tag !== undefined) reading.draft.put(['$tags', 0], known.tag, node);
  },
  write({ out, writing }) {
    const kind = writing.take({ at: ['tax', 'ext'] }, 'pl-favat-invoice-type');
    out.put('RodzajFaktury', kind || (writing.isCorrection() ? 'KOR' : 'VAT'));
  },
};
