import { expect, it } from 'vitest';
import { readTrace, traceparent } from './request-trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('the caller is named as it names itself, and its trace goes on under a span of our own', () => {
  const trace = readTrace(new Headers({ 'X-Request-Id': 'order-7.a:1', traceparent: `00-${TRACE}-${SPAN}-01` }));
  expect(trace).toMatchObject({ id: 'order-7.a:1', traceId: TRACE, parentId: SPAN, flags: '01' });
  expect(traceparent(trace)).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`));
});

it.each(['', 'a b', 'x'.repeat(129), '<script>', '{"a":1}'])('%o is no name for a log', (id) => {
  expect(readTrace(new Headers({ 'X-Request-Id': id })).id).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  'nonsense',
])('%s begins a trace of its own', (header) => {
  const trace = readTrace(new Headers({ traceparent: header }));
  expect(trace.traceId).not.toBe(TRACE);
  expect([trace.parentId, trace.flags]).toEqual([undefined, '00']);
});
