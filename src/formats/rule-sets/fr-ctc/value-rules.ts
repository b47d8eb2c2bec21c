import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { Form, RowOptions } from '../../rules/kit/row.ts';
import { about, exact, form, length, oneOf, type Unplaced } from '../../rules/kit/verbs.ts';
import * as facts from '../../rules/shared/france/facts.ts';
import { isMutual } from './head.ts';
import { ADDRESSES, placeOf } from './places.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { type Must } from '../../rules/shared/france/texts.ts';

/** One fact about the value of each term; the id ends with the term. */
export const values = (
  syntax: Syntax,
  rule: string,
  row: MakeRow,
  keys: readonly string[],
  { suffix = '', must, on = '' }: { readonly suffix?: string; readonly must?: Must; readonly on?: string } = {},
): readonly TermRule[] =>
  keys.flatMap((key) => {
    const terms = key.split('_');
    const place = placeOf(syntax, key)
      .split(' ')
      .map((path) => path + on)
      .join(' ');
    return ruled(syntax, row(`${rule}_${key}${suffix}`, terms.length > 1 ? about(...terms) : { terms }), place, must);
  });

type MakeRow = (id: string, options: RowOptions) => Unplaced;

const formed =
  (wanted: Form): MakeRow =>
  (id, options) =>
    form(id, '.', wanted, exact, options);
const within =
  (most: number): MakeRow =>
  (id, options) =>
    length(id, '.', { most }, options);

const DAY: Readonly<Record<Syntax, Form>> = {
  ubl: { like: '2026-09-14', fits: facts.isIsoDay },
  cii: { like: '20260914', fits: facts.isCiiDay },
};
export const dates = (syntax: Syntax, keys: readonly string[]): readonly TermRule[] =>
  values(syntax, 'BR-FR-03', formed(DAY[syntax]), keys);
export const lengths = (syntax: Syntax, keys: readonly string[], suffix = ''): readonly TermRule[] =>
  values(syntax, 'BR-FR-01', within(35), keys, { suffix, must: facts.isWithin(35) });
export const numbers = (syntax: Syntax, rule: string, keys: readonly string[], suffix = ''): readonly TermRule[] =>
  values(syntax, rule, formed(facts.NUMBER), keys, { suffix });

export const ON_OLD_PATHS = { length: within(35), number: formed(facts.NUMBER), day: formed(DAY.ubl) };

const DATES = 'BT-2 BT-7 BT-9 BT-26 BT-72 BT-73 BT-74 EXT-FR-FE-138 EXT-FR-FE-158'.split(' ');
const AMOUNTS = (
  'BT-92_BT-99 BT-93_BT-100 BT-106 BT-107 BT-108 BT-109 BT-110 BT-112 BT-113 BT-114 BT-115 BT-116 BT-117 ' +
  'BT-131 BT-136_BT-141 BT-137_BT-142'
).split(' ');
const ROUTED = ['BT-29', 'BT-46'];

/** French rules on single values: dates, codes, addresses and figures. */
export function valueRules(syntax: Syntax): readonly TermRule[] {
  // UBL accepts an empty figure.
  const orEmpty =
    (isRight: Must): Must =>
    (element, invoice) =>
      (syntax === 'ubl' && normal(element.text) === '') || isRight(element, invoice);
  return [
    ...dates(syntax, DATES),
    ...values(syntax, 'BR-FR-04', (id, options) => oneOf(id, '.', { codes: facts.TYPES }, exact, options), [
      'BT-3',
      'EXT-FR-FE-02',
      'EXT-FR-FE-137',
    ]),
    ...values(syntax, 'BR-FR-23', formed(facts.IDENTIFIER), ADDRESSES, { on: '[@schemeID=0225]' }),
    ...values(syntax, 'BR-FR-24', formed(facts.IDENTIFIER), ROUTED, { on: '[@schemeID=0224]' }),
    ...values(syntax, 'BR-FR-25', within(125), ADDRESSES, { must: facts.isWithin(125) }),
    ...values(syntax, 'BR-FR-26', within(100), ROUTED, { on: '[@schemeID=0224]', must: facts.isWithin(100) }),
    ...values(syntax, 'BR-FR-DEC-01', formed(facts.AMOUNT), AMOUNTS),
    ...values(syntax, 'BR-FR-DEC-02', formed(facts.QUANTITY), ['BT-129']),
    ...values(syntax, 'BR-FR-DEC-04', formed(facts.RATE), ['BT-96_BT-103', 'BT-119', 'BT-152']),
    ...values(syntax, 'BR-FR-DEC-02', formed(facts.QUANTITY), ['BT-149'], {
      must: orEmpty(({ text }) => facts.QUANTITY.fits(text)),
    }),
    // A sign only where seller and buyer bill each other.
    ...values(
      syntax,
      'BR-FR-DEC-03',
      formed({ like: '12.500000', fits: (text) => facts.fits(text, 19, 6, false) }),
      ['BT-146', 'BT-147', 'BT-148'],
      { must: orEmpty(({ text }, invoice) => facts.fits(text, 19, 6, isMutual(invoice))) },
    ),
  ];
}
