import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { list } from '../../../core/schema/composites.ts';
import { DocumentRef } from '../../org/document-ref.ts';
import { decoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { calculatePreceding } from './preceding.ts';

const tax = { categories: [{ code: 'VAT', rates: [{ base: '33.3333', percent: '10%' }] }], sum: '9' };

function sums(refs: readonly JsonObject[]) {
  const { scope, troubles } = trialScope();
  const given = decoded(
    list(DocumentRef),
    refs.map((ref) => ({ code: '1', ...ref })),
  );
  const found = calculatePreceding(given, '$.preceding', scope);
  return { sums: found.map((ref) => ref.tax?.sum.toString()), troubles };
}

describe('the taxes of earlier documents', () => {
  // 10 % of 33.3333 = 3.3333
  test.each<[string, readonly JsonObject[], readonly (string | undefined)[]]>([
    ['are worked out anew at the decimals of the document', [{ tax }], ['3.33']],
    ['are not made up', [{}, { tax }], [undefined, '3.33']],
    [
      'have the decimals of their own currency',
      [
        { currency: 'JPY', tax },
        { currency: 'BHD', tax },
      ],
      ['3', '3.333'],
    ],
    [
      'have those of the last reference that named one',
      [{ tax }, { currency: 'JPY', tax }, { tax }, { currency: 'EUR', tax }],
      ['3.33', '3', '3', '3.33'],
    ],
    ['do not have those of a reference without taxes', [{ currency: 'JPY' }, { tax }], [undefined, '3.33']],
  ])('%s', (_, refs, expected) => {
    expect(sums(refs)).toEqual({ sums: expected, troubles: [] });
  });

  test('in a currency nobody knows stay as they are', () => {
    expect(sums([{ tax }, { currency: 'ZZZ', tax }, { tax }])).toEqual({
      sums: ['3.33', '9', '3.33'],
      troubles: ['CURRENCY $.preceding[1].currency'],
    });
  });

  test('have rates and bases at the same decimals', () => {
    const given = decoded(list(DocumentRef), [{ code: '1', tax }]);
    const [ref] = calculatePreceding(given, '$.preceding', trialScope().scope);
    expect(DocumentRef.encode(ref as DocumentRef)).toMatchObject({
      tax: { categories: [{ rates: [{ base: '33.33', amount: '3.33' }], amount: '3.33' }], sum: '3.33' },
    });
  });
});
