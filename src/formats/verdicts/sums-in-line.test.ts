import { beforeAll, expect, it } from 'vitest';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { fixesOf } from './verdict-fixes.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function verdictsOf(data: string) {
  const outcome = importXml({ data, at: '2026-06-01' }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.verdicts;
}

type Changes = readonly (readonly [from: string, to: string])[];

function changed(sound: string, changes: Changes): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The invoice has no ${from}`);
    return text.replace(from, to);
  }, sound);
}

const INCLUSIVE = '>174.00</cbc:TaxInclusiveAmount>';
const EXCLUSIVE = '>145.00</cbc:TaxExclusiveAmount>';
const PAYABLE = '>154.05</cbc:PayableAmount>';

// Lines 150, discount 10, charge 5: 145 without VAT, 29 VAT, 174 in all, 20 paid, 0.05 rounding: 154.05 to pay.
it.each<
  [string, Changes, readonly (readonly [rule: string, right: string | undefined, follows: string | undefined])[]]
>([
  [
    'the total with VAT, of which the amount due is made',
    [[INCLUSIVE, INCLUSIVE.replace('174', '175')]],
    [
      ['BR-CO-15', '174.00', undefined],
      ['BR-CO-16', undefined, 'BR-CO-15'],
    ],
  ],
  [
    'the total without VAT, of which the total with VAT is made',
    [[EXCLUSIVE, EXCLUSIVE.replace('145', '140')]],
    [
      ['BR-CO-13', '145.00', undefined],
      ['BR-CO-15', undefined, 'BR-CO-13'],
    ],
  ],
  [
    'two figures, each wrong by itself',
    [
      [INCLUSIVE, INCLUSIVE.replace('174', '175')],
      [PAYABLE, PAYABLE.replace('154.05', '151.05')],
    ],
    [
      ['BR-CO-15', '174.00', undefined],
      ['BR-CO-16', '155.05', undefined],
    ],
  ],
  ['the amount due alone', [[PAYABLE, PAYABLE.replace('154.05', '151.05')]], [['BR-CO-16', '154.05', undefined]]],
])('in UBL, %s: one question for each figure that is wrong', (_, changes, expected) => {
  const text = changed(ublInvoice(), changes);
  const verdicts = verdictsOf(text);
  expect(verdicts.map(({ rule, right, follows }) => [rule, right, follows])).toEqual(expected);
});

it('in UBL and CII, correcting the figure settles what follows from it', () => {
  for (const [text, from] of [
    [ublInvoice(), INCLUSIVE],
    [ciiInvoice(), '>174.00</ram:GrandTotalAmount>'],
  ] as const) {
    const wrong = changed(text, [[from, from.replace('174', '164')]]);
    const [cause, effect] = verdictsOf(wrong);
    expect([cause?.rule, effect?.rule, effect?.follows]).toEqual(['BR-CO-15', 'BR-CO-16', 'BR-CO-15']);
    if (!cause || !effect) continue;
    const start = wrong.indexOf('164.00');
    const fixes = fixesOf(wrong, [cause, effect]);
    const at = { start, end: start + 6 };
    const [fix, ...others] = fixes(cause, at);
    expect([fix?.title, fix?.settles, others]).toEqual(['Replace 164.00 with 174.00', ['BR-CO-16'], []]);
    expect(fixes(effect, at)).toEqual([]);
    expect(verdictsOf(wrong.replace('164.00', fix?.edits[0]?.text ?? ''))).toEqual([]);
  }
});
