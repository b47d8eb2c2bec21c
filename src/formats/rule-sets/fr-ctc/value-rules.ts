import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import * as facts from './facts.ts';
import { isMutual } from './head.ts';
import { ADDRESSES, placeOf } from './places.ts';
import { french } from './words.ts';

/** One fact about the value of each term; the id ends with the term. */
export const values = (
  syntax: Syntax,
  rule: string,
  { say, must }: facts.Fact,
  keys: readonly string[],
  suffix = '',
): readonly TermRule[] =>
  keys.map((key) => french(syntax, `${rule}_${key}${suffix}`, key.split('_'), say, placeOf(syntax, key), must));

export const DATE: Readonly<Record<Syntax, facts.Fact>> = {
  ubl: {
    say: 'A date is written as YYYY-MM-DD, of a year from 2000 to 2099',
    must: ({ text }) => facts.isIsoDay(text),
  },
  cii: { say: 'A date is written as YYYYMMDD, of a year from 2000 to 2099', must: ({ text }) => facts.isCiiDay(text) },
};
const DATES = 'BT-2 BT-7 BT-9 BT-26 BT-72 BT-73 BT-74 EXT-FR-FE-138 EXT-FR-FE-158'.split(' ');
const AMOUNTS = (
  'BT-92_BT-99 BT-93_BT-100 BT-106 BT-107 BT-108 BT-109 BT-110 BT-112 BT-113 BT-114 BT-115 BT-116 BT-117 ' +
  'BT-131 BT-136_BT-141 BT-137_BT-142'
).split(' ');
const PRICE = 'A price has at most 19 digits, six of them decimals; a sign only where seller and buyer bill each other';

/** UBL accepts an empty figure. */
const orEmpty = (syntax: Syntax, text: string): boolean => syntax === 'ubl' && normal(text) === '';

const price = (element: XmlElement, invoice: InvoiceTerms): boolean =>
  facts.fits(element.text, 19, 6, isMutual(invoice));

/** French rules on single values: dates, codes, addresses and figures. */
export const valueRules = (syntax: Syntax): readonly TermRule[] => [
  ...values(syntax, 'BR-FR-03', DATE[syntax], DATES),
  ...values(syntax, 'BR-FR-04', facts.TYPE, ['BT-3', 'EXT-FR-FE-02', 'EXT-FR-FE-137']),
  ...values(syntax, 'BR-FR-23', facts.ADDRESS, ADDRESSES),
  ...values(syntax, 'BR-FR-24', facts.ROUTING, ['BT-29', 'BT-46']),
  ...values(syntax, 'BR-FR-25', facts.ADDRESS_LENGTH, ADDRESSES),
  ...values(syntax, 'BR-FR-26', facts.ROUTING_LENGTH, ['BT-29', 'BT-46']),
  ...values(syntax, 'BR-FR-DEC-01', facts.AMOUNT, AMOUNTS),
  ...values(syntax, 'BR-FR-DEC-02', facts.QUANTITY, ['BT-129']),
  ...values(syntax, 'BR-FR-DEC-04', facts.RATE_LENGTH, ['BT-96_BT-103', 'BT-119', 'BT-152']),
  ...figures(syntax, 'BR-FR-DEC-02', ['BT-149'], facts.QUANTITY.say, facts.QUANTITY.must),
  ...figures(syntax, 'BR-FR-DEC-03', ['BT-146', 'BT-147', 'BT-148'], PRICE, price),
];

function figures(
  syntax: Syntax,
  rule: string,
  terms: readonly string[],
  say: string,
  must: (element: XmlElement, invoice: InvoiceTerms) => boolean,
): readonly TermRule[] {
  return terms.map((term) =>
    french(
      syntax,
      `${rule}_${term}`,
      [term],
      say,
      placeOf(syntax, term),
      (element, invoice) => orEmpty(syntax, element.text) || must(element, invoice),
    ),
  );
}
