import { expect, test } from 'vitest';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { zatca } from './sa-zatca-v1.ts';

const zeroRated = {
  cat: 'VAT',
  key: 'zero',
  percent: '0%',
  ext: { 'untdid-tax-category': 'Z', 'cef-vatex': 'VATEX-SA-32' },
};

test('a reason in category Z is a fault of EN 16931, unless the invoice is Saudi', () => {
  const european = ruleBench({ rules: en16931.rules ?? [] });
  const saudi = ruleBench({ rules: [...(en16931.rules ?? []), ...(zatca.rules ?? [])] });
  expect(european.judge(TaxCombo, zeroRated)).toEqual([{ code: 'GOBL-EU-EN16931-TAX-COMBO-07', path: '$.ext' }]);
  expect(saudi.judge(TaxCombo, zeroRated)).toEqual([]);
});
