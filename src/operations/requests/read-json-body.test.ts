import { describe, expect, it } from 'vitest';
import { JsonNumber } from '../../engine/values.ts';
import { readJsonBody, type ReadJsonBody } from './read-json-body.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const limits = { maxLength: 400, maxDepth: 3 };

/** Code and places of each fault, or the parsed value. */
function read(text: string): unknown {
  const body = readJsonBody(text, limits);
  return body.ok ? body.value : (body.error.faults ?? []).map(({ code, properties }) => `${code} ${properties.join()}`);
}

describe('the body of a request', () => {
  it.each<[string, unknown]>([
    ['{}', {}],
    [' {"data": {"a": "b"}} ', { data: { a: 'b' } }],
    ['{"data": null, "more": [true]}', { data: null, more: [true] }],
  ])('%s is one JSON object', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('keeps the digits of its numbers', () => {
    const body = readJsonBody('{"data": 1.50}', limits);
    expect(body.ok && body.value['data']).toEqual(new JsonNumber('1.50'));
  });

  it.each(['[]', '"x"', '1', 'null', 'true', '[{"data": {}}]'])('%s is refused', (text) => {
    expect(read(text)).toEqual(['ASSAY-INPUT-TYPE request']);
  });

  it.each(['', '{', '{"data": }', "{'data': 1}", '{"data": 1,}', '{} {}', 'data=1', '<a/>'])(
    '%j is no JSON',
    (text) => {
      const [fault] = read(text) as string[];
      expect(fault).toMatch(/^ASSAY-INPUT-SYNTAX (?:request|\$)/);
    },
  );
});

describe('a place', () => {
  it.each([
    ['{"data": 1, "data": 2}', 'ASSAY-INPUT-DUPLICATE $'],
    ['{"data": {"a": 1, "a": 2}}', 'ASSAY-INPUT-DUPLICATE $.a'],
    ['{"data": [{"a": 1, "a": 2}]}', 'ASSAY-INPUT-DUPLICATE $[0].a'],
    ['{"a": 1, "a": 2}', 'ASSAY-INPUT-DUPLICATE request.a'],
    ['{"options": {"a": 1, "a": 2}}', 'ASSAY-INPUT-DUPLICATE request.options.a'],
    ['{"database": 1, "database": 2}', 'ASSAY-INPUT-DUPLICATE request.database'],
    ['{"data-x": 1, "data-x": 2}', 'ASSAY-INPUT-DUPLICATE request.data-x'],
    ['{"my": {"$.data": {"a": 1, "a": 2}}}', 'ASSAY-INPUT-DUPLICATE request.my.$.data.a'],
    ['{"data": "\\ud800"}', 'ASSAY-INPUT-UNICODE $'],
  ])('in the document starts at the document, elsewhere at the request: %s', (text, fault) => {
    expect(read(text)).toEqual([fault]);
  });
});

describe('limits', () => {
  const nested = (depth: number) => `{"data": ${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it('count depth from the document, for the request is not part of it', () => {
    expect(read(nested(3))).toEqual({ data: [[[]]] });
    expect(read(nested(4))).toEqual(['ASSAY-INPUT-DEPTH $[0][0][0]']);
  });

  it('count the length of the whole body', () => {
    const padded = (length: number) => `{"data": 1}${' '.repeat(length - 11)}`;
    expect(readJsonBody(padded(400), limits).ok).toBe(true);
    expect(read(padded(401))).toEqual(['ASSAY-INPUT-SIZE request']);
  });

  it('are those of the engine when none are given', () => {
    expect(readJsonBody(nested(200)).ok).toBe(true);
    expect(readJsonBody(nested(201)).ok).toBe(false);
  });
});

it('a refusal has status, key, message and faults, as the specification has them', () => {
  const refused: ReadJsonBody = readJsonBody('{"data": 1, "data": 2}', limits);
  expect(withoutPhrases(refused)).toEqual({
    ok: false,
    error: {
      code: 400,
      key: 'input',
      message: expect.stringMatching(/./) as string,
      faults: [{ code: 'ASSAY-INPUT-DUPLICATE', properties: ['$'], description: expect.stringMatching(/./) as string }],
    },
  });
  expect(readJsonBody('[]', limits)).toMatchObject({
    ok: false,
    error: { code: 400, key: 'input', faults: [{ properties: ['request'] }] },
  });
});
