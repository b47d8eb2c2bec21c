import { expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { uncoveredPlaces } from './uncovered-places.ts';

test.each<[string, JsonObject, readonly string[]]>([
  [
    'all of the header but identifier and digest',
    { head: { uuid: 'u', dig: {}, tags: [], from: 'x' } },
    ['$.head.tags', '$.head.from'],
  ],
  ['nothing where only those two are there', { head: { uuid: 'u', dig: {} }, doc: { a: 1 } }, []],
  ['nothing without a header', { doc: { a: 1 } }, []],
  ['nothing where the header is a list', { head: ['a'] }, []],
])('no signature covers %s', (_, envelope, places) => {
  expect(uncoveredPlaces(envelope)).toEqual(places);
});
