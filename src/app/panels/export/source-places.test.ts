import { describe, expect, it } from 'vitest';
import { sourcePlaces } from './source-places.ts';

const plain = '{\n  "code": "A-1",\n  "lines": [{ "quantity": "2" }]\n}';
const envelope = `{ "head": {}, "doc":\n${plain}\n}`;

describe.each([
  ['a document', plain, 0],
  ['a document in its envelope', envelope, 1],
])('places of %s', (_, text, down) => {
  const places = sourcePlaces(text);
  it('are shown at the cursor as those of the document', () => {
    expect(places.pathAt({ line: 2 + down, column: 12 })).toBe('$.code');
    expect(places.pathAt({ line: 3 + down, column: 30 })).toBe('$.lines[0].quantity');
  });

  it('are found in the text, and what is calculated at what is around it', () => {
    const written = (path: string) => {
      const span = places.spanOf(path);
      return span && [text.slice(span.start, span.end), span.exact];
    };
    expect(written('$.code')).toEqual(['"A-1"', true]);
    expect(written('$.lines[0].quantity')).toEqual(['"2"', true]);
    expect(written('$.lines[0].total')).toEqual(['{', false]);
    expect(written('$.totals.payable')).toBeUndefined();
  });
});

it('what lies outside the document in an envelope is no place of it', () => {
  const places = sourcePlaces(envelope);
  expect([places.pathAt({ line: 1, column: 5 }), places.inSource('$.code')]).toEqual([undefined, '$.doc.code']);
});
