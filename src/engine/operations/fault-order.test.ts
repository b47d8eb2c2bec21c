import { describe, expect, test } from 'vitest';
import type { Fault } from '../core/faults/fault.ts';
import type { Json } from '../core/json/json.ts';
import { inDocumentOrder } from './fault-order.ts';

const fault = (path: string | undefined, code = 'C'): Fault => ({
  severity: 'error',
  stage: 'rules',
  code,
  properties: path === undefined ? [] : [path, '$'],
  description: '',
  certain: true,
  fixes: [],
});

const DOCUMENT: Json = {
  b: 1,
  a: { y: 1, x: [{ n: 1 }, { m: 1, n: 1 }] },
  'e.f': { g: 1, 'h[0]': { i: 1 } },
  k: { q: 1 },
};

describe('faults come in the order of the document', () => {
  test.each<[string, readonly string[]]>([
    ['members as they are written', ['$.b', '$.a', '$.k']],
    ['a whole before its parts', ['$', '$.a', '$.a.y', '$.a.x', '$.a.x[0]', '$.a.x[0].n', '$.a.x[1].m', '$.a.x[1].n']],
    ['entries by their number', ['$.a.x[0]', '$.a.x[1]', '$.a.x[2]', '$.a.x[10]']],
    ['a missing member behind those there are', ['$.a.y', '$.a.x[1].n', '$.a.z', '$.k', '$.nowhere']],
    ['below what is not there in the order of the entries', ['$.nowhere[0].x', '$.nowhere[1].x', '$.nowhere[1].x[0]']],
    ['names with dots and brackets as the members they are', ['$.e.f.g', '$.e.f.h[0].i', '$.k.q']],
  ])('%s', (_, paths) => {
    for (const given of [paths, [...paths].reverse(), [...paths].sort()]) {
      const ordered = inDocumentOrder(
        given.map((path) => fault(path)),
        DOCUMENT,
      );
      expect(ordered.map(({ properties: [path] }) => path)).toEqual(paths);
    }
  });

  test('those at one place by their codes', () => {
    const ordered = inDocumentOrder(
      [fault('$.a', 'Z'), fault('$.a', 'A'), fault('$.a', 'M'), fault('$.a', 'A')],
      DOCUMENT,
    );
    expect(ordered.map(({ code }) => code)).toEqual(['A', 'A', 'M', 'Z']);
    const [first, other] = [fault('$.a', 'A'), fault('$.a', 'A')];
    expect(inDocumentOrder([first, other], DOCUMENT)[0]).toBe(first);
    expect(inDocumentOrder([other, first], DOCUMENT)[0]).toBe(other);
    const back = inDocumentOrder([fault('$.a', 'A'), fault('$.a', 'Z')], DOCUMENT);
    expect(back.map(({ code }) => code)).toEqual(['A', 'Z']);
  });

  test('those without a place first', () => {
    const [first] = inDocumentOrder([fault('$.b'), fault(undefined)], DOCUMENT);
    expect(first?.properties).toEqual([]);
  });

  test('fewer than two as they are', () => {
    const single = [fault('$.a')];
    expect(inDocumentOrder(single, DOCUMENT)).toBe(single);
  });

  test('also where the text is not a document', () => {
    for (const document of [null, 'text', [1]] as Json[]) {
      const ordered = inDocumentOrder([fault('$[1].x'), fault('$[0].x')], document);
      expect(ordered.map(({ properties: [path] }) => path)).toEqual(['$[0].x', '$[1].x']);
    }
  });
});
