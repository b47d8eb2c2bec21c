import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { bodyRefusal } from './body-refusal.ts';
import { createByteBudget } from './byte-budget.ts';
import { entityTag, namesTag } from './entity-tag.ts';
import type { BodyTrouble } from './read-body.ts';
import { readTrace, traceparent } from './request-trace.ts';

it.each<[trouble: BodyTrouble, status: number, key: string, headers: object | undefined]>([
  ['too-large', 413, 'input', undefined],
  ['too-slow', 408, 'input', undefined],
  ['encoding', 400, 'input', undefined],
  ['broken', 400, 'input', undefined],
  ['coded', 415, 'input', { 'Accept-Encoding': 'identity' }],
  ['type', 415, 'input', { Accept: 'application/json' }],
  ['no-room', 503, 'busy', { 'Retry-After': '1' }],
])('a body that is %s is refused with %i', (trouble, status, key, headers) => {
  const reply = bodyRefusal(trouble, { ...DEFAULT_LIMITS, maxBytes: 1_234 });
  expect([reply.status, reply.key, reply.headers]).toEqual([status, key, headers]);
  const report = JSON.parse(reply.text) as { message: string };
  expect(report).toMatchObject({ code: status, key, message: expect.stringMatching(/^[A-Z].*[.]$/) as string });
  if (trouble === 'too-large') expect(report.message).toContain('1234 bytes');
});

describe('entity tags', () => {
  it('tell texts and versions apart, and are the same for the same', async () => {
    const tag = await entityTag('1.0', new TextEncoder().encode('a'));
    expect(tag).toBe('"1.0-ca978112ca1bbdca"');
    expect(await entityTag('1.0', new TextEncoder().encode('b'))).not.toBe(tag);
    expect(await entityTag('1.1', new TextEncoder().encode('a'))).toBe('"1.1-ca978112ca1bbdca"');
  });

  it.each<[header: string | null, named: boolean]>([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" ', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [null, false],
  ])('If-None-Match %s names the tag: %s', (header, named) => {
    expect(namesTag(header, '"a"')).toBe(named);
  });
});

describe('a budget of bytes', () => {
  it.each<[fact: string, held: number, take: number, size: 'small' | 'large' | undefined, taken: boolean]>([
    ['what is left', 60, 40, 'small', true],
    ['one byte more', 60, 41, 'small', false],
    ['what a large one may have', 35, 40, 'large', true],
    ['one byte more for a large one', 36, 40, 'large', false],
    ['a first one of any size', 0, 1_000, 'large', true],
    ['small when nothing is said', 60, 40, undefined, true],
  ])('gives %s', (_, held, take, size, taken) => {
    const budget = createByteBudget(100);
    budget.take(held);
    expect(budget.take(take, size)).toBe(taken);
    expect(budget.held).toBe(taken ? held + take : held);
    expect(budget.total).toBe(100);
    budget.give(budget.held);
    expect(budget.held).toBe(0);
  });
});

describe('who a request is', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const span = 'b7ad6b7169203331';
  const read = (headers: Record<string, string>) => readTrace(new Headers(headers));

  it('is what its caller says', () => {
    const requested = read({ 'X-Request-Id': 'a-B_1.2:3', traceparent: `00-${trace}-${span}-01` });
    expect(requested).toMatchObject({ id: 'a-B_1.2:3', traceId: trace, parentId: span, flags: '01' });
    expect(requested.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(traceparent(requested)).toBe(`00-${trace}-${requested.spanId}-01`);
  });

  it.each(['', ' ', 'a b', 'a\tb', '"x"', 'é', 'x'.repeat(129)])(
    'is fresh where the caller’s name is not fit for a log: %j',
    (id) => {
      const { id: fresh, traceId, spanId } = read({ 'X-Request-Id': id });
      expect(fresh).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(fresh.replaceAll('-', '')).toBe(traceId);
      expect(traceId.endsWith(spanId)).toBe(true);
    },
  );

  it('takes a name of 128 characters', () => {
    expect(read({ 'X-Request-Id': 'x'.repeat(128) }).id).toHaveLength(128);
  });

  it.each([
    `01-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-1`,
    `00-${trace}-${span}-01-x`,
    ` x00-${trace}-${span}-01`,
    `00-${trace}`,
  ])('takes no malformed trace: %s', (header) => {
    const requested = read({ traceparent: header });
    expect(requested.traceId).not.toBe(trace);
    expect(requested).not.toHaveProperty('parentId');
    expect(requested.flags).toBe('00');
  });
});
