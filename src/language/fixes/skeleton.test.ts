import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { jsonSkeleton, literalSnippet, shapeAt } from '../complete/snippets.ts';
import type { PathStep } from '../../engine/index.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { expectationText } from './expectation-text.ts';
import { skeletonFor } from './skeleton.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const bundle: JsonObject = {
  type: 'object',
  properties: {
    text: { type: 'string', title: 'Words' },
    day: { type: 'string', format: 'date' },
    code: { type: 'string', pattern: '^[A-Z]\\d{2}$' },
    page: { type: 'string', format: 'uri' },
    id: { type: 'string', format: 'uuid' },
    yes: { type: 'boolean' },
    count: { type: 'integer' },
    share: { type: 'number' },
    texts: { type: 'array', items: { type: 'string' } },
    rows: { type: 'array', items: { $ref: '#/$defs/row' } },
    free: { type: 'object' },
    row: { $ref: '#/$defs/row' },
    bare: { properties: { x: { type: 'string' } }, required: ['x'] },
    ring: { $ref: '#/$defs/ring' },
    rings: {
      type: 'array',
      items: { type: 'array', items: { type: 'array', items: { type: 'array', items: { type: 'array' } } } },
    },
  },
  $defs: {
    row: {
      type: 'object',
      required: ['a', 'b', 'sum'],
      properties: {
        a: { type: 'string' },
        b: { type: 'array', items: { type: 'integer' } },
        sum: { type: 'string', calculated: true },
        c: { type: 'string' },
      },
    },
    ring: { type: 'object', required: ['ring'], properties: { ring: { $ref: '#/$defs/ring' } } },
  },
};

const document = describeDocument(parseJson('{"issue_date": "2026-03-16"}'));
const knowledge = { bundle };

describe('a value that would do', () => {
  it.each<[PathStep[], unknown, string[]]>([
    [['text'], 'Words', ['$.text']],
    [['yes'], true, ['$.yes']],
    [['count'], 1, ['$.count']],
    [['share'], 1, ['$.share']],
    [['texts'], ['Text'], ['$.texts[0]']],
    [['row'], { a: 'Text', b: [1] }, ['$.row.a', '$.row.b[0]']],
    [['rows'], [{ a: 'Text', b: [1] }], ['$.rows[0].a', '$.rows[0].b[0]']],
    [['bare'], { x: 'Text' }, ['$.bare.x']],
    [['day'], '2026-03-16', ['$.day']],
    [['code'], 'A12', ['$.code']],
    [['page'], 'https://example.com', ['$.page']],
  ])('at %j has the form that is asked for, and what must be in it', (steps, value, blanks) => {
    expect(skeletonFor(knowledge, document, steps)).toEqual({ value, blanks });
  });

  it.each<[PathStep[]]>([[['free']], [['nobody']], [['ring']], [['rings']], [['id']]])(
    'at %j cannot be made up',
    (steps) => {
      expect(skeletonFor(knowledge, document, steps)).toBeUndefined();
    },
  );

  it('cannot be made up as long as nothing is known', () => {
    expect(skeletonFor({}, document, ['row'])).toBeUndefined();
  });
});

describe('a snippet', () => {
  it.each<[PathStep[], string]>([
    [['text'], '"$0"'],
    [['yes'], '${0:true}'],
    [['count'], '${0:1}'],
    [['share'], '${0:1}'],
    [['texts'], '["$0"]'],
    [['rows'], '[\n\t{\n\t\t$0\n\t}\n]'],
    [['row'], '{\n\t$0\n}'],
    [['free'], '{\n\t$0\n}'],
    [['bare'], '{\n\t$0\n}'],
    [['nobody'], '"$0"'],
  ])('at %j opens what goes there', (steps, snippet) => {
    expect(jsonSkeleton(shapeAt(bundle, steps))).toBe(snippet);
  });

  it('says words of its own syntax as they are', () => {
    expect(literalSnippet('a $0 ${x} \\ b')).toBe('a \\$0 \\${x\\} \\\\ b');
    expect(literalSnippet('plain {')).toBe('plain {');
  });
});

describe('what would be accepted', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `v${index + 1}`);

  it.each([
    [{ kind: 'present' } as const, undefined],
    [{ kind: 'absent' } as const, undefined],
    [{ kind: 'oneOf', values: list(2) } as const, 'Expected: v1, v2'],
    [{ kind: 'oneOf', values: list(8) } as const, 'Expected: v1, v2, v3, v4, v5, v6, v7, v8'],
    [{ kind: 'oneOf', values: list(10) } as const, 'Expected: v1, v2, v3, v4, v5, v6, v7, v8 … (2 more)'],
    [{ kind: 'pattern', pattern: '^a$' } as const, 'Expected: written like a'],
    [{ kind: 'pattern', pattern: '^(?!a)' } as const, 'Expected form: ^(?!a)'],
    [{ kind: 'range', max: '2', of: 'bytes' } as const, 'Expected: at most 2 bytes'],
    [{ kind: 'type', type: 'string' } as const, 'Expected: string'],
    [{ kind: 'range', min: '1', max: '2' } as const, 'Expected: from 1 to 2'],
    [{ kind: 'range', min: '1' } as const, 'Expected: 1 or more'],
    [{ kind: 'range', max: '2' } as const, 'Expected: 2 or less'],
    [{ kind: 'range' } as const, undefined],
  ])('%j', (expected, text) => {
    expect(withoutPhrases(expectationText(expected))).toBe(text);
  });
});
