import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { JsonText, writeBody } from './json-text.ts';
import { isErrorReport, readError } from './read-error.ts';
import { writePath } from './write-path.ts';
import type { RouteDefinition } from '../define-route.ts';
import { getSchemaRoute, listAddonsRoute } from '../routes/reference.ts';
import { boolean, object, optional, string } from '../typed-schema/schema.ts';

describe('an error report', () => {
  it.each<[string, unknown, object]>([
    [
      'in the published form',
      { code: 422, key: 'validation', message: 'No.', faults: [{ code: 'X', properties: ['$'], description: 'D' }] },
      { key: 'validation', message: 'No.', faults: [{ code: 'X', properties: ['$'], description: 'D' }] },
    ],
    [
      'in the other form',
      { key: 'validation', faults: [{ code: 'X', paths: ['$.a'], message: 'M' }] },
      { message: 'M', faults: [{ code: 'X', properties: ['$.a'], description: 'M' }] },
    ],
    [
      'of both forms at once',
      { key: 'k', faults: [{ properties: ['p'], paths: ['q'], description: 'D', message: 'M' }] },
      { message: 'D', faults: [{ code: '', properties: ['p'], description: 'D' }] },
    ],
    [
      'whose faults say nothing',
      { key: 'k', faults: [{}] },
      {
        message: 'The service refused the request (status 422).',
        faults: [{ code: '', properties: [], description: '' }],
      },
    ],
    [
      'with null for faults',
      { key: 'k', faults: null },
      { message: 'The service refused the request (status 422).', faults: [] },
    ],
    ['with an empty message', { key: 'k', message: '' }, { message: '', faults: [] }],
    ['with members nobody knows', { key: 'k', message: 'M', extra: {} }, { key: 'k', message: 'M' }],
  ])('%s is a refusal', (_, body, expected) => {
    expect(isErrorReport(body)).toBe(true);
    const error = readError(422, body);
    expect(error).toBeInstanceOf(ApiError);
    expect({ ...error, message: error.message }).toMatchObject({ kind: 'refused', status: 422, ...expected });
  });

  it('has the line and column of a fault where they are told, and no member for them where not', () => {
    const body = { key: 'k', faults: [{ line: 3, column: 7 }, { line: 3 }, { column: 7 }, {}] };
    const fault = { code: '', properties: [], description: '' };
    expect(readError(400, body).faults).toStrictEqual([
      { ...fault, line: 3, column: 7 },
      { ...fault, line: 3 },
      { ...fault, column: 7 },
      fault,
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'validation'],
    ['a list', [{ key: 'k' }]],
    ['no key', { message: 'M' }],
    ['an empty key', { key: '' }],
    ['a key that is no text', { key: 7 }],
    ['a status in words', { key: 'k', code: '422' }],
    ['a message that is none', { key: 'k', message: {} }],
    ['faults in words', { key: 'k', faults: 'all' }],
    ['a fault that is none', { key: 'k', faults: ['all'] }],
    ['a place that is none', { key: 'k', faults: [{ properties: '$' }] }],
    ['a place in the other form that is none', { key: 'k', faults: [{ paths: [1] }] }],
  ])('is not %s', (_, body) => {
    expect(isErrorReport(body)).toBe(false);
    expect(readError(502, body)).toMatchObject({ kind: 'malformed', key: 'malformed', status: 502, faults: [] });
    expect(readError(502, body).message).toContain('502');
  });
});

describe('an error of the client', () => {
  it('knows its kind, its status, and why', () => {
    const cause = new Error('socket');
    const error = new ApiError({ kind: 'network', status: 0, key: 'network', message: 'Away.', cause });
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'network',
      status: 0,
      key: 'network',
      message: 'Away.',
      faults: [],
    });
    expect(error.cause).toBe(cause);
    expect(error).toBeInstanceOf(Error);
  });

  it('names no cause where there is none', () => {
    expect(new ApiError({ kind: 'refused', status: 422, key: 'k', message: '' })).not.toHaveProperty('cause');
  });
});

describe('a body', () => {
  it.each<[object, string]>([
    [{}, '{}'],
    [{ data: { a: [1, null] }, flag: false }, '{"data":{"a":[1,null]},"flag":false}'],
    [{ data: undefined, type: 'x' }, '{"type":"x"}'],
    [{ data: null }, '{"data":null}'],
    [{ data: new JsonText('{"a" : 1.10}'), 'odd"name': 1 }, '{"data":{"a" : 1.10},"odd\\"name":1}'],
    [{ data: new JsonText('[1]'), template: new JsonText('{}') }, '{"data":[1],"template":{}}'],
  ])('of %j is %s', (members, text) => {
    expect(writeBody(members)).toBe(text);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});

describe('the path of a call', () => {
  const route = (path: string, query?: readonly string[]): RouteDefinition => ({
    ...listAddonsRoute,
    path,
    params: object({ a: string() }),
    ...(query && { query: object(Object.fromEntries(query.map((name) => [name, optional(boolean())]))) }),
  });

  it.each<[RouteDefinition, object, string]>([
    [listAddonsRoute, {}, '/addons'],
    [route('/x/{a}'), { a: 'ES' }, '/x/ES'],
    [route('/x/{a}'), { a: 'a/b c/ü?#%' }, '/x/a/b%20c/%C3%BC%3F%23%25'],
    [route('/x/{a}'), { a: '../..' }, '/x/../..'],
    [route('/x/{a}/y'), {}, '/x//y'],
    [route('/x', ['f']), { f: true }, '/x?f=true'],
    [route('/x', ['f']), { f: false }, '/x'],
    [route('/x', ['f']), { f: 'true' }, '/x'],
    [route('/x', ['f', 'g', 'h']), { f: true, g: undefined, h: true }, '/x?f=true&h=true'],
    [getSchemaRoute, { path: 'bill/invoice', bundle: true, more: true }, '/schemas/bill/invoice?bundle=true'],
  ])('%#', (definition, input, expected) => {
    expect(writePath(definition, input)).toBe(expected);
  });

  it('takes no name from the prototype', () => {
    expect(writePath(route('/x/{constructor}'), {})).toBe('/x/');
  });
});
