import { tableOf } from '../../../engine/values.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { elementsOf, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isListName, portugueseList, whatIsListed } from './code-lists.ts';
import { pathsOf } from './paths.ts';
import { TEXTS } from './texts.codes.ts';

/** Rules on how one text is written, from a table. */

/** From one to so many characters, not UTF-16 units. */
export const isText = (text: string, most: number): boolean =>
  text !== '' && (text.length <= most || (text.length <= 2 * most && [...text].length <= most));

export const isLine = (text: string, most: number): boolean => isText(text, most) && !text.includes('\n');

type Must = (text: string, element: XmlElement, invoice: InvoiceTerms) => Holds;
/** What the sentence says of a text, and the check. */
type Demand = readonly [say: string, must: Must];

const HUNDRED = new Decimal(100n, 0);

/** Texts of a currency of the invoice, `DocumentCurrencyCode` or `TaxCurrencyCode`. */
export const isCurrencyOf = (element: XmlElement, invoice: InvoiceTerms, name: string): boolean =>
  textsAt(invoice.root, name).has(normal(attributeOf(element, 'currencyID')?.value ?? ''));

const figure = (written: string): Demand => {
  const [, minus = '', digits = '', least = '', most = least] = /^(-?)(\d+)\.(\d)(?:-(\d))?$/.exec(written) ?? [];
  const form = new RegExp(`^${minus}${minus && '?'}\\d{1,${digits}}\\.\\d{${least},${most}}$`);
  const decimals = least === most ? least : `${least} to ${most}`;
  const sign = minus === '' ? ', and no sign' : '';
  return [`has at most ${digits} digits, a point and ${decimals} decimals${sign}`, (text) => form.test(text)];
};

const OTHERS: Readonly<Record<string, Demand>> = tableOf({
  day: ['is a day, written as YYYY-MM-DD', (text) => /^\d{4}-\d\d-\d\d$/.test(text)],
  currency: [
    'is in the currency of the invoice',
    (_, element, invoice) => isCurrencyOf(element, invoice, 'DocumentCurrencyCode'),
  ],
  hundred: [
    'is at most 100.00',
    (text) => !/^\d{1,3}\.\d\d$/.test(text) || (parseDecimal(text)?.compare(HUNDRED) ?? 0) <= 0,
  ],
});

function demandOf(written: string): Demand {
  const other = OTHERS[written];
  if (other) return other;
  if (/^\d+$/.test(written)) {
    const most = Number(written);
    return [`has 1 to ${written} characters, on one line`, (text) => isLine(text, most)];
  }
  if (/^-?\d+\./.test(written)) return figure(written);
  const [, first, name = ''] = /^(2:)?(.*)$/.exec(written) ?? [];
  if (!isListName(name)) throw new Error(`${written} is no demand`);
  const what = whatIsListed(name);
  return first === undefined
    ? [`is ${what}`, (text) => portugueseList(name).has(normal(text))]
    : [`begins with ${what}`, (text) => portugueseList(name).has(normal(text).slice(0, 2))];
}

function rowOf(code: string, terms: readonly string[], path: string, written: string): TermRule {
  const [, attribute, optional, demand = written] = /^@(\w+)(\?)?:(.*)$/.exec(written) ?? [];
  const [say, must] = demandOf(demand);
  const at = optional === undefined ? '' : `/@${attribute ?? ''}`;
  const on = elementsOf(...pathsOf(`/${path}`).map((one) => one + at));
  return pint(code, terms, `${attribute ?? 'This text'} ${say}`, on, (element, invoice) =>
    must(attribute === undefined ? element.text : (attributeOf(element, attribute)?.value ?? ''), element, invoice),
  );
}

export const textRules: readonly TermRule[] = TEXTS.trim()
  .split('\n')
  .flatMap((line) => {
    const [id = '', terms = '', path = '', ...demands] = line.split(' ');
    return demands.map((demand, turn) =>
      rowOf(`DT-CIUS-PT-${id}${demands.length > 1 ? `.${String(turn + 1)}` : ''}`, terms.split(','), path, demand),
    );
  });
