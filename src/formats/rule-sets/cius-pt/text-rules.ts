import { normal } from '../../en16931/rules/blanks.ts';
import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { textsAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { joinedRulesOf } from '../../rules/kit/compile.ts';
import { hasDecimals } from '../../rules/kit/judge-verbs.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  code,
  decimals,
  equals,
  exact,
  form,
  length,
  missingIsWrong,
  oneOf,
  range,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { codesOf, isListName, portugueseList } from './code-lists.ts';
import { ciusPtMessages } from './messages.ts';
import { pathsOf } from './paths.ts';
import { TEXTS } from './texts.codes.ts';

/** Rules on how one text is written, from a table. */

/** From one to so many characters, not UTF-16 units. */
export const isText = (text: string, most: number): boolean =>
  text !== '' && (text.length <= most || (text.length <= 2 * most && [...text].length <= most));

export const isLine = (text: string, most: number): boolean => isText(text, most) && !text.includes('\n');

const HUNDRED = new Decimal(100n, 0);

/** Texts of a currency of the invoice, `DocumentCurrencyCode` or `TaxCurrencyCode`. */
export const isCurrencyOf = (element: XmlElement, invoice: InvoiceTerms, name: string): boolean =>
  textsAt(invoice.root, name).has(normal(attributeOf(element, 'currencyID')?.value ?? ''));

/** A text of the place: of an attribute, or its own. */
const textOf = (element: XmlElement, target: string): string =>
  target === '.' ? element.text : (attributeOf(element, target.slice(1))?.value ?? '');

/** The rows of one demand, which are one rule. */
type Demand = (id: string, target: string) => readonly Unplaced[];

const figure = (written: string): Demand => {
  const [, minus = '', digits = '', least = '', most = least] = /^(-?)(\d+)\.(\d)(?:-(\d))?$/.exec(written) ?? [];
  const pattern = new RegExp(`^${minus}${minus && '?'}\\d{1,${digits}}\\.\\d{${least},${most}}$`);
  const bounds = { least: Number(least), most: Number(most) };
  const has = hasDecimals(bounds);
  /** Only the decimals are too few or too many. */
  const isOff = (text: string): boolean => /^-?\d+(?:\.\d*)?$/.test(text) && !has(text);
  const fits = (text: string): boolean => isOff(text) || pattern.test(text);
  return (id, target) => [
    decimals(
      id,
      target,
      bounds,
      byElement(({ text }) => !isOff(text)),
    ),
    form(id, target, { fits, like: '20.00' }, exact, missingIsWrong),
  ];
};

const short =
  (most: number): Demand =>
  (id, target) => [
    length(
      id,
      target,
      { least: 1, most },
      exact,
      missingIsWrong,
      byElement((element) => isText(textOf(element, target), most)),
    ),
    code(
      id,
      target,
      { fault: ciusPtMessages.severalLines, requirement: ciusPtMessages.mustBeOneLine },
      byElement((element) => {
        const text = textOf(element, target);
        return !isText(text, most) || !text.includes('\n');
      }),
    ),
  ];

function demandOf(written: string): Demand {
  if (written === 'day') {
    const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
    return (id, target) => [form(id, target, { fits: isDay, like: '2026-09-14' }, exact, missingIsWrong)];
  }
  if (written === 'currency') {
    const isCurrency = byElement((element, invoice) => isCurrencyOf(element, invoice, 'DocumentCurrencyCode'));
    return (id) => [equals(id, '@currencyID', '/*/DocumentCurrencyCode', isCurrency)];
  }
  if (written === 'hundred') {
    const isSmall = byElement(
      ({ text }) => !/^\d{1,3}\.\d\d$/.test(text) || (parseDecimal(text)?.compare(HUNDRED) ?? 0) <= 0,
    );
    return (id, target) => [range(id, target, { atMost: '100' }, isSmall)];
  }
  if (/^\d+$/.test(written)) return short(Number(written));
  if (/^-?\d+\./.test(written)) return figure(written);
  const [, first, name = ''] = /^(2:)?(.*)$/.exec(written) ?? [];
  if (!isListName(name)) throw new Error(`${written} is no demand`);
  if (first === undefined) return (id, target) => [oneOf(id, target, codesOf(name), missingIsWrong)];
  const begins = (text: string): boolean => portugueseList(name).has(text.slice(0, 2));
  return (id, target) => [form(id, target, { fits: begins, like: 'PT123456789' }, missingIsWrong)];
}

function rowsOf(id: string, terms: readonly string[], path: string, written: string): readonly AnyRow[] {
  const [, attribute, optional, demand = written] = /^@(\w+)(\?)?:(.*)$/.exec(written) ?? [];
  const end = optional === undefined ? '' : `/@${attribute ?? ''}`;
  const place = pathsOf(`/${path}`).map((full) => full + end);
  const rows = demandOf(demand)(id, attribute === undefined ? '.' : `@${attribute}`);
  return at({ ubl: place.join(' ') }, ...rows).map((row) => ({
    ...row,
    options: { ...row.options, ...about(...terms) },
  }));
}

export const textRules: readonly TermRule[] = joinedRulesOf(
  TEXTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', terms = '', path = '', ...demands] = line.split(' ');
      return demands.flatMap((demand, turn) =>
        rowsOf(`DT-CIUS-PT-${id}${demands.length > 1 ? `.${String(turn + 1)}` : ''}`, terms.split(','), path, demand),
      );
    }),
);
