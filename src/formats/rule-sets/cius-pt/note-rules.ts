import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { portugueseList } from './code-lists.ts';
import { isLine, isText } from './text-rules.ts';

/**
 * Notes that carry what UBL has no element for, each between `#`: `#CALCULATIONRATE#1.10#`. Some have a number that tells
 * which belong together: `#ENTITY@ATMPAYMENT-001#12345#`.
 */
const notes = elementsOf('/*/Note');

/** What `substring-after` and `substring-before` of XPath leave: nothing, if the text does not have the other. */
const after = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return at < 0 ? '' : text.slice(at + part.length);
};
const before = (text: string, part: string): string => text.slice(0, Math.max(0, text.indexOf(part)));
const valueIn = (text: string, mark: string): string => normal(before(after(text, mark), '#'));

type IsSound = (value: string) => boolean;
type Value = readonly [say: string, isSound: IsSound];

const upTo = (most: number): Value => [`has 1 to ${String(most)} characters`, (value) => isLine(value, most)];
/** The official rule takes any character for the point. */
const AMOUNT: Value = ['is an amount with two decimals', (value) => /^\d{1,13}.\d\d$/.test(value)];

/** All notes by their first part, with the text as rules compare it. */
const told = once((invoice) => notes(invoice).map((note) => ({ note, text: normal(note.text) })));

const beginning =
  (mark: string): ((invoice: InvoiceTerms) => readonly XmlElement[]) =>
  (invoice) =>
    told(invoice).flatMap(({ note, text }) => (text.startsWith(mark) ? [note] : []));

const isWhole = (text: string, mark: string, most = Infinity): boolean =>
  text.startsWith(mark) && text.endsWith('#') && isLine(text.slice(mark.length, -1), most);

const row = (
  id: string,
  say: string,
  mark: string,
  must: (note: XmlElement, invoice: InvoiceTerms) => boolean,
): TermRule => pint(`DT-CIUS-PT-020_${id}`, ['BT-22'], say, beginning(mark), must);

interface Single {
  readonly id: number;
  readonly mark: string;
  readonly value: Value;
  /** The whole form has a limit, too. */
  readonly most?: number;
  /** Notes that this one goes with. */
  readonly goesWith?: readonly string[];
}

const single = ({ id, mark, value, most, goesWith = [] }: Single): readonly TermRule[] => {
  const known = mark.slice(1, -1);
  const last = String(goesWith.length > 0 ? 4 : 3);
  const pairs = goesWith.map(beginning);
  const wholeOnes = once((invoice) => notes(invoice).filter(({ text }) => isWhole(text, mark, most)).length);
  return [
    row(`${String(id)}.1`, `The note ${known} ${value[0]}`, mark, ({ text }) => value[1](valueIn(text, mark))),
    row(`${String(id)}.2`, `The note ${known} is written ${mark}…#`, mark, ({ text }) => isWhole(text, mark, most)),
    ...(pairs.length === 0
      ? []
      : [
          pint(
            `DT-CIUS-PT-020_${String(id)}.3`,
            ['BT-22'],
            `The note ${goesWith.map((other) => other.slice(1, -1)).join(' or ')} comes with ${known}`,
            (invoice) => pairs.flatMap((where) => where(invoice)),
            (_, invoice) => wholeOnes(invoice) > 0,
          ),
        ]),
    row(`${String(id)}.${last}`, `There is at most one note ${known}`, mark, (_, invoice) => wholeOnes(invoice) <= 1),
  ];
};

const SOURCE = '#SOURCECURRENCYCODE#';
const RATE = '#CALCULATIONRATE#';
const PROPERTY = '#ADDITIONALPROPERTY#';
const [NUMBER, HASH, DESCRIPTION] = ['NUMBER', 'HASHCODE', 'DESCRIPTION'].map(
  (name) => `#${name}@ATCERTIFIEDPROGRAM#`,
) as [string, string, string];

const SINGLES: readonly Single[] = [
  {
    id: 2,
    mark: SOURCE,
    value: ['is a code of ISO 4217', (value) => portugueseList('CURRENCIES').has(value)],
    goesWith: [RATE],
  },
  {
    id: 3,
    mark: RATE,
    value: ['is a rate with two to five decimals', (value) => /^\d{1,9}\.\d{2,5}$/.test(value)],
    goesWith: [SOURCE],
  },
  { id: 4, mark: '#DESCRIPTION@INVOICEPERIOD#', value: upTo(150), most: 150 },
  { id: 6, mark: NUMBER, value: upTo(20), goesWith: [HASH, DESCRIPTION] },
  { id: 7, mark: HASH, value: upTo(20), goesWith: [NUMBER, DESCRIPTION] },
  { id: 8, mark: DESCRIPTION, value: upTo(150) },
];

