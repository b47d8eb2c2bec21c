import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  code,
  exact,
  form,
  having,
  length,
  unique,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { portugueseList } from './code-lists.ts';
import { ciusPtMessages } from './messages.ts';
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
/** An example, and the check. */
type Value = readonly [like: string, isSound: IsSound];

const upTo = (most: number): Value => ['text', (value) => isLine(value, most)];
/** The official rule takes any character for the point. */
const AMOUNT: Value = ['12.50', (value) => /^\d{1,13}.\d\d$/.test(value)];

/** All notes by their first part, with the text as rules compare it. */
const notesWithText = once((invoice) => notes(invoice).map((note) => ({ note, text: normal(note.text) })));

const beginning =
  (mark: string): ((invoice: InvoiceTerms) => readonly XmlElement[]) =>
  (invoice) =>
    notesWithText(invoice).flatMap(({ note, text }) => (text.startsWith(mark) ? [note] : []));

const isWhole = (text: string, mark: string, most = Infinity): boolean =>
  text.startsWith(mark) && text.endsWith('#') && isLine(text.slice(mark.length, -1), most);

type Find = (invoice: InvoiceTerms) => readonly XmlElement[];

/** A row on notes, which begin with a mark. */
const noted = (id: string, find: Find, make: (id: string) => Unplaced): readonly AnyRow[] =>
  having(about('BT-22'), at({ ubl: { name: '/*/Note', find } }, make(`DT-CIUS-PT-020_${id}`)));
/** Notes with a mark have a form. */
const formed = (id: string, mark: string, fits: IsSound, like: string): readonly AnyRow[] =>
  noted(id, beginning(mark), (own) => form(own, '.', { fits, like }, exact));
/** Notes with a mark come with one of others. */
const together = (
  id: string,
  find: Find,
  mark: string,
  isRight: (text: string, invoice: InvoiceTerms) => boolean,
): readonly AnyRow[] =>
  noted(id, find, (own) =>
    code(
      own,
      '.',
      { fault: ciusPtMessages.noOther({ mark }), requirement: ciusPtMessages.mustComeWith({ mark }) },
      byElement(({ text }, invoice) => isRight(text, invoice)),
    ),
  );

interface Single {
  readonly id: number;
  readonly mark: string;
  readonly value: Value;
  /** The whole form has a limit, too. */
  readonly most?: number;
  /** Notes that this one goes with. */
  readonly goesWith?: readonly string[];
}

const single = ({ id, mark, value: [like, isSound], most, goesWith = [] }: Single): readonly AnyRow[] => {
  const last = String(goesWith.length > 0 ? 4 : 3);
  const pairs = goesWith.map(beginning);
  const wholeOnes = once((invoice) => notes(invoice).filter(({ text }) => isWhole(text, mark, most)).length);
  const shown = mark.slice(0, -1);
  return [
    ...formed(`${String(id)}.1`, mark, (text) => isSound(valueIn(text, mark)), `${mark}${like}#`),
    ...formed(`${String(id)}.2`, mark, (text) => isWhole(text, mark, most), `${mark}${like}#`),
    ...(pairs.length === 0
      ? []
      : together(
          `${String(id)}.3`,
          (invoice) => pairs.flatMap((where) => where(invoice)),
          shown,
          (_, invoice) => wholeOnes(invoice) > 0,
        )),
    ...noted(`${String(id)}.${last}`, beginning(mark), (own) =>
      code(
        own,
        '.',
        { fault: ciusPtMessages.tooMany({ mark: shown }), requirement: ciusPtMessages.mustBeOne({ mark: shown }) },
        byElement((_, invoice) => wholeOnes(invoice) <= 1),
      ),
    ),
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
    value: ['USD', (value) => portugueseList('CURRENCIES').has(value)],
    goesWith: [RATE],
  },
  {
    id: 3,
    mark: RATE,
    value: ['1.10', (value) => /^\d{1,9}\.\d{2,5}$/.test(value)],
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
  [like, isSound]: Value,
  others: readonly string[],
): readonly AnyRow[] => {
  const mark = `#${name}@${group}-`;
  const example = `${mark}001#${like}#`;
  const pattern = new RegExp(`^${mark}[0-9]{3}#.+#$`);
  const numberIn = (text: string): string => valueIn(text, mark);
  const whole = (text: string): string => `${mark}${numberIn(text)}#`;
  /** The note has its mark, number and `#`. */
  const isNumbered = (text: string): boolean => normal(text).startsWith(whole(text));
  return [
    ...formed(`${String(id)}.1`, mark, (text) => pattern.test(text), example),
    ...formed(`${String(id)}.2`, mark, (text) => isSound(valueIn(text, whole(text))), example),
    ...noted(`${String(id)}.3`, beginning(mark), (own) =>
      unique(
        own,
        '../Note',
        byElement(({ text }, invoice) => !isNumbered(text) || (times(invoice).get(text) ?? 0) <= 1),
      ),
    ),
    ...others.flatMap((other, turn) =>
      together(
        `${String(id)}.${String(turn + 4)}`,
        beginning(mark),
        `#${other}@${group}-001#`,
        (text, invoice) => !isNumbered(text) || marks(invoice).has(`#${other}@${group}-${numberIn(text)}#`),
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
const TAX_TYPES: Value = ['IRF', (value) => 'IRF'.endsWith(value)];
const ATM = 'ATMPAYMENT';

const property = (id: string, isSound: IsSound): readonly AnyRow[] =>
  formed(id, PROPERTY, isSound, `${PROPERTY}name#value#`);
const isPart: IsSound = (text) => isLine(normal(text), 50);

export const noteRules: readonly TermRule[] = rulesOf([
  ...having(
    about('BT-22'),
    at(
      { ubl: '/*/Note' },
      length(
        'DT-CIUS-PT-020',
        '.',
        { least: 1, most: 500 },
        exact,
        byElement(({ text }) => isText(text, 500)),
      ),
    ),
  ),
  ...SINGLES.flatMap(single),
  ...property('5.1', (text) => isPart(before(after(text, PROPERTY), '#'))),
  ...property('5.2', (text) => isPart(before(after(after(text, PROPERTY), '#'), '#'))),
  ...property('5.3', (text) => /^#ADDITIONALPROPERTY#.{1,50}#.{1,50}#$/u.test(text)),
  ...numbered(9, TAX, TAX_TEXT, upTo(150), [TAX_TYPE, TAX_AMOUNT]),
  ...numbered(10, TAX, TAX_AMOUNT, AMOUNT, [TAX_TYPE, TAX_TEXT]),
  ...numbered(11, TAX, TAX_TYPE, TAX_TYPES, [TAX_TEXT, TAX_AMOUNT]),
  ...numbered(12, ATM, 'ENTITY', upTo(20), ['REFERENCE', 'AMOUNT']),
  ...numbered(13, ATM, 'REFERENCE', upTo(20), ['ENTITY', 'AMOUNT']),
  ...numbered(14, ATM, 'AMOUNT', AMOUNT, ['ENTITY', 'REFERENCE']),
  ...numbered(15, ATM, 'DESCRIPTION', upTo(150), ['ENTITY', 'REFERENCE', 'AMOUNT']),
]);
