import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { date, figure } from '../members/form.ts';
import type { Path } from '../en16931/document/draft.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { fixed, leaf, ofTheFile, type Row } from '../members/rows.ts';
import { textOf, type XmlNode } from '../xml/xml-tree.ts';
import { ISSUE_PLACE, MOST_DECIMALS } from './codes.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)$/;

/** The moment of issue, in local time. */
const moment: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, '@Fecha');
    const [, day, time] = MOMENT.exec(node ? plain(textOf(node)) : '') ?? [];
    if (day === undefined || time === undefined) return;
    reading.put({ at }, 'issue_date', day, node);
    reading.put({ at }, 'issue_time', time, node);
  },
  write({ out, at, writing }) {
    const day = date.write(writing.take({ at }, 'issue_date')) ?? '';
    out.put('@Fecha', `${day}T${writing.take({ at }, 'issue_time') || '00:00:00'}`);
  },
};

/** No certificate: only the issuer can seal a file. */
const NO_CERTIFICATE = '0'.repeat(20);

/** The seal is made over the file: a file that is written has none. */
const seal: Row = {
  read({ element, reading }) {
    for (const name of ['@Sello', '@NoCertificado', '@Certificado']) reading.ofTheFile(reading.node(element, name));
  },
  write({ out }) {
    out.attribute('Sello', '');
    out.put('@NoCertificado', NO_CERTIFICATE);
    out.attribute('Certificado', '');
  },
};

/** Where schemas of the file are. */
const locations: Row = ofTheFile('@schemaLocation', () => '');

/** It is no definite export (`c_Exportacion`): a document says nothing of it. */
const NO_EXPORT = '01';

/** The place of issue; a document that was not calculated may have it in its supplier. */
const place = (member: string): Row => {
  const own = leaf('@LugarExpedicion', member);
  return {
    read: (from) => own.read(from),
    write(to) {
      own.write(to);
      if (to.writing.peek(to, member) === undefined) {
        to.out.put('@LugarExpedicion', to.writing.take(to, `supplier.ext.${ISSUE_PLACE}`));
      }
    },
  };
};

/** What every file begins with; `ext` are the codes of the document. */
export const head = (ext: string): readonly Row[] => [
  fixed('@Version', '4.0'),
  leaf('@Serie', 'series'),
  leaf('@Folio', 'code'),
  moment,
  seal,
  locations,
  fixed('@Exportacion', NO_EXPORT),
  place(`${ext}.${ISSUE_PLACE}`),
];

/** A figure as it is written, or as the document has it; empty for what is none. */
export function exact(text: string, least = 0): string {
  const number = parseDecimal(text);
  return number ? figure(number, least, MOST_DECIMALS) : '';
}

/** The place of issue, which stands for that of the general public and of customers abroad. */
export const issuePlace = (writing: MemberWriting): string =>
  ['tax.ext', 'ext', 'supplier.ext']
    .map((holder) => writing.peek({ at: [] }, `${holder}.${ISSUE_PLACE}`))
    .find((code) => typeof code === 'string') ?? '';

export function numberIn(writing: MemberWriting, at: To['at'], member: string): Decimal | undefined {
  const value = writing.peek({ at }, member);
  return typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : undefined;
}

export const sum = (numbers: readonly Decimal[]): Decimal =>
  numbers.reduce((all, number) => all.plus(number), Decimal.ZERO);

/** With exactly so many decimals. */
export const fixedTo = (number: Decimal, decimals: number): string => figure(number, decimals, decimals);

/** Whether the figures of the file stand in the document as they are. */
export const isKept = ({ draft }: MemberReading): boolean =>
  ((draft.get(['$tags']) ?? []) as readonly string[]).includes('bypass');

/** A figure that stands in the document as it is, or that building calculates again. */
export function stated(reading: MemberReading, path: Path, value: Decimal | undefined, node?: XmlNode): void {
  if (!value) return;
  if (isKept(reading)) reading.draft.put(path, value.toString(), node);
  else reading.draft.recalculated(node, path);
}