/** Numbered notes: those with the same number belong together, and come with the others that are named. */
const numbered = (
  id: number,
  group: string,
  name: string,
  value: Value,
  others: readonly string[],
): readonly TermRule[] => {
  const mark = `#${name}@${group}-`;
  const form = new RegExp(`^${mark}[0-9]{3}#.+#$`);
  const numberIn = (text: string): string => valueIn(text, mark);
  const whole = (text: string): string => `${mark}${numberIn(text)}#`;
  /** The note has its mark, number and `#`. */
  const isNumbered = (text: string): boolean => normal(text).startsWith(whole(text));
  return [
    row(`${String(id)}.1`, `The note ${name} is written ${mark}001#…#`, mark, ({ text }) => form.test(text)),
    row(`${String(id)}.2`, `The note ${name} ${value[0]}`, mark, ({ text }) => value[1](valueIn(text, whole(text)))),
    row(
      `${String(id)}.3`,
      `No other note ${name} is the same`,
      mark,
      ({ text }, invoice) => !isNumbered(text) || (times(invoice).get(text) ?? 0) <= 1,
    ),
    ...others.map((other, turn) =>
      row(
        `${String(id)}.${String(turn + 4)}`,
        `The note ${name} comes with ${other} of the same number`,
        mark,
        ({ text }, invoice) => !isNumbered(text) || marks(invoice).has(`#${other}@${group}-${numberIn(text)}#`),
      ),
    ),
  ];
};

/** How often each text of a note occurs. */
const times = once((invoice) => {
  const found = new Map<string, number>();
  for (const { text } of notes(invoice)) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
});

/** What notes begin with, up to the second `#`. */
const marks = once(
  (invoice) => new Set(beginning('#')(invoice).map(({ text }) => `#${before(after(normal(text), '#'), '#')}#`)),
);

const TAX = 'WITHHOLDINGTAX';
const [TAX_TYPE, TAX_TEXT, TAX_AMOUNT] = ['TYPE', 'DESCRIPTION', 'AMOUNT'].map((name) => TAX + name) as [
  string,
  string,
  string,
];
/** The official rule takes the end of the code for the code. */
const TAX_TYPES: Value = ['is IRF', (value) => 'IRF'.endsWith(value)];
const ATM = 'ATMPAYMENT';

const property = (id: string, say: string, isSound: IsSound): TermRule =>
  row(id, say, PROPERTY, ({ text }) => isSound(text));
const isPart: IsSound = (text) => isLine(normal(text), 50);

export const noteRules: readonly TermRule[] = [
  pint('DT-CIUS-PT-020', ['BT-22'], 'A note has 1 to 500 characters', notes, ({ text }) => isText(text, 500)),
  ...SINGLES.flatMap(single),
  property('5.1', 'The name of an additional property has 1 to 50 characters', (text) =>
    isPart(before(after(text, PROPERTY), '#')),
  ),
  property('5.2', 'The value of an additional property has 1 to 50 characters', (text) =>
    isPart(before(after(after(text, PROPERTY), '#'), '#')),
  ),
  property('5.3', `An additional property is written ${PROPERTY}name#value#`, (text) =>
    /^#ADDITIONALPROPERTY#.{1,50}#.{1,50}#$/u.test(text),
  ),
  ...numbered(9, TAX, TAX_TEXT, upTo(150), [TAX_TYPE, TAX_AMOUNT]),
  ...numbered(10, TAX, TAX_AMOUNT, AMOUNT, [TAX_TYPE, TAX_TEXT]),
  ...numbered(11, TAX, TAX_TYPE, TAX_TYPES, [TAX_TEXT, TAX_AMOUNT]),
  ...numbered(12, ATM, 'ENTITY', upTo(20), ['REFERENCE', 'AMOUNT']),
  ...numbered(13, ATM, 'REFERENCE', upTo(20), ['ENTITY', 'AMOUNT']),
  ...numbered(14, ATM, 'AMOUNT', AMOUNT, ['ENTITY', 'REFERENCE']),
  ...numbered(15, ATM, 'DESCRIPTION', upTo(150), ['ENTITY', 'REFERENCE', 'AMOUNT']),
];
