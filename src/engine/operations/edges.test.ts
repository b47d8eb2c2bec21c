import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };
const ROOT = 'https://gobl.org/draft-0';

function built(data: JsonObject): JsonObject {
  const outcome = engine.build({ data }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const envelope = built({ $schema: `${ROOT}/envelope`, doc: { $schema: `${ROOT}/note/message`, content: 'x' } });

describe('an empty text among signatures does not count as one', () => {
  test.each([[['']], [[null]], [['', null]]])('%j', (sigs) => {
    const data = { ...envelope, sigs };
    expect(engine.validate({ data })).toEqual({ ok: true, value: { ok: true } });
    expect(built(data)).toEqual(envelope);
    expect(engine.replicate({ data }, context).ok).toBe(true);
  });
});

describe('a document of a type that nothing is calculated in is written as it was read', () => {
  test.each<[data: JsonObject, member: string]>([
    [{ $schema: `${ROOT}/pay/terms`, due_dates: [null] }, 'due_dates'],
    [{ $schema: `${ROOT}/bill/charge`, amount: '1', taxes: [null] }, 'taxes'],
  ])('%j', (data, member) => {
    expect(built(data)[member]).toEqual([null]);
    const enveloped = built({ $schema: `${ROOT}/envelope`, doc: data });
    expect(enveloped).toMatchObject({ doc: { [member]: [null] } });
    expect(built(enveloped)).toEqual(enveloped);
  });
});

test('the bytes of an image may be listed', () => {
  const image = { $schema: `${ROOT}/org/image`, url: 'https://a.b/c' };
  expect(built({ ...image, data: [1, null, 255] })['data']).toBe('AQD/');
  for (const data of [[256], [-1], [1.5], ['1']])
    expect(engine.build({ data: { ...image, data } }, context).ok).toBe(false);
});
